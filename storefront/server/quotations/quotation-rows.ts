/** The rows of quotations, and who may see which. */
import { maxQuotations } from '@kerf/sdk/contract';
import type { ExpressionBuilder, Kysely, Selectable } from 'kysely';
import type { QuotationLineTable, QuotationTable } from '../db/quotation-tables.js';
import type { Schema } from '../db/schema.js';
import { inBatches } from '../jobs/in-batches.js';

export type KeptQuotation = Selectable<QuotationTable>;
export type KeptQuotationLine = Selectable<QuotationLineTable>;

/** Who asks: a member, a guest, who has a cart, who has the key of one quotation; each is null where it is not so. */
export interface QuotationOwner {
  personId: string | null;
  guestId: string | null;
  cartIds: readonly string[];
  quotationId: string | null;
}

/** What names a quotation: its id in calls, its number in addresses. */
export type QuotationName = { id: string } | { number: string };

/** How long a quotation of nobody who is known is kept after its prices are not held any more, ms. */
const keptFor = 90 * 86_400_000;

const isOf =
  ({ personId, guestId, cartIds, quotationId }: QuotationOwner) =>
  ({ eb, or }: ExpressionBuilder<Schema, 'quotations'>) =>
    or([
      ...(personId === null ? [] : [eb('person_id', '=', personId)]),
      ...(guestId === null ? [] : [eb('guest_id', '=', guestId)]),
      ...(quotationId === null ? [] : [eb('id', '=', quotationId)]),
      ...(cartIds.length === 0 ? [] : [eb('cart_id', 'in', cartIds)]),
    ]);

/** A quotation of somebody; null where it is not theirs, or there is none. */
export const findOwnQuotation = async (
  db: Kysely<Schema>,
  owner: QuotationOwner,
  name: QuotationName,
): Promise<KeptQuotation | null> =>
  (await db
    .selectFrom('quotations')
    .selectAll()
    .where(isOf(owner))
    .$if('id' in name, (query) => query.where('id', '=', 'id' in name ? name.id : ''))
    .$if('number' in name, (query) => query.where('number', '=', 'number' in name ? name.number : ''))
    .executeTakeFirst()) ?? null;

/** The lines of a quotation in their order. */
export const readQuotationLines = (
  db: Kysely<Schema>,
  quotationIds: readonly string[],
): Promise<KeptQuotationLine[]> =>
  db
    .selectFrom('quotation_lines')
    .selectAll()
    .where('quotation_id', 'in', quotationIds)
    .orderBy('position')
    .execute();

/** The newest quotations of a member. */
export const findQuotationsOf = (db: Kysely<Schema>, personId: string): Promise<KeptQuotation[]> =>
  db
    .selectFrom('quotations')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxQuotations)
    .execute();

/** Forgets the quotations of nobody who is known, 90 days after their prices ended. A member's stay with the account. */
export function forgetOldQuotations(db: Kysely<Schema>, now: Date, signal?: AbortSignal): Promise<void> {
  const oldest = new Date(now.getTime() - keptFor).toISOString();
  return inBatches(
    (size) =>
      db
        .deleteFrom('quotations')
        .where('person_id', 'is', null)
        .where('id', 'in', (old) =>
          old
            .selectFrom('quotations')
            .select('id')
            .where('person_id', 'is', null)
            .where('held_until', '<=', oldest)
            .limit(size),
        )
        .executeTakeFirst(),
    signal,
  );
}
