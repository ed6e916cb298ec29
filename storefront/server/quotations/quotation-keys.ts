/** What opens one quotation to who has it, in a link: a secret of 256 bits, of which the hash is kept. */
import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.js';
import { inBatches } from '../jobs/in-batches.js';
import { createSecret, hashSecret } from '../people/secrets.js';
import type { KeptQuotation } from './quotation-rows.js';

const form = /^[A-Za-z0-9_-]{43}$/;

/** The key in an address; null where there is none that could be one. */
export const readQuotationKey = (text: string | null | undefined): string | null =>
  text && form.test(text) ? text : null;

/** Makes a key that opens a quotation as long as its prices are held. */
export async function createQuotationKey(
  db: Kysely<Schema>,
  { id, held_until }: Pick<KeptQuotation, 'id' | 'held_until'>,
): Promise<string> {
  const key = createSecret();
  await db
    .insertInto('quotation_keys')
    .values({ id: hashSecret(key), quotation_id: id, expires_at: held_until })
    .execute();
  return key;
}

/** The id of the quotation that a key opens; null for a key that opens none (any more). */
export async function findByQuotationKey(
  db: Kysely<Schema>,
  key: string | null,
  now: Date,
): Promise<string | null> {
  if (key === null) return null;
  const found = await db
    .selectFrom('quotation_keys')
    .select('quotation_id')
    .where('id', '=', hashSecret(key))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return found?.quotation_id ?? null;
}

/** Forgets the keys whose time is over. */
export const forgetOldQuotationKeys = (db: Kysely<Schema>, now: Date, signal?: AbortSignal): Promise<void> =>
  inBatches(
    (size) =>
      db
        .deleteFrom('quotation_keys')
        .where('id', 'in', (old) =>
          old
            .selectFrom('quotation_keys')
            .select('id')
            .where('expires_at', '<=', now.toISOString())
            .limit(size),
        )
        .executeTakeFirst(),
    signal,
  );
