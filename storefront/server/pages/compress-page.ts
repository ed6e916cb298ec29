import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** How hard pages are compressed: somebody waits for the first. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
/** How many compressed pages are kept. */
const kept = 200;

const encodings = {
  br: (html: string) => promisify(brotliCompress)(html, quality),
  gzip: (html: string) => promisify(gzip)(html),
};
type Encoding = keyof typeof encodings;

/** The better encoding of those that the browser takes, or null. */
export function pickEncoding(accepted: string | undefined): Encoding | null {
  const taken = new Set(
    (accepted ?? '')
      .split(',')
      .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
      .map((part) => part.replace(/;.*$/s, '').trim()),
  );
  return (['br', 'gzip'] as const).find((encoding) => taken.has(encoding)) ?? null;
}

/** Makes the function that compresses pages, and remembers them by ETag: most requests are for the same few. */
export function createPageCompressor(): (html: string, etag: string, encoding: Encoding) => Promise<Buffer> {
  const pages = new Map<string, Promise<Buffer>>();
  return (html, etag, encoding) => {
    const key = encoding + etag;
    const known = pages.get(key) ?? encodings[encoding](html);
    // Put in last again, so that the first is the one that nobody asked for the longest.
    pages.delete(key);
    pages.set(key, known);
    const [oldest] = pages.keys();
    if (pages.size > kept && oldest) pages.delete(oldest);
    return known;
  };
}
