import { createHash } from 'node:crypto';
import type { OutputChunk, Plugin } from 'rollup';

/**
 * Gives every chunk of a build the same hash in its name, that of all of them together: `core-1a2b3c.js`. A loader has
 * to know but one then, and each page waits for the loader. Nothing is fetched more often for it, since a version has a
 * folder of its own anyway. As long as those before, it leaves every place in the code where it is.
 */
export const shareHash = (): Plugin => ({
  name: 'share-hash',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((one): one is OutputChunk => one.type === 'chunk');
    const digest = createHash('sha256');
    for (const { code } of chunks) digest.update(code);
    const hash = digest.digest('base64url').slice(0, 6);
    const shared = new Map(chunks.map(({ name, fileName }) => [fileName, `${name}-${hash}.js`]));
    const rename = (fileName: string) => shared.get(fileName) ?? fileName;
    for (const chunk of chunks) {
      delete bundle[chunk.fileName];
      chunk.fileName = rename(chunk.fileName);
      for (const [one, other] of shared) chunk.code = chunk.code.replaceAll(`./${one}`, `./${other}`);
      chunk.imports = chunk.imports.map(rename);
      chunk.dynamicImports = chunk.dynamicImports.map(rename);
      bundle[chunk.fileName] = chunk;
    }
  },
});
