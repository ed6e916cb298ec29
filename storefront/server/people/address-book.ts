/** The addresses that members keep. Orders have copies of their own, which nothing here changes. */
import {
  type Address,
  type AddressEntry,
  maxAddresses,
  maxPersonNameLength,
  messages,
  type SavedAddress,
} from '@kerf/sdk/contract';
import { addressFaults, addressKey, type InputFault, toAddress } from '@kerf/sdk/rules';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { AddressTable } from '../db/address-tables.js';
import type { Schema } from '../db/schema.js';
import { failure } from '../http/api-failure.js';
import type { PeopleParts } from './people-parts.js';
import { createRowId } from './secrets.js';

type KeptAddress = Selectable<AddressTable>;

const toSaved = ({ id, label, address, is_default }: KeptAddress): SavedAddress => ({
  id,
  label,
  is_default: is_default === 1,
  address: JSON.parse(address) as Address,
});

/** A member's addresses, the default first and then in the order in which they were added. */
export const listAddresses = async (db: Kysely<Schema>, personId: string): Promise<SavedAddress[]> =>
  (
    await db
      .selectFrom('addresses')
      .selectAll()
      .where('person_id', '=', personId)
      .orderBy('is_default', 'desc')
      .orderBy('created_at')
      .orderBy('id')
      .execute()
  ).map(toSaved);

/** One of a member's addresses; null for what is another one's, and for what there is not. */
export async function findAddress(
  db: Kysely<Schema>,
  personId: string,
  id: string,
): Promise<SavedAddress | null> {
  const kept = await db
    .selectFrom('addresses')
    .selectAll()
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .executeTakeFirst();
  return kept ? toSaved(kept) : null;
}

/** What is wrong with an address as it was typed to be kept, in the order of the form's fields. */
function entryFaults(entry: AddressEntry): InputFault[] {
  const label = entry.label.trim();
  const ofLabel =
    label === ''
      ? [messages.addressLabelRequired]
      : label.length > maxPersonNameLength
        ? [`Please use at most ${maxPersonNameLength} characters.`]
        : [];
  return [...ofLabel.map((message) => ({ field: 'label', message })), ...addressFaults(entry)];
}

/** What a row keeps of an entry; refuses one with faults, in the words of the first. */
function toRow(entry: AddressEntry): Pick<KeptAddress, 'label' | 'address' | 'address_key'> {
  const faults = entryFaults(entry);
  const [first] = faults;
  if (first) throw failure('ADDRESS_INPUT_INVALID', first.message, { field: first.field, faults });
  const label = entry.label.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
  return { label, address: JSON.stringify(toAddress(entry)), address_key: addressKey(entry) };
}

/** That an address is not there (any more), or another one's. `words` say what can't be done therefore. */
export const unknownAddress = (words = ''): Error =>
  failure('ADDRESS_UNKNOWN', `${words} That address is not in your account.`.trim(), { field: 'id' });

/** Holds the member's row, so that of two calls one comes after the other: a cap and a default need that. */
const holdBook = (trx: Transaction<Schema>, personId: string, time: string) =>
  trx.updateTable('people').set({ updated_at: time }).where('id', '=', personId).execute();

/** Another row of the member that has the same address. */
const findTwin = (trx: Transaction<Schema>, personId: string, key: string) =>
  trx
    .selectFrom('addresses')
    .select('id')
    .where('person_id', '=', personId)
    .where('address_key', '=', key)
    .executeTakeFirst();

const alreadyThere = () => failure('ADDRESS_EXISTS', messages.addressExists, { field: 'street_address' });

/** Adds an address; the first one is the default. Refuses one that is there already, and one too many. */
export async function addAddress(
  { db, now, limits }: PeopleParts,
  personId: string,
  entry: AddressEntry,
): Promise<SavedAddress> {
  const row = toRow(entry);
  await limits.takeAddressChange(personId);
  return db.transaction().execute(async (trx) => {
    const time = now().toISOString();
    await holdBook(trx, personId, time);
    if (await findTwin(trx, personId, row.address_key)) throw alreadyThere();
    const { count } = await trx
      .selectFrom('addresses')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('person_id', '=', personId)
      .executeTakeFirstOrThrow();
    if (Number(count) >= maxAddresses)
      throw failure(
        'ADDRESS_TOO_MANY',
        `${messages.addressNotAdded} An account keeps ${maxAddresses}: remove one first.`,
      );
    const kept: KeptAddress = {
      id: createRowId(),
      person_id: personId,
      ...row,
      is_default: Number(count) === 0 ? 1 : 0,
      created_at: time,
      updated_at: time,
    };
    await trx.insertInto('addresses').values(kept).execute();
    return toSaved(kept);
  });
}

/** Changes an address. */
export async function editAddress(
  { db, now, limits }: PeopleParts,
  personId: string,
  id: string,
  entry: AddressEntry,
): Promise<SavedAddress> {
  // First: of another one's address nothing is told, not even what is wrong with what was typed.
  if (!(await findAddress(db, personId, id))) throw unknownAddress(messages.addressNotEdited);
  const row = toRow(entry);
  await limits.takeAddressChange(personId);
  return db.transaction().execute(async (trx) => {
    const time = now().toISOString();
    await holdBook(trx, personId, time);
    const twin = await findTwin(trx, personId, row.address_key);
    if (twin && twin.id !== id) throw alreadyThere();
    const changed = await trx
      .updateTable('addresses')
      .set({ ...row, updated_at: time })
      .where('person_id', '=', personId)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (!changed) throw unknownAddress(messages.addressNotEdited);
    return toSaved(changed);
  });
}

const makeDefault = (trx: Transaction<Schema>, personId: string, id: string) =>
  trx
    .updateTable('addresses')
    .set(({ eb }) => ({ is_default: eb.case().when('id', '=', id).then(1).else(0).end() }))
    .where('person_id', '=', personId)
    .execute();

/** Makes an address the one that a checkout begins with. */
export async function chooseDefault(
  { db, now, limits }: PeopleParts,
  personId: string,
  id: string,
): Promise<SavedAddress[]> {
  if (!(await findAddress(db, personId, id))) throw unknownAddress();
  await limits.takeAddressChange(personId);
  return db.transaction().execute(async (trx) => {
    await holdBook(trx, personId, now().toISOString());
    if (!(await findAddress(trx, personId, id))) throw unknownAddress();
    await makeDefault(trx, personId, id);
    return listAddresses(trx, personId);
  });
}

/** Removes an address. Where it was the default, the oldest of the others is. */
export async function removeAddress(
  { db, now, limits }: PeopleParts,
  personId: string,
  id: string,
): Promise<SavedAddress[]> {
  if (!(await findAddress(db, personId, id))) throw unknownAddress();
  await limits.takeAddressChange(personId);
  return db.transaction().execute(async (trx) => {
    await holdBook(trx, personId, now().toISOString());
    const removed = await trx
      .deleteFrom('addresses')
      .where('person_id', '=', personId)
      .where('id', '=', id)
      .executeTakeFirst();
    if (removed.numDeletedRows === 0n) throw unknownAddress();
    const [first] = await listAddresses(trx, personId);
    if (first && !first.is_default) await makeDefault(trx, personId, first.id);
    return listAddresses(trx, personId);
  });
}
