import type { Cart } from '@kerf/sdk/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.js';
import type { KeptLine } from './cart-rows.js';
import { readArtworksAgain } from './line-artwork.js';
import type { Today } from './price-line.js';
import { toCart } from './to-cart.js';

/** The cart that lines make today, with what those are known by that are printed from artwork again. */
export const showCart = async (db: Kysely<Schema>, kept: readonly KeptLine[], today: Today): Promise<Cart> =>
  toCart(kept, today, await readArtworksAgain(db, kept));
