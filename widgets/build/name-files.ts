import { createHash } from 'node:crypto';
import type { OutputBundle, OutputChunk, Plugin } from 'rollup';

/** Chunks without which some widget can't be drawn, the one that most widgets need first. */
function sharedChunks(bundle: OutputBundle): OutputChunk[] {
  const needed = new Map<OutputChunk, number>();
  for (const entry of Object.values(bundle)) {
    if (entry.type !== 'chunk' || !entry.isEntry) continue;
    for (const part of importsOf(entry, bundle)) needed.set(part, (needed.get(part) ?? 0) + 1);
  }
  return [...needed]
    .sort(([one, count], [other, counts]) => counts - count || (one.name < other.name ? -1 : 1))
    .map(([chunk]) => chunk);
}

/** What a chunk imports, and what that imports in turn. */
export function importsOf(chunk: OutputChunk, bundle: OutputBundle): OutputChunk[] {
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

/** Where the hash of a file's name stands, with its hyphen and without `.js`. */
const hashLength = 6;

/** The name of a chunk's file without its hash: a letter for what widgets share. */
export const fileOf = ({ fileName }: OutputChunk): string => fileName.slice(0, -hashLength - '-.js'.length);

/** The hash that all chunks of a build have in their names. */
export const hashOf = ({ fileName }: OutputChunk): string =>
  fileName.slice(-hashLength - '.js'.length, -'.js'.length);

/**
 * Names the files so that a loader, for which each page waits, can say in few bytes what a widget needs. Every chunk has
 * the same hash in its name, that of all of them together, and one that widgets share is a letter: `a-1a2b3c.js`. Nothing
 * is fetched more often for it, since a version has a folder of its own anyway. Two chunks of one name would have one
 * file then: the build fails.
 */
export const nameFiles = (): Plugin => ({
  name: 'name-files',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((one): one is OutputChunk => one.type === 'chunk');
    const digest = createHash('sha256');
    for (const { code } of chunks) digest.update(code);
    const hash = digest.digest('base64url').slice(0, hashLength);
    const shared = sharedChunks(bundle);
    if (shared.length > 26)
      this.error(
        `Widgets share ${shared.length} chunks, and 26 letters name them: merge some in name-chunk.ts.`,
      );
    const named = new Map<string, OutputChunk>();
    for (const chunk of chunks) {
      const place = shared.indexOf(chunk);
      const name = place < 0 ? chunk.name : String.fromCharCode('a'.charCodeAt(0) + place);
      const file = `${name}-${hash}.js`;
      const other = named.get(file);
      if (other)
        this.error(
          `Two chunks would have the file ${file}: ${contentsOf(other)}, and ${contentsOf(chunk)}. Rename a module, or put them together in name-chunk.ts.`,
        );
      named.set(file, chunk);
    }
    const renamed = new Map([...named].map(([file, { fileName }]) => [fileName, file]));
    const rename = (fileName: string) => renamed.get(fileName) ?? fileName;
    for (const chunk of chunks) {
      delete bundle[chunk.fileName];
      chunk.fileName = rename(chunk.fileName);
      for (const [one, other] of renamed) chunk.code = chunk.code.replaceAll(`./${one}`, `./${other}`);
      chunk.imports = chunk.imports.map(rename);
      chunk.dynamicImports = chunk.dynamicImports.map(rename);
      bundle[chunk.fileName] = chunk;
    }
  },
});

/** What a chunk is made of, for whoever has to find it. */
const contentsOf = ({ facadeModuleId, moduleIds }: OutputChunk): string =>
  facadeModuleId ?? moduleIds.join(' with ');
