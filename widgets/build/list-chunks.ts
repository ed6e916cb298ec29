import path from 'node:path';
import type { OutputBundle, OutputChunk, Plugin } from 'rollup';
import { integrity } from './integrity.js';
import type { LoaderTable, Shipped, ShippedFile } from './shipped.js';

/** What the loader and the manifest say about the widgets' chunks. */
export interface ChunkList {
  /** The hash in the names of all chunks. */
  hash: string;
  table: LoaderTable;
  widgets: Shipped['widgets'];
}

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
          const digest = integrity(chunk.code, 'sha256').replace('sha256-', '');
          list.hash = hashOf(chunk);
          list.table[chunk.name] = [digest, ...nextOf(chunk, bundle).map(({ name }) => name)];
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

/** What a chunk imports and none of its other imports does. */
function nextOf(chunk: OutputChunk, bundle: OutputBundle): OutputChunk[] {
  const all = importsOf(chunk, bundle);
  const further = new Set(all.flatMap((part) => importsOf(part, bundle)));
  return all.filter((part) => !further.has(part));
}

/** What a chunk imports, and what that imports in turn. */
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
