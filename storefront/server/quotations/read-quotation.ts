/** Quotations as their owners see them. */
import type {
  Dollars,
  PricingRequest,
  Quotation,
  QuotationList,
  QuotationSummary,
  QuotedItem,
} from '@kerf/sdk/contract';
import { cents, gstIncluded, lastShopDay, toCents, toDollars, toShopDay } from '@kerf/sdk/rules';
import type { Kysely } from 'kysely';
import { findPrice, type Today } from '../cart/price-line.js';
import type { Schema } from '../db/schema.js';
import {
  findQuotationsOf,
  type KeptQuotation,
  type KeptQuotationLine,
  readQuotationLines,
} from './quotation-rows.js';

/** Whether the prices of a quotation are held still. */
export const isQuotationHeld = (
  { held_until }: Pick<KeptQuotation, 'held_until'>,
  { now }: Pick<Today, 'now'>,
): boolean => held_until > now.toISOString();

const toItem = (kept: KeptQuotationLine): QuotedItem => ({
  id: kept.id,
  product_name: kept.product_name,
  details: kept.summary,
  configuration: kept.configuration === null ? null : (JSON.parse(kept.configuration) as PricingRequest),
  quantity: kept.quantity,
  kinds: kept.kinds,
  price: toDollars(kept.price_cents),
  total: toDollars(cents(kept.price_cents * kept.kinds)),
});

/** What the items cost together today; null where one of them has no listed price. */
function todaysCost(items: readonly QuotedItem[], today: Today): Dollars | null {
  let sum = 0;
  for (const { configuration } of items) {
    if (!configuration) return null;
    const price = findPrice(configuration, today);
    if (!price.ok) return null;
    sum += toCents(price.row.price) * configuration.kinds;
  }
  return toDollars(cents(sum));
}

const toSummary = (
  kept: KeptQuotation,
  lines: readonly KeptQuotationLine[],
  today: Pick<Today, 'now'>,
): QuotationSummary => ({
  id: kept.id,
  quotation_no: kept.number,
  issue_date: toShopDay(kept.created_at),
  held_until: lastShopDay(kept.held_until),
  is_held: isQuotationHeld(kept, today),
  total_price: toDollars(kept.total_cents),
  items: lines.map(({ product_name }) => ({ product_name })),
});

/** A quotation with its items. */
export async function toQuotation(db: Kysely<Schema>, kept: KeptQuotation, today: Today): Promise<Quotation> {
  const lines = await readQuotationLines(db, [kept.id]);
  const items = lines.map(toItem);
  const isHeld = isQuotationHeld(kept, today);
  return {
    ...toSummary(kept, lines, today),
    name: kept.name,
    company: kept.company,
    address: kept.address,
    items,
    sub_total: toDollars(kept.sub_total_cents),
    point_discount: toDollars(kept.point_discount_cents),
    coupon_discount: toDollars(kept.coupon_discount_cents),
    shipping_fee: toDollars(kept.shipping_cents),
    gst_included: toDollars(gstIncluded(kept.total_cents)),
    today: isHeld ? null : todaysCost(items, today),
    note: kept.note,
  };
}

/** The newest quotations of a member. */
export async function listQuotations(
  db: Kysely<Schema>,
  personId: string,
  today: Pick<Today, 'now'>,
): Promise<QuotationList> {
  const found = await findQuotationsOf(db, personId);
  const lines =
    found.length === 0
      ? []
      : await readQuotationLines(
          db,
          found.map(({ id }) => id),
        );
  return {
    quotations: found.map((kept) =>
      toSummary(
        kept,
        lines.filter(({ quotation_id }) => quotation_id === kept.id),
        today,
      ),
    ),
  };
}
