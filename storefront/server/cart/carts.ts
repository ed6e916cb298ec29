/** The one way to carts, for the API and for the shop's own pages: who may open which, how often, and each write once. */
import type { CartAnswer } from '@kerf/sdk/contract';
import type { Kysely, Transaction } from 'kysely';
import type { Catalogue } from '../catalogue/catalogue.js';
import type { Schema } from '../db/schema.js';
import { addressBlock } from '../http/address-block.js';
import { success } from '../http/answer.js';
import type { Turns } from '../http/turns.js';
import type { CartLimits } from './cart-limits.js';
import { type KeptLine, opensCart, readCart } from './cart-rows.js';
import type { Today } from './price-line.js';
import { findRemovedLine } from './remove-line.js';
import { type KeptAnswer, runOnce } from './run-once.js';
import { showCart } from './show-cart.js';

/** Who asks for a cart. */
interface CartCaller {
  /** The caller's address on the network. */
  address: string;
  /** What may open the cart, the first that does counts: a header's token, then that of the shop's own cookie. */
  tokens: readonly string[];
}

/** A change of a cart. */
export interface CartWrite {
  /** HTTP status of an answer that worked; 201 adds a line, and makes a cart where none is open. */
  code: 200 | 201;
  /** What is written: method, path and body. */
  request: string;
  /** What the caller named it; null for a write without a name. */
  key: string | null;
  /** How long a named one is answered again instead of done, ms (default: a day). */
  keptFor?: number;
  /** The token of the other cart in a merge. */
  merged?: string | null;
  /** Does it, to the cart that the token opens; answers with what opens the cart from then on, '' for none. */
  work: (trx: Transaction<Schema>, token: string | null, today: Today) => Promise<{ token: string }>;
}

/** The carts of the shop. */
export interface Carts {
  /** The cart of a caller as it is today; an empty one without a token where nothing is open. */
  read(caller: CartCaller): Promise<CartAnswer>;
  /** Whether a token opens a cart (any more). */
  opens(token: string | null): Promise<boolean>;
  /** A line that was taken out of a caller's cart and can be put back; null for any other. */
  findRemoved(caller: CartCaller, id: string): Promise<KeptLine | null>;
  /** Changes the cart of a caller, in turn and within the limits; a named write is done once. */
  write(caller: CartCaller, write: CartWrite): Promise<KeptAnswer>;
}

/** What carts need. */
export interface CartsParts {
  db: Kysely<Schema>;
  catalogue: () => Catalogue;
  now: () => Date;
  turns: Turns;
  limits: CartLimits;
}

/** Opens the shop's carts. */
export function openCarts({ db, catalogue, now, turns, limits }: CartsParts): Carts {
  const opens = async (token: string | null) => token !== null && (await opensCart(db, token));

  /** The first token that opens a cart, else the first of all. */
  async function findOwn(tokens: readonly string[]): Promise<{ token: string | null; isOpen: boolean }> {
    for (const token of tokens) if (await opensCart(db, token)) return { token, isOpen: true };
    return { token: tokens[0] ?? null, isOpen: false };
  }

  return {
    opens,

    async read({ address, tokens }) {
      let found: { token: string; lines: NonNullable<Awaited<ReturnType<typeof readCart>>> } | null = null;
      for (const token of tokens) {
        const lines = await readCart(db, token);
        if (!lines) continue;
        found = { token, lines };
        break;
      }
      if (!found && tokens.length > 0) await limits.takeMiss(address);
      const cart = await turns.take(addressBlock(address), () =>
        showCart(db, found?.lines ?? [], { catalogue: catalogue(), now: now() }),
      );
      return { token: found?.token ?? '', cart };
    },

    async findRemoved({ tokens }, id) {
      const { token } = await findOwn(tokens);
      return token === null ? null : findRemovedLine(db, token, id, now());
    },

    write({ address, tokens }, { code, request, key, keptFor, merged = null, work }) {
      // What proves who writes; without it an answer is told once and not again.
      const scope = tokens[0] ?? merged;
      const time = now();
      const named = key && scope ? { key, scope, request, now: time, ...(keptFor && { keptFor }) } : null;
      const isAdd = code === 201;
      return turns.take(addressBlock(address), async () => {
        const { token, isOpen } = await findOwn(tokens);
        const hasMerged = await opens(merged);
        // Who adds a first line proves with a token that opens nothing that it was theirs: a cart is made for it.
        if (!isAdd && token !== null && !isOpen) await limits.takeMiss(address);
        if (merged !== null && !hasMerged) await limits.takeMiss(address);
        await limits.takeWrite(address, {
          changed: isOpen ? token : hasMerged ? merged : null,
          makesCart: isAdd && !isOpen,
          isNamed: named !== null,
        });
        return runOnce(db, named, async (trx) => {
          const answer = await work(trx, token, { catalogue: catalogue(), now: time });
          return { status: code, body: JSON.stringify(success(answer, code)) };
        });
      });
    },
  };
}
