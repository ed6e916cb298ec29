/** How a quotation comes to be: its lines with their prices, its sums, and until when it holds them. */
import type { BillTo, Cents } from '@kerf/sdk/contract';
import { cents, saleSums } from '@kerf/sdk/rules';
import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.js';
import { createRowId } from '../people/secrets.js';
import { holdsUntil } from './holding-time.js';
import { createQuotationNumber } from './quotation-number.js';
import type { KeptQuotation, KeptQuotationLine } from './quotation-rows.js';

/** Something that is quoted, with its price. */
export type QuotedContent = Omit<KeptQuotationLine, 'id' | 'quotation_id' | 'position'>;

/** What a quotation is made from. */
export interface QuotationContent {
  lines: readonly QuotedContent[];
  /** What the first option of shipping costs. */
  firstOption: Cents;
  /** Whose it is. */
  owner: Pick<KeptQuotation, 'person_id' | 'cart_id' | 'guest_id' | 'email'>;
  billTo: BillTo;
  note?: string;
  /** The moment from which its prices hold no more, where that is sooner than always. */
  heldUntil?: Date | null;
}

/** What some content comes to. There are no coupons, and points are spent at the payment: nothing is taken off. */
export function sumsOf({ lines, firstOption }: Pick<QuotationContent, 'lines' | 'firstOption'>) {
  const subTotal = cents(lines.reduce((sum, { price_cents, kinds }) => sum + price_cents * kinds, 0));
  return { subTotal, ...saleSums({ subTotal, discount: cents(0), firstOption }) };
}

/** Keeps a quotation, which never changes after that but in whom it is for. */
export async function keepQuotation(
  trx: Transaction<Schema>,
  content: QuotationContent,
  now: Date,
): Promise<KeptQuotation> {
  const { lines, owner, billTo, note = '', heldUntil = null } = content;
  const sums = sumsOf(content);
  const latest = holdsUntil(now);
  const quotation: KeptQuotation = {
    id: createRowId(),
    number: createQuotationNumber(now),
    ...owner,
    ...billTo,
    sub_total_cents: sums.subTotal,
    point_discount_cents: cents(0),
    coupon_discount_cents: cents(0),
    shipping_cents: sums.shipping,
    total_cents: sums.total,
    note,
    created_at: now.toISOString(),
    held_until: (heldUntil && heldUntil < latest ? heldUntil : latest).toISOString(),
  };
  await trx.insertInto('quotations').values(quotation).execute();
  await trx
    .insertInto('quotation_lines')
    .values(
      lines.map((line, position) => ({ ...line, id: createRowId(), quotation_id: quotation.id, position })),
    )
    .execute();
  return quotation;
}
