import path from 'node:path';
import type { Plugin } from 'rollup';

const file = path.resolve('sdk/src/version.ts');

/** Tells the sources which version they are built as: a release is built before its number is written anywhere. */
export const stampVersion = (version: string): Plugin => ({
  name: 'stamp-version',
  transform: (_, id) =>
    id === file ? { code: `export const version = ${JSON.stringify(version)};`, map: null } : null,
});
