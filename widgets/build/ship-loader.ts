import path from 'node:path';
import nodeResolve from '@rollup/plugin-node-resolve';
import type { RollupOptions } from 'rollup';
import esbuild from 'rollup-plugin-esbuild';
import type { ChunkList } from './list-chunks.js';
import { minify } from './minify.js';
import { placeSheet } from './place-sheet.js';
import type { LoaderChecks, LoaderTable } from './shipped.js';

/** A loader below `target`: pinned in the folder of its version, or rolling in that of its major version. */
export interface LoaderBuild {
  target: string;
  version: string;
  /** Read when the loader is written, so that the chunks may be listed after this was called. */
  list: Pick<ChunkList, 'hash' | 'table' | 'checks'>;
  isPinned: boolean;
}

/** Fetched by widgets that a server drew, whose pages have no loader. */
const withoutLoader = 'early';

/** What a pinned loader vouches for: everything that a widget may load. */
const everyChunk = (checks: LoaderChecks): LoaderChecks =>
  Object.fromEntries(Object.entries(checks).filter(([name]) => name !== withoutLoader));

/** Rows that are alike stand together, the longest first: compressed, the table is a few bytes shorter. */
const rowsAlike = (table: LoaderTable): LoaderTable =>
  Object.fromEntries(
    Object.entries(table).sort(
      ([name, parts], [other, others]) =>
        others.length - parts.length || (`${parts} ${name}` < `${others} ${other}` ? -1 : 1),
    ),
  );

/** A classic script that knows the chunks; only the pinned one checks their integrity. */
export function shipLoader({ target, version, list, isPinned }: LoaderBuild): RollupOptions {
  const fillIn = (code: string): string =>
    code
      .replace('__KERF_VERSION__', JSON.stringify(version))
      .replace('__KERF_HASH__', JSON.stringify(list.hash))
      .replace('__KERF_TABLE__', JSON.stringify(rowsAlike(list.table)))
      .replace('__KERF_CHECKS__', JSON.stringify(isPinned ? everyChunk(list.checks) : {}))
      .replace('__KERF_PLACES__', JSON.stringify(placeSheet))
      .replace('__KERF_IS_PINNED__', String(isPinned));
  return {
    input: path.resolve('widgets/src/loader.ts'),
    plugins: [
      { name: 'fill-in', renderChunk: (code) => ({ code: fillIn(code), map: null }) },
      nodeResolve({ extensions: ['.ts'] }),
      esbuild({ target: 'es2022', tsconfig: false }),
      minify(),
    ],
    output: {
      file: path.join(target, isPinned ? version : `v${version.split('.')[0]}`, 'kerf.js'),
      format: 'iife',
      generatedCode: 'es2015',
      compact: true,
    },
  };
}
