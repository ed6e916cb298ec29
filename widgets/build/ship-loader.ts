import path from 'node:path';
import nodeResolve from '@rollup/plugin-node-resolve';
import type { RollupOptions } from 'rollup';
import esbuild from 'rollup-plugin-esbuild';
import type { ChunkList } from './list-chunks.js';
import { minify } from './minify.js';

/** A loader below `target`: pinned in the folder of its version, or rolling in that of its major version. */
export interface LoaderBuild {
  target: string;
  version: string;
  /** Read when the loader is written, so that the chunks may be listed after this was called. */
  list: Pick<ChunkList, 'table' | 'digests'>;
  isPinned: boolean;
}

/** A classic script that knows the chunks; only the pinned one checks their integrity. */
export function shipLoader({ target, version, list, isPinned }: LoaderBuild): RollupOptions {
  const fillIn = (code: string): string =>
    code
      .replace('__KERF_VERSION__', JSON.stringify(version))
      .replace('__KERF_TABLE__', JSON.stringify(list.table))
      .replace('__KERF_DIGESTS__', isPinned ? JSON.stringify(list.digests) : 'null');
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
