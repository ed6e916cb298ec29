/** Ordering again what was ordered before: the same configuration, at the price of today. */
import type { Dollars, Reordered } from '@kerf/sdk/contract';
import { cents, toCents, toDollars } from '@kerf/sdk/rules';
import type { Transaction } from 'kysely';
import { readArtworks } from '../artwork/artwork-rows.js';
import { addLine } from '../cart/add-line.js';
import { type LineArtwork, ownArtwork } from '../cart/line-artwork.js';
import { readConfiguration, requirePrice, type Today } from '../cart/price-line.js';
import type { Schema } from '../db/schema.js';
import type { KeptOrderLine } from './order-rows.js';

/** What all sets of a piece cost, when it was ordered and today. Throws where it can't be made any more. */
export function priceAgain(
  line: Pick<KeptOrderLine, 'configuration' | 'price_cents' | 'kinds'>,
  today: Today,
): { was: Dollars; now: Dollars } {
  const row = requirePrice(readConfiguration(line.configuration), today, '');
  return {
    was: toDollars(cents(line.price_cents * line.kinds)),
    now: toDollars(cents(toCents(row.price) * line.kinds)),
  };
}

/** What a piece is printed from once more; nothing where its files were taken back, or never came. */
async function artworkAgain(trx: Transaction<Schema>, line: KeptOrderLine): Promise<LineArtwork> {
  if ((await readArtworks(trx, line.id)).length === 0) return ownArtwork;
  const { number } = await trx
    .selectFrom('orders')
    .select('number')
    .where('id', '=', line.order_id)
    .executeTakeFirstOrThrow();
  const { width, height } = readConfiguration(line.configuration);
  return {
    artwork_line_id: line.id,
    artwork_order_number: number,
    artwork_width: width,
    artwork_height: height,
  };
}

/**
 * Puts a piece that was ordered into the cart that a token opens, a new one where it opens none. Its artwork goes with it.
 */
export async function addAgain(
  trx: Transaction<Schema>,
  token: string | null,
  line: KeptOrderLine,
  today: Today,
): Promise<Reordered> {
  const configuration = readConfiguration(line.configuration);
  const row = requirePrice(configuration, today, '');
  const prices = priceAgain(line, today);
  const { attributes } = today.catalogue.products.get(configuration.product_id) ?? {};
  const order = {
    configuration,
    product_pricing_id: row.product_pricing_id,
    cost: prices.now,
    shipping_method_id: row.shipping.some(({ id }) => id === line.shipping_method_id)
      ? line.shipping_method_id
      : null,
    quote_slider_id: attributes?.quantities.indexOf(row.quantity) ?? -1,
  };
  const added = await addLine(trx, token, order, today, await artworkAgain(trx, line));
  return { ...added, ...prices };
}
