import type { Plugin } from 'rollup';

/** What reckons with numbers of any size, and makes plain ones of them. */
const files = /\/node_modules\/clipper2-ts\//;

/** Keeps `Number(text)` as it is there: the minifier writes `+text`, which no number of any size can be asked for. */
export const bigNumbers = (): Plugin => ({
  name: 'big-numbers',
  transform: (code, id) =>
    files.test(id) ? { code: code.replaceAll(/(?<![\w.])Number\(/g, 'globalThis.Number('), map: null } : null,
});
