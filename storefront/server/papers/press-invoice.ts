import type { Kysely } from 'kysely';
import type { Catalogue } from '../catalogue/catalogue.js';
import type { Schema } from '../db/schema.js';
import { addressBlock } from '../http/address-block.js';
import type { Turns } from '../http/turns.js';
import type { KeptOrder } from '../orders/order-rows.js';
import { invoiceContents } from './invoice-contents.js';
import { invoiceName } from './make-invoice.js';
import type { PaperPress } from './paper-press.js';
import { readInvoice } from './read-invoice.js';
import type { PaperFile } from './send-paper.js';

/** What an invoice is made with. */
interface InvoiceParts {
  people: { db: Kysely<Schema> };
  catalogue: () => Catalogue;
  turns: Turns;
  papers: PaperPress;
}

/** The tax invoice of an order as it stands now, for who asks from an address on the network: drawn apart from the server. */
export async function pressInvoice(
  { people, catalogue, turns, papers }: InvoiceParts,
  order: KeptOrder,
  address: string,
): Promise<PaperFile> {
  const read = await readInvoice(people.db, order);
  const contents = await turns.take(addressBlock(address), () => invoiceContents(read, catalogue().seller));
  return { name: invoiceName(order), content: await papers.draw(contents, address) };
}
