import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/**
 * Brotli at its best, as the server sends it and as sizes are measured. What it takes for the likeliest kind of distance
 * and of text makes a few hundredths, now one way, now the other: the smallest is kept.
 */
function toBrotli(content: Uint8Array): Buffer {
  const modes = [constants.BROTLI_MODE_TEXT, constants.BROTLI_MODE_GENERIC];
  const tries = modes.flatMap((mode) =>
    [
      [0, 0],
      [1, 0],
      [2, 0],
      [3, 0],
      [3, 8],
    ].map(([postfix = 0, direct = 0]) =>
      brotliCompressSync(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
          [constants.BROTLI_PARAM_MODE]: mode,
          [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
          [constants.BROTLI_PARAM_NDIRECT]: direct,
        },
      }),
    ),
  );
  return tries.reduce((least, one) => (one.byteLength < least.byteLength ? one : least));
}

/**
 * Puts a `.br` and, for who does not take that, a `.gz` beside every script below the folder, so that nothing is
 * compressed while somebody waits.
 */
export async function writeSiblings(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  await Promise.all(
    files
      .filter((file) => file.endsWith('.js'))
      .map(async (file) => {
        const script = path.join(folder, file);
        const content = await readFile(script);
        await writeFile(`${script}.br`, toBrotli(content));
        await writeFile(`${script}.gz`, gzipSync(content, { level: 9 }));
      }),
  );
}
