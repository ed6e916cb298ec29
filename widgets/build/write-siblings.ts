import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];

/** Codes for distances that are tried: how many low bits each has, and how many distances have one of their own. */
const distanceCodes = [
  [0, 0],
  [1, 0],
  [2, 0],
  [3, 0],
  [3, 56],
] as const;

/**
 * Brotli at its best, as the server sends it and as sizes are measured. Which codes for distances are best differs from
 * file to file, by a few hundredths: the smallest result is kept.
 */
async function toSmallestBrotli(content: Uint8Array): Promise<Buffer> {
  const tries = await Promise.all(
    distanceCodes.map(([postfix, direct]) =>
      toBrotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
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
        await writeFile(`${script}.br`, await toSmallestBrotli(content));
        await writeFile(`${script}.gz`, await toGzip(content, { level: 9 }));
      }),
  );
}
