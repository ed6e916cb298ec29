import path from 'node:path';
import type { OutputBundle, OutputChunk, Plugin } from 'rollup';
import { integrity } from './integrity.js';
import type { LoaderDigests, LoaderTable, Shipped, ShippedFile } from './shipped.js';

/** What the loader and the manifest say about the widgets' chunks. */
export interface ChunkList {
  table: LoaderTable;
  digests: LoaderDigests;
  widgets: Shipped['widgets'];
}

/** Fills the list while the chunks are written. Names end in a hash: `core-1a2b3c.js`. */
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
          list.table[chunk.name] = [hashOf(chunk), ...imports.map(({ name }) => name)];
          list.digests[chunk.name] = integrity(chunk.code, 'sha256');
          if (chunk.isEntry)
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

/** Chunks on demand that whoever uses a page of the shop comes to need. */
const soon = ['early', 'on-demand'];

const soonOf = (chunks: readonly OutputChunk[], bundle: OutputBundle): OutputChunk[] =>
  chunks
    .flatMap(({ dynamicImports }) => dynamicImports.map((name) => bundle[name]))
    .filter((part): part is OutputChunk => part?.type === 'chunk' && soon.includes(part.name));

const hashOf = ({ name, fileName }: OutputChunk): string =>
  path.basename(fileName, '.js').slice(name.length + 1);

function importsOf(chunk: OutputChunk, bundle: OutputBundle): OutputChunk[] {
  const found = new Set<OutputChunk>();
  const visit = (name: string): void => {
    const part = bundle[name];
    if (part?.type !== 'chunk' || found.has(part)) return;
    found.add(part);
    part.imports.forEach(visit);
  };
  chunk.imports.forEach(visit);
  return [...found];
}
