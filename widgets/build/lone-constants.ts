import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transform } from 'esbuild';
import type { Plugin } from 'rollup';
import { rewriteImports } from './rewrite-imports.js';

/** Modules of the SDK that list constants, each of which stands for itself. */
const lists = /\/contract\/(messages|limits)\.js$/;
const only = '?only=';

/**
 * Takes lists of constants apart, a module each, so that a chunk has those that it uses: chunks are made of whole
 * modules, and the first words of the smallest widget would bring the words of all of them.
 */
export const loneConstants = (): Plugin => ({
  name: 'lone-constants',
  resolveId: (id) => (id.includes(only) ? id : null),
  async load(id) {
    const [file = '', name = ''] = id.split(only);
    if (!name) return null;
    const text = readFileSync(file, 'utf8');
    const found = new RegExp(`^export const ${name}\\b[^]*?;$`, 'm').exec(text)?.[0];
    if (!found) return this.error(`${file} has no constant ${name}.`);
    return (await transform(found, { loader: 'ts', target: 'es2022' })).code;
  },
  transform(code, id) {
    if (!/\/contract\/(messages|limits)\.js/.test(code)) return null;
    return rewriteImports(this, code, (from, names) => {
      if (!lists.test(from) || names.some(({ imported }) => !imported)) return null;
      const file = path.resolve(path.dirname(id), from).replace(/\.js$/, '.ts');
      return names.map(
        ({ imported, local }) =>
          `import { ${imported} as ${local} } from ${JSON.stringify(file + only + imported)};`,
      );
    });
  },
});
