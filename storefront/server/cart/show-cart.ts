import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Cart } from '@kerf/sdk/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.js';
import type { KeptLine } from './cart-rows.js';
import { readArtworksAgain } from './line-artwork.js';
import { findPrice, readConfiguration, type Today } from './price-line.js';
import { toCart } from './to-cart.js';

/** Letters that are united for the first time take a while: everyone else is answered between those of two lines. */
async function uniteEach(kept: readonly Pick<KeptLine, 'configuration'>[], today: Today): Promise<void> {
  for (const { configuration } of kept) {
    const designed = readConfiguration(configuration);
    if (!designed.lettering) continue;
    findPrice(designed, today);
    await nextTurn();
  }
}

/** The cart that lines make today, with what those are known by that are printed from artwork again. */
export async function showCart(db: Kysely<Schema>, kept: readonly KeptLine[], today: Today): Promise<Cart> {
  await uniteEach(kept, today);
  return toCart(kept, today, await readArtworksAgain(db, kept));
}
