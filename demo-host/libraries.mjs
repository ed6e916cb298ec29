import { readdir } from 'node:fs/promises';
import path from 'node:path';

const kinds = {
  sheets: { ending: '.css', type: 'text/css; charset=utf-8' },
  scripts: { ending: '.cjs', type: 'text/javascript; charset=utf-8' },
};
const bundles = new Map();

const folderOf = (kind) => path.join(import.meta.dirname, 'libraries', kind);

/**
 * What a site may have beside the widgets, by name.
 * @param {'sheets' | 'scripts'} kind
 * @returns {Promise<string[]>}
 */
export async function listLibraries(kind) {
  const { ending } = kinds[kind];
  return (await readdir(folderOf(kind)))
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .sort();
}

/**
 * A library as its site sends it: one style sheet, or one script that is not in strict mode, as before there were
 * modules. Null where there is none of that name.
 * @param {'sheets' | 'scripts'} kind
 * @param {string} name
 * @returns {Promise<{ text: string, type: string } | null>}
 */
export async function readLibrary(kind, name) {
  if (!(await listLibraries(kind)).includes(name)) return null;
  const { ending, type } = kinds[kind];
  const file = path.join(folderOf(kind), name + ending);
  if (!bundles.has(file)) bundles.set(file, bundle(file));
  return { text: await bundles.get(file), type };
}

async function bundle(file) {
  // Most pages of this site need none of it.
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'iife',
    logLevel: 'error',
    // Its own says "strict".
    tsconfigRaw: {},
    define: { global: 'globalThis' },
    loader: { '.woff': 'empty', '.woff2': 'empty', '.ttf': 'empty', '.eot': 'empty', '.svg': 'dataurl' },
  });
  return outputFiles[0].text;
}
