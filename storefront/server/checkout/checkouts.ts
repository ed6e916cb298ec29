/** What a shopper has typed of an order to come. It goes with the cart: whoever opens that goes on with it. */
import type { PaymentWay, SavedAddress } from '@kerf/sdk/contract';
import { emptyAddress, type TypedAddress } from '@kerf/sdk/rules';
import type { Kysely } from 'kysely';
import { readOpenCart } from '../cart/cart-rows.js';
import type { Schema } from '../db/schema.js';
import { listAddresses } from '../people/address-book.js';
import type { KeptPerson } from '../people/person-rows.js';
import { createRowId } from '../people/secrets.js';

/** What was typed, whether it is right or not. `bill` is null where the bill goes where the parcel goes. */
export interface TypedCheckout {
  email: string;
  ship: TypedAddress;
  bill: TypedAddress | null;
  payment: PaymentWay;
  /** Whether the points of a member are to be spent; missing in what was kept before that could be. */
  usesPoints?: boolean;
}

/** A checkout under way. */
export interface Checkout {
  /** Names the order to come. */
  id: string;
  cartId: string;
  typed: TypedCheckout;
}

/** Nothing typed yet. */
export const emptyCheckout: TypedCheckout = {
  email: '',
  ship: emptyAddress,
  bill: null,
  payment: 'invoice',
};

/** The checkout of the cart that a token opens, begun if there is none; null for a token that opens no cart. */
export async function openCheckout(
  db: Kysely<Schema>,
  token: string | null,
  now: Date,
): Promise<Checkout | null> {
  const cartId = token === null ? null : await readOpenCart(db, token);
  if (cartId === null) return null;
  await db
    .insertInto('checkouts')
    .values({
      id: createRowId(),
      cart_id: cartId,
      typed: JSON.stringify(emptyCheckout),
      typed_at: null,
      updated_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.column('cart_id').doNothing())
    .execute();
  const row = await db.selectFrom('checkouts').selectAll().where('cart_id', '=', cartId).executeTakeFirst();
  return row ? { id: row.id, cartId, typed: JSON.parse(row.typed) as TypedCheckout } : null;
}

/** What an account says of its member. */
type KnownPerson = Pick<KeptPerson, 'email' | 'first_name' | 'last_name'>;

/** An address of which nothing is typed but what an account says. */
export const blankFor = (person: KnownPerson | null): TypedAddress => ({
  ...emptyAddress,
  ...(person && { first_name: person.first_name, last_name: person.last_name }),
});

/** Where a member has things sent: the first address that they keep, else where the last order went; null for none. */
export async function usualAddress(
  db: Kysely<Schema>,
  personId: string,
  saved: readonly SavedAddress[],
): Promise<TypedAddress | null> {
  if (saved[0]) return saved[0].address;
  const last = await db
    .selectFrom('orders')
    .select('ship_to')
    .where('person_id', '=', personId)
    .orderBy('placed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last ? (JSON.parse(last.ship_to) as TypedAddress) : null;
}

/** What was typed, with what a member has told before where nothing else was. */
export function withMember(
  typed: TypedCheckout,
  person: KnownPerson | null,
  usual: TypedAddress | null,
): TypedCheckout {
  if (!person) return typed;
  const isBlank = Object.values(typed.ship).every((text) => text === '');
  const ship = isBlank ? (usual ?? blankFor(person)) : typed.ship;
  return { ...typed, email: person.email, ship };
}

/** What stands in a checkout at this moment, as its pages show it to a member or a guest; null where there is none. */
export async function readTyped(
  db: Kysely<Schema>,
  id: string,
  personId: string | null,
): Promise<TypedCheckout | null> {
  const row = await db.selectFrom('checkouts').select('typed').where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const typed = JSON.parse(row.typed) as TypedCheckout;
  if (personId === null) return typed;
  const person = await db
    .selectFrom('people')
    .select(['email', 'first_name', 'last_name'])
    .where('id', '=', personId)
    .executeTakeFirst();
  const usual = await usualAddress(db, personId, await listAddresses(db, personId));
  return withMember(typed, person ?? null, usual);
}

/** Of what was typed: when, and whether it is only kept where nothing that was typed later is. */
interface Typing {
  /** By the clock of the browser, ms since 1970; null where it does not say. */
  at: number | null;
  yieldsToLater: boolean;
}

/** Keeps what was typed. What a browser sends while somebody types can come after what they sent in the end. */
export async function keepCheckout(
  db: Kysely<Schema>,
  { id }: Checkout,
  typed: TypedCheckout,
  now: Date,
  { at, yieldsToLater }: Typing = { at: null, yieldsToLater: false },
): Promise<void> {
  let update = db
    .updateTable('checkouts')
    .set({ typed: JSON.stringify(typed), typed_at: at, updated_at: now.toISOString() })
    .where('id', '=', id);
  if (yieldsToLater && at !== null)
    update = update.where(({ eb, or }) => or([eb('typed_at', 'is', null), eb('typed_at', '<', at)]));
  await update.execute();
}
