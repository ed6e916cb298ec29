import type { OutputBundle, OutputChunk, Plugin } from 'rollup';
import { integrity } from './integrity.js';
import { fileOf, hashOf, importsOf } from './name-files.js';
import type { LoaderChecks, LoaderTable, Shipped, ShippedFile } from './shipped.js';

/** What the loader and the manifest say about the chunks. */
export interface ChunkList extends Pick<Shipped, 'widgets' | 'shared'> {
  /** The hash in the names of all chunks. */
  hash: string;
  table: LoaderTable;
  checks: LoaderChecks;
}

const tagPrefix = 'kerf-';

/** Fills the list while the chunks are written. */
export function listChunks(version: string, list: ChunkList): Plugin {
  return {
    name: 'list-chunks',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const shipped = ({ fileName, code }: OutputChunk): ShippedFile => ({
          file: `${version}/${fileName}`,
          integrity: integrity(code),
        });
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          const imports = importsOf(chunk, bundle);
          const parts = imports.map(fileOf).sort();
          const digest = integrity(chunk.code, 'sha256').replace('sha256-', '');
          list.hash = hashOf(chunk);
          list.checks[fileOf(chunk)] = [digest, ...parts];
          if (!chunk.isEntry) continue;
          list.table[chunk.name.replace(tagPrefix, '')] = parts.join('');
          for (const part of imports) list.shared[fileOf(part)] = part.name;
          list.widgets[chunk.name] = {
            ...shipped(chunk),
            imports: imports.map(shipped),
            soon: soonOf([chunk, ...imports], bundle).map(shipped),
          };
        }
      },
    },
  };
}

/** Chunks on demand that a page of the shop needs before anybody uses it. */
const soon = ['early', 'own-auth'];

const soonOf = (chunks: readonly OutputChunk[], bundle: OutputBundle): OutputChunk[] =>
  chunks
    .flatMap(({ dynamicImports }) => dynamicImports.map((name) => bundle[name]))
    .filter((part): part is OutputChunk => part?.type === 'chunk' && soon.includes(part.name));
