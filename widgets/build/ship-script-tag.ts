import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import alias from '@rollup/plugin-alias';
import nodeResolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import type { RollupOptions } from 'rollup';
import esbuild from 'rollup-plugin-esbuild';
import { inlineCss } from './inline-css.js';
import { integrity } from './integrity.js';
import { type ChunkList, listChunks } from './list-chunks.js';
import { loneConstants } from './lone-constants.js';
import { minify } from './minify.js';
import { nameChunk } from './name-chunk.js';
import { onDemand } from './on-demand.js';
import { reactAlias } from './react-alias.js';
import { shipLoader } from './ship-loader.js';
import type { Shipped } from './shipped.js';
import { throughDoors } from './through-doors.js';
import { writeSiblings } from './write-siblings.js';

const source = path.resolve('widgets/src');
const cdn = path.resolve('widgets/dist/cdn');
const { version } = JSON.parse(readFileSync('widgets/package.json', 'utf8')) as { version: string };

/** By tag: the modules that claim the widgets' tags. */
const entries = (): Record<string, string> =>
  Object.fromEntries(
    readdirSync(source)
      .map((name) => [`kerf-${name}`, path.join(source, name, `${name}.define.ts`)] as const)
      .filter(([, file]) => existsSync(file)),
  );

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
    // ofetch makes a client of its own while it loads, which nothing here uses.
    treeshake: { manualPureFunctions: ['createFetch'] },
    plugins: [
      { name: 'clear', buildStart: () => rm(cdn, { recursive: true, force: true }) },
      inlineCss(),
      replace({
        preventAssignment: true,
        values: {
          'process.env.NODE_ENV': '"production"',
          'import.meta.env.MODE': '"production"',
          'import.meta.env': 'true',
          // Every browser that runs modules has it; ofetch looks for others.
          'typeof globalThis': '"object"',
        },
      }),
      alias({ entries: reactAlias }),
      nodeResolve({ browser: true, extensions: ['.ts', '.tsx', '.js'], exportConditions: ['kerf-source'] }),
      esbuild({ target: 'es2022', jsx: 'automatic', jsxImportSource: 'react', tsconfig: false }),
      throughDoors(),
      loneConstants(),
      onDemand(version),
      minify(),
      listChunks(version, list),
    ],
    output: {
      dir: path.join(cdn, version),
      format: 'es',
      entryFileNames: '[name]-[hash:6].js',
      chunkFileNames: '[name]-[hash:6].js',
      manualChunks: nameChunk,
      hoistTransitiveImports: false,
      generatedCode: 'es2015',
      compact: true,
    },
  };
  const loader = { target: cdn, version, list };
  const pinned = shipLoader({ ...loader, isPinned: true });
  const rolling = shipLoader({ ...loader, isPinned: false });
  rolling.plugins = [rolling.plugins, { name: 'finish', writeBundle: () => finish(list.widgets) }];
  return [widgets, pinned, rolling];
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
