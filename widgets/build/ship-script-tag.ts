import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import alias from '@rollup/plugin-alias';
import nodeResolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import terser from '@rollup/plugin-terser';
import type { Plugin, RollupOptions } from 'rollup';
import esbuild from 'rollup-plugin-esbuild';
import { inlineCss } from './inline-css.js';
import { integrity } from './integrity.js';
import { type ChunkList, listChunks } from './list-chunks.js';
import { nameChunk } from './name-chunk.js';
import { reactAlias } from './react-alias.js';
import type { Shipped } from './shipped.js';
import { writeSiblings } from './write-siblings.js';

const source = path.resolve('widgets/src');
const cdn = path.resolve('widgets/dist/cdn');
const leanOfetch = path.resolve('widgets/build/lean-ofetch.ts');
const { version } = JSON.parse(readFileSync('widgets/package.json', 'utf8')) as { version: string };

/** By tag: the modules that claim the widgets' tags. */
const entries = (): Record<string, string> =>
  Object.fromEntries(
    readdirSync(source)
      .map((name) => [`kerf-${name}`, path.join(source, name, `${name}.define.ts`)] as const)
      .filter(([, file]) => existsSync(file)),
  );

const minify = () =>
  terser({
    module: true,
    ecma: 2020,
    compress: {
      passes: 3,
      pure_getters: true,
      unsafe_arrows: true,
      unsafe_methods: true,
      unsafe_comps: true,
      keep_fargs: false,
      hoist_vars: true,
    },
    format: { comments: false },
  });

const sources = (): Plugin[] => [
  alias({ entries: [...reactAlias, { find: /^(ufo|destr)$/, replacement: leanOfetch }] }),
  nodeResolve({
    browser: true,
    extensions: ['.ts', '.tsx', '.js', '.mjs'],
    exportConditions: ['kerf-source'],
  }),
  esbuild({ target: 'es2022', jsx: 'automatic', jsxImportSource: 'react', tsconfig: false }),
];

/**
 * The script tag: first every widget as a module with the chunks they share, then the loaders, which carry the list
 * of those chunks: one below the version, to be pinned, and one for whoever follows the major version. The same
 * sources give the same bytes.
 */
export function shipScriptTag(): RollupOptions[] {
  const list: ChunkList = { table: {}, digests: {}, widgets: {} };
  const widgets: RollupOptions = {
    input: entries(),
    preserveEntrySignatures: false,
    plugins: [
      { name: 'clear', buildStart: () => rm(cdn, { recursive: true, force: true }) },
      inlineCss(),
      replace({
        preventAssignment: true,
        values: {
          'process.env.NODE_ENV': '"production"',
          'import.meta.env.MODE': '"production"',
          'import.meta.env': 'true',
        },
      }),
      ...sources(),
      minify(),
      listChunks(version, list),
    ],
    output: {
      dir: path.join(cdn, version),
      format: 'es',
      entryFileNames: '[name]-[hash].js',
      chunkFileNames: '[name]-[hash].js',
      manualChunks: nameChunk,
      hoistTransitiveImports: false,
      generatedCode: 'es2015',
      compact: true,
    },
  };
  const pinned = loader(`${version}/kerf.js`, list, true);
  const rolling = loader(`v${version.split('.')[0]}/kerf.js`, list, false);
  rolling.plugins = [rolling.plugins, { name: 'finish', writeBundle: () => finish(list.widgets) }];
  return [widgets, pinned, rolling];
}

function loader(file: string, list: ChunkList, isPinned: boolean): RollupOptions {
  const values = () => ({
    __KERF_VERSION__: version,
    __KERF_TABLE__: list.table,
    __KERF_DIGESTS__: isPinned ? list.digests : null,
  });
  return {
    input: path.join(source, 'loader.ts'),
    plugins: [
      {
        name: 'fill-in',
        renderChunk: (code) => ({
          code: Object.entries(values()).reduce(
            (text, [name, value]) => text.replace(name, JSON.stringify(value)),
            code,
          ),
          map: null,
        }),
      },
      ...sources(),
      minify(),
    ],
    output: { file: path.join(cdn, file), format: 'iife', generatedCode: 'es2015', compact: true },
  };
}

/** The manifest, and the compressed siblings. */
async function finish(widgets: Shipped['widgets']): Promise<void> {
  const file = `${version}/kerf.js`;
  const shipped: Shipped = {
    version,
    loader: { file, integrity: integrity(await readFile(path.join(cdn, file))) },
    widgets,
  };
  await writeFile(path.join(cdn, 'manifest.json'), `${JSON.stringify(shipped, null, 2)}\n`);
  await writeSiblings(cdn);
}
