/** The one way to quotations for whom they are for, for the API and for the shop's own pages. */
import {
  type BillTo,
  type Dollars,
  type NewQuotation,
  type NewQuotationAnswer,
  type Quotation,
  type QuotationInCart,
  type QuotationList,
  quotationPath,
} from '@kerf/sdk/contract';
import { addressLines, billToFaults, toBillTo } from '@kerf/sdk/rules';
import type { Kysely, Transaction } from 'kysely';
import { insertCart, lockCart, readLines } from '../cart/cart-rows.js';
import { createToken } from '../cart/cart-token.js';
import type { Today } from '../cart/price-line.js';
import type { Catalogue } from '../catalogue/catalogue.js';
import type { Schema } from '../db/schema.js';
import { addressBlock } from '../http/address-block.js';
import { failure } from '../http/api-failure.js';
import type { Turns } from '../http/turns.js';
import type { PaperPress } from '../papers/paper-press.js';
import type { PaperFile } from '../papers/send-paper.js';
import { listAddresses } from '../people/address-book.js';
import { keepQuotation } from './keep-quotation.js';
import { quotationPaper } from './make-quotation-paper.js';
import { putQuotation } from './put-quotation.js';
import { createQuotationKey } from './quotation-keys.js';
import type { QuotationLimits } from './quotation-limits.js';
import {
  findOwnQuotation,
  type KeptQuotation,
  type QuotationName,
  type QuotationOwner,
} from './quotation-rows.js';
import { quoteItems } from './quote-items.js';
import { listQuotations, toQuotation } from './read-quotation.js';

/** Who asks about quotations. */
export interface QuotationCaller {
  owner: QuotationOwner;
  /** The caller's address on the network. */
  address: string;
}

/** A member, as somebody who something is quoted to. */
interface QuotedMember {
  id: string;
  first_name: string;
  last_name: string;
}

/** What a cart's token opens, and what is done to that cart. */
type CartWork<T> = (trx: Transaction<Schema>, token: string | null, today: Today) => Promise<T>;

/** The quotations of whoever asks. What is not theirs is answered as what there is not. */
export interface QuotationDesk {
  /** The newest of a member. */
  list(personId: string): Promise<QuotationList>;
  read(caller: QuotationCaller, name: QuotationName): Promise<Quotation>;
  /** What says whom one is for, in the transaction of a write. */
  biller(
    caller: QuotationCaller,
    name: QuotationName,
    billTo: BillTo,
  ): Promise<(trx: Kysely<Schema>) => Promise<Quotation>>;
  paper(caller: QuotationCaller, name: QuotationName): Promise<PaperFile>;
  /** What makes a quotation, in the transaction of a write to the cart. Counts it as one. */
  maker(
    address: string,
    member: QuotedMember | null,
    contentOf: (lines: Awaited<ReturnType<typeof readLines>>, today: Today) => NewQuotation,
  ): Promise<CartWork<NewQuotationAnswer>>;
  /** What puts one into a cart, in the transaction of a write to that. */
  putter(caller: QuotationCaller, name: QuotationName, cost: Dollars): Promise<CartWork<QuotationInCart>>;
}

interface QuotationDeskParts {
  db: Kysely<Schema>;
  now: () => Date;
  catalogue: () => Catalogue;
  limits: QuotationLimits;
  turns: Turns;
  /** Draws papers apart from this thread. */
  papers: PaperPress;
  publicUrl: string;
}

/** The path of a quotation's page, for who has its key. */
export const quotationPage = (number: string, key: string | null): string =>
  `${quotationPath}/${number}${key === null ? '' : `?key=${key}`}`;

/** What a member's account says of whom things are for. */
async function billToOf(db: Kysely<Schema>, member: QuotedMember | null): Promise<BillTo> {
  if (!member) return { name: '', company: '', address: '' };
  const name = `${member.first_name} ${member.last_name}`.trim();
  const [saved] = await listAddresses(db, member.id);
  if (!saved) return { name, company: '', address: '' };
  const { company } = saved.address;
  // Their first line is the name, and the second the company where there is one.
  const address = addressLines(saved.address).slice(company ? 2 : 1);
  return { name, company, address: address.join('\n') };
}

/** Opens the desk. */
export function openQuotationDesk(parts: QuotationDeskParts): QuotationDesk {
  const { db, now, catalogue, limits, turns, papers, publicUrl } = parts;
  const today = (): Today => ({ catalogue: catalogue(), now: now() });

  /** The quotation, if it is theirs; who asks for what is not is counted. */
  async function find({ owner, address }: QuotationCaller, name: QuotationName): Promise<KeptQuotation> {
    const found = await findOwnQuotation(db, owner, name);
    if (found) return found;
    await limits.takeMiss(address);
    throw failure(
      'QUOTATION_UNKNOWN',
      'There is no such quotation, or what opened it is over. Print a new one, or sign in.',
    );
  }

  return {
    list: (personId) => listQuotations(db, personId, { now: now() }),

    async read(caller, name) {
      const kept = await find(caller, name);
      return turns.take(addressBlock(caller.address), () => toQuotation(db, kept, today()));
    },

    async biller(caller, name, typed) {
      const kept = await find(caller, name);
      await limits.takeWrite(caller.address);
      const [fault, ...more] = billToFaults(typed);
      if (fault)
        throw failure('QUOTATION_INPUT_INVALID', fault.message, {
          field: fault.field,
          faults: [fault, ...more],
        });
      const billTo = toBillTo(typed);
      return async (trx) => {
        await trx.updateTable('quotations').set(billTo).where('id', '=', kept.id).execute();
        return toQuotation(trx, { ...kept, ...billTo }, today());
      };
    },

    async paper(caller, name) {
      const kept = await find(caller, name);
      await limits.takePaper(caller.address);
      const block = addressBlock(caller.address);
      const { name: file, contents } = await turns.take(block, () => quotationPaper(db, kept, today()));
      return { name: file, content: await papers.draw(contents, caller.address) };
    },

    async maker(address, member, contentOf) {
      await limits.takeMade(address);
      return async (trx, token, day) => {
        const cartId = await lockCart(trx, token, day.now);
        const lines = cartId === null ? [] : await readLines(trx, cartId);
        const quoted = quoteItems(contentOf(lines, day), lines, day);
        // Whose it is when nobody is known: who has the cart that begins here, empty as it is.
        const fresh = cartId === null && member === null ? createToken() : null;
        const owner = {
          person_id: member?.id ?? null,
          cart_id: fresh === null ? cartId : await insertCart(trx, fresh, day.now),
          guest_id: null,
          email: null,
        };
        const billTo = await billToOf(trx, member);
        const kept = await keepQuotation(trx, { ...quoted, owner, billTo }, day.now);
        const key = await createQuotationKey(trx, kept);
        return {
          token: fresh ?? (cartId === null ? '' : (token ?? '')),
          key,
          page: publicUrl + quotationPage(kept.number, key),
          quotation: await toQuotation(trx, kept, day),
        };
      };
    },

    async putter(caller, name, cost) {
      const quotation = await find(caller, name);
      return (trx, token, day) => putQuotation(trx, token, { quotation, cost }, day);
    },
  };
}
