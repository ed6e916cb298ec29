import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transform } from 'esbuild';
import type { Plugin } from 'rollup';

/** Modules of the SDK that list constants, each of which stands for itself. */
const lists = /\/contract\/(messages|limits)\.js$/;
const only = '?only=';

interface ImportStatement {
  type: string;
  start: number;
  end: number;
  source: { value: string };
  specifiers: readonly { type: string; imported: { name: string }; local: { name: string } }[];
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
    return (await transform(found, { loader: 'ts', target: 'es2022' })).code;
  },
  transform(code, id) {
    if (!/\/contract\/(messages|limits)\.js/.test(code)) return null;
    const statements = this.parse(code).body as unknown as readonly ImportStatement[];
    let apart = code;
    for (const { type, start, end, source, specifiers } of [...statements].reverse()) {
      if (type !== 'ImportDeclaration' || !lists.test(source.value)) continue;
      if (specifiers.some((one) => one.type !== 'ImportSpecifier')) continue;
      const file = path.resolve(path.dirname(id), source.value).replace(/\.js$/, '.ts');
      const imports = specifiers.map(
        ({ imported, local }) =>
          `import { ${imported.name} as ${local.name} } from ${JSON.stringify(file + only + imported.name)};`,
      );
      apart = apart.slice(0, start) + imports.join('\n') + apart.slice(end);
    }
    return { code: apart, map: null };
  },
});
