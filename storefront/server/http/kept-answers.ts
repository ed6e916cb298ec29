import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { decode, type Encoding, encode, isWorthCompressing } from './encoding.js';
import type { Turns } from './turns.js';

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

/** What is asked for, and by whom: whose turn it takes to make it. */
export interface Ask {
  address: string;
  encoding: Encoding;
  caller: string;
}

/** Answers that are made once for everyone. They are asked for by address and encoding. */
export interface KeptAnswers {
  /** The answer where it is ready. */
  get(address: string, encoding: Encoding): KeptAnswer | undefined;
  /**
   * The ready answer, else the one that `make` makes when it is the caller's turn. Of all who ask meanwhile, the one
   * whose turn comes first makes it for the others.
   */
  getOrMake(ask: Ask, make: () => SharedAnswer | Promise<SharedAnswer>): Promise<KeptAnswer>;
}

/** What {@link createKeptAnswers} needs. */
export interface KeptAnswersParts {
  /** The memory that answers may take. */
  maxBytes: number;
  /** What answers depend on besides their address, such as the catalogue: another part, and all are dropped. */
  epoch: () => readonly unknown[];
  /** The turns in which answers are made. */
  turns: Turns;
  /** Whether one that is asked for again is compressed anew as well as can be, one at a time beside the event loop. */
  isImproved: boolean;
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

/** Keeps answers, and drops the least recently asked one first. */
export function createKeptAnswers({ maxBytes, epoch, turns, isImproved }: KeptAnswersParts): KeptAnswers {
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
    if (isImproved && answer && !answer.isBest && !isImproving) improve(current, key, encoding, answer);
    return answer;
  }

  /** Makes an answer now, unless somebody else's turn came first. */
  function makeNow({ ready, making }: Shelf, key: string, make: () => Promise<KeptAnswer>) {
    const known = ready.get(key) ?? making.get(key);
    if (known) return known;
    const answer = make()
      .then((made) => {
        ready.set(key, made);
        return made;
      })
      .finally(() => making.delete(key));
    making.set(key, answer);
    return answer;
  }

  return {
    get,
    async getOrMake({ address, encoding, caller }, make) {
      const known = get(address, encoding);
      if (known) return known;
      // Kept where it stands now, and nowhere else: what `make` knows of the catalogue is of this moment.
      const current = shelf();
      const key = `${encoding} ${address}`;
      const place = `${caller} ${key}`;
      let answer = current.making.get(key) ?? current.waiting.get(place);
      if (!answer) {
        answer = turns
          .take(caller, () => makeNow(current, key, async () => toKept(await make(), encoding)))
          .finally(() => current.waiting.delete(place));
        current.waiting.set(place, answer);
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

/** The answers of one epoch: those that are ready, those being made, and those that wait for a turn of each caller. */
interface Shelf {
  ready: LRUCache<string, KeptAnswer>;
  making: Map<string, Promise<KeptAnswer>>;
  waiting: Map<string, Promise<KeptAnswer>>;
}

const emptyShelf = (maxBytes: number): Shelf => ({
  ready: new LRUCache({ maxSize: maxBytes, sizeCalculation: sizeOf }),
  making: new Map(),
  waiting: new Map(),
});
