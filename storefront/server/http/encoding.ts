import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';
import { LRUCache } from 'lru-cache';

/** How a body travels: compressed in one of two ways, or as it is ('identity'). */
export type Encoding = 'br' | 'gzip' | 'identity';

/** 'quick' while somebody waits for the answer; 'best' once, for one that is sent many times. */
export type Effort = 'quick' | 'best';

/** Best first: what a client takes equally gladly is sent in the first of these. */
const encodings: Encoding[] = ['br', 'gzip', 'identity'];
/** Below this many bytes a body fits the first packet with its headers either way. */
const tooSmall = 1_024;
const brotliQuality: Readonly<Record<Effort, number>> = { quick: 5, best: 11 };
const gzipLevel: Readonly<Record<Effort, number>> = { quick: 6, best: 9 };

const [toBrotli, fromBrotli] = [promisify(brotliCompress), promisify(brotliDecompress)];
const [toGzip, fromGzip] = [promisify(gzip), promisify(gunzip)];

// Browsers send the same few headers over and over.
const negotiator = new Negotiator<Encoding>({
  supportedValues: encodings,
  cache: new LRUCache<string, string>({ max: 100 }),
});

/** The encoding to send to a client by its `accept-encoding`; 'identity' for one that names none of ours. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  return accepted === undefined ? 'identity' : (negotiator.negotiate(accepted.toLowerCase()) ?? 'identity');
}

/** Whether compressing a body of this `content-type` and so many bytes makes it smaller by more than it costs. */
export const isWorthCompressing = (type: string, bytes: number): boolean =>
  bytes >= tooSmall && /^text\/|[/+](json|javascript|xml)\b/.test(type);

/** A body in an encoding. The work is done beside the event loop. */
export function encode(body: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  switch (encoding) {
    case 'br':
      return toBrotli(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: brotliQuality[effort],
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        },
      });
    case 'gzip':
      return toGzip(body, { level: gzipLevel[effort] });
    case 'identity':
      return Promise.resolve(body);
  }
}

/** The body that {@link encode} was given. */
export function decode(body: Buffer, encoding: Encoding): Promise<Buffer> {
  switch (encoding) {
    case 'br':
      return fromBrotli(body);
    case 'gzip':
      return fromGzip(body);
    case 'identity':
      return Promise.resolve(body);
  }
}
