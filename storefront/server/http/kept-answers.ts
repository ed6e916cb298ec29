import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { decode, type Encoding, encode, isWorthCompressing } from './encoding.js';

/** An answer that is the same for everyone who asks at this address. */
export interface SharedAnswer {
  status: number;
  /** All but the request's id; what depends on the body is added. */
  headers: Readonly<Record<string, string>> & { readonly 'content-type': string };
  body: string | Buffer;
  /** The pattern of the route that answers at this address, which sendings are counted under. */
  route?: string | undefined;
}

/** An answer as it goes over the wire, ready to be sent any number of times. */
export interface KeptAnswer {
  readonly status: number;
  readonly route: string | undefined;
  readonly etag: string;
  /** Names and values by turns, as Node takes them fastest. */
  readonly headers: readonly string[];
  /** Those that say what the body is, which a 304 has none of. */
  readonly bodyHeaders: readonly string[];
  readonly body: Buffer;
  /** Whether it was compressed as well as can be, or while somebody waited. */
  readonly isBest: boolean;
}

/** Answers that are made once for everyone. They are asked for by address and encoding. */
export interface KeptAnswers {
  /** The answer where it is ready. */
  get(address: string, encoding: Encoding): KeptAnswer | undefined;
  /** The ready answer, else the one that `make` makes; whoever asks meanwhile waits for the same one. */
  getOrMake(address: string, encoding: Encoding, make: () => SharedAnswer): Promise<KeptAnswer>;
}

/** Bytes that an answer takes for the objects that hold it. */
const overhead = 1_024;

const sizeOf = ({ body, headers }: KeptAnswer, key: string): number =>
  overhead + body.length + key.length + headers.join('').length;

/** The same bytes in memory of their own: what zlib and Buffer hand out is often a small part of a larger block. */
function alone(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  copy.set(bytes);
  return copy;
}

// Weak, since all encodings of a body share it.
const tagOf = (body: Buffer): string =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

async function toKept(
  { status, headers, body, route }: SharedAnswer,
  encoding: Encoding,
): Promise<KeptAnswer> {
  const { 'content-type': type, ...rest } = headers;
  const bytes = Buffer.from(body);
  const etag = tagOf(bytes);
  const isPacked = encoding !== 'identity' && isWorthCompressing(type, bytes.length);
  const packed = alone(isPacked ? await encode(bytes, encoding, 'quick') : bytes);
  return {
    status,
    route,
    etag,
    headers: Object.entries({ ...rest, vary: 'accept-encoding', etag }).flat(),
    bodyHeaders: [
      ...['content-type', type],
      ...(isPacked ? ['content-encoding', encoding] : []),
      ...lengthOf(packed),
    ],
    body: packed,
    isBest: !isPacked,
  };
}

const lengthOf = (body: Buffer) => ['content-length', String(body.length)];

async function toBest(answer: KeptAnswer, encoding: Encoding): Promise<KeptAnswer> {
  const body = alone(await encode(await decode(answer.body, encoding), encoding, 'best'));
  return {
    ...answer,
    bodyHeaders: [...answer.bodyHeaders.slice(0, -2), ...lengthOf(body)],
    body,
    isBest: true,
  };
}

/**
 * Keeps answers in at most `maxBytes` of memory, the least recently asked one dropped first. All of them are dropped
 * when a part of `epoch` is another than before: what answers depend on besides their address, such as the catalogue.
 * One that is asked for again is compressed anew as well as can be, one at a time and beside the event loop.
 */
export function createKeptAnswers(maxBytes: number, epoch: () => readonly unknown[]): KeptAnswers {
  let parts: readonly unknown[] = [];
  let kept = emptyShelf(maxBytes);
  let isImproving = false;

  // A new shelf rather than a cleared one: what is still being made for the old one must not come to stand on the new.
  function shelf(): Shelf {
    const current = epoch();
    if (isSame(current, parts)) return kept;
    parts = current;
    kept = emptyShelf(maxBytes);
    return kept;
  }

  function improve({ ready }: Shelf, key: string, encoding: Encoding, answer: KeptAnswer): void {
    isImproving = true;
    toBest(answer, encoding)
      .then((best) => {
        if (ready.peek(key) === answer) ready.set(key, best);
      })
      // What was good enough for the first is good enough.
      .catch(() => {})
      .finally(() => {
        isImproving = false;
      });
  }

  function get(address: string, encoding: Encoding): KeptAnswer | undefined {
    const current = shelf();
    const key = `${encoding} ${address}`;
    const answer = current.ready.get(key);
    if (answer && !answer.isBest && !isImproving) improve(current, key, encoding, answer);
    return answer;
  }

  return {
    get,
    async getOrMake(address, encoding, make) {
      const known = get(address, encoding);
      if (known) return known;
      const { ready, making } = shelf();
      const key = `${encoding} ${address}`;
      let answer = making.get(key);
      if (!answer) {
        answer = toKept(make(), encoding)
          .then((made) => {
            ready.set(key, made);
            return made;
          })
          .finally(() => making.delete(key));
        making.set(key, answer);
      }
      return answer;
    },
  };
}

// Asked for every answer, so it makes nothing on the way.
function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  for (let index = 0; index < one.length; index++) if (one[index] !== other[index]) return false;
  return true;
}

/** The answers of one epoch: those that are ready, and those being made. */
interface Shelf {
  ready: LRUCache<string, KeptAnswer>;
  making: Map<string, Promise<KeptAnswer>>;
}

const emptyShelf = (maxBytes: number): Shelf => ({
  ready: new LRUCache({ maxSize: maxBytes, sizeCalculation: sizeOf }),
  making: new Map(),
});
