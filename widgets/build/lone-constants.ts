import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transform } from 'esbuild';
import type { Plugin } from 'rollup';
import { rewriteImports } from './rewrite-imports.js';

/** Modules of the SDK that list constants, each of which stands for itself. */
const lists = /\/contract\/(messages|limits|([a-z]+-)?routes)\.js$/;
const only = '?only=';

/** What the text of a constant names of its own list, and of the lists that this one imports, each by its module. */
function namedIn(found: string, name: string, { file, text }: { file: string; text: string }): string[] {
  const others = [...text.matchAll(/^export const (\w+)/gm)].map(([, other = '']) => [other, file] as const);
  const imported = [...text.matchAll(/^import \{([^}]+)\} from '(\.[^']+)\.js';$/gm)].flatMap(
    ([, names = '', from = '']) =>
      names
        .split(',')
        .map((each) => each.trim())
        .filter((each) => each && !each.startsWith('type '))
        .map((each) => [each, `${path.resolve(path.dirname(file), from)}.ts`] as const),
  );
  return [...others, ...imported]
    .filter(([other]) => other !== name && new RegExp(`\\b${other}\\b`).test(found))
    .map(([other, from]) => `import { ${other} } from ${JSON.stringify(from + only + other)};\n`);
}

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
    const { code } = await transform(found, { loader: 'ts', target: 'es2022' });
    return namedIn(found, name, { file, text }).join('') + code;
  },
  transform(code, id) {
    if (!/\/contract\/(messages|limits|([a-z]+-)?routes)\.js/.test(code)) return null;
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
