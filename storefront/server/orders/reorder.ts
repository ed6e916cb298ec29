/** Ordering again what was ordered before: the same configuration, at the price of today. */
import type { Dollars, Reordered } from '@kerf/sdk/contract';
import { cents, toCents, toDollars } from '@kerf/sdk/rules';
import type { Transaction } from 'kysely';
import { addLine } from '../cart/add-line.js';
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

/** Puts a piece that was ordered into the cart that a token opens, a new one where it opens none. */
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
  return { ...(await addLine(trx, token, order, today)), ...prices };
}
