import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rollup } from 'rollup';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ChunkList, listChunks } from './list-chunks.js';
import { nameFiles } from './name-files.js';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kerf-names-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

/** Builds modules, of which those at the top are widgets, into `out`; says what the loader would know. */
async function build(modules: Record<string, string>): Promise<ChunkList> {
  for (const [file, code] of Object.entries(modules)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), code);
  }
  const list: ChunkList = { hash: '', table: {}, checks: {}, widgets: {}, shared: {} };
  const entries = Object.keys(modules).filter((file) => !file.includes('/'));
  const bundle = await rollup({
    input: Object.fromEntries(entries.map((file) => [path.basename(file, '.js'), path.join(folder, file)])),
    plugins: [nameFiles(), listChunks('1.0.0', list)],
    logLevel: 'silent',
  });
  await bundle.write({
    dir: path.join(folder, 'out'),
    entryFileNames: '[name]-[hash:6].js',
    chunkFileNames: '[name]-[hash:6].js',
    manualChunks: (id) => /common\/(\w+)\.js/.exec(id)?.[1],
    hoistTransitiveImports: false,
  });
  return list;
}

const kept = (name: string) => `globalThis.kept = [...(globalThis.kept ?? []), '${name}'];`;
const widgets = {
  'kerf-one.js': `import './common/core.js'; import('./on-demand/later.js');`,
  'kerf-other.js': `import './common/cart.js'; import './own/row.js';`,
  'common/core.js': kept('core'),
  'common/cart.js': `import './core.js';${kept('cart')}`,
  'own/row.js': kept('row'),
  'on-demand/later.js': `import '../common/cart.js'; ${kept('later')} export const later = 1;`,
};

test('What widgets share is named by letters, most needed first, and a tag lists all of it', async () => {
  const { hash, table, shared, checks } = await build(widgets);
  expect(shared).toEqual({ a: 'core', b: 'cart' });
  expect(table).toEqual({ one: 'a', other: 'ab' });
  expect(checks.later?.slice(1)).toEqual(['a', 'b']);
  expect((await readdir(path.join(folder, 'out'))).sort()).toEqual(
    ['a', 'b', 'kerf-one', 'kerf-other', 'later'].map((name) => `${name}-${hash}.js`),
  );
});

test('The files import each other by these names', async () => {
  const { hash } = await build(widgets);
  const read = (name: string) => readFile(path.join(folder, 'out', `${name}-${hash}.js`), 'utf8');
  expect(await read('kerf-other')).toContain(`'./b-${hash}.js'`);
  expect(await read('b')).toContain(`'./a-${hash}.js'`);
  expect(await read('kerf-one')).toContain(`import('./later-${hash}.js')`);
});

test('Two chunks that would have one file fail the build, which names both', async () => {
  const panels = {
    'kerf-one.js': `import('./cart/dialog.js'); import('./quotes/dialog.js');`,
    'cart/dialog.js': kept('one'),
    'quotes/dialog.js': kept('other'),
  };
  await expect(build(panels)).rejects.toThrow(
    /file dialog-.{6}\.js: .*cart\/dialog\.js, and .*quotes\/dialog\.js\. Rename/,
  );
});

test('A chunk on demand whose name is a letter that widgets share fails the build', async () => {
  await expect(
    build({
      ...widgets,
      'kerf-third.js': `import('./on-demand/a.js');`,
      'on-demand/a.js': kept('a'),
    }),
  ).rejects.toThrow(/file a-.{6}\.js/);
});

test('More chunks than letters fail the build', async () => {
  const names = Array.from({ length: 27 }, (_, index) => `part${index}`);
  await expect(
    build({
      'kerf-one.js': names.map((name) => `import './common/${name}.js';`).join(''),
      ...Object.fromEntries(names.map((name) => [`common/${name}.js`, kept(name)])),
    }),
  ).rejects.toThrow('share 27 chunks');
});
