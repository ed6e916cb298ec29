import type { Kysely } from 'kysely';
import type { Seller } from '../catalogue/catalogue.js';
import type { Schema } from '../db/schema.js';
import type { KeptOrder } from '../orders/order-rows.js';
import { drawPaper } from './draw-paper.js';
import { invoiceContents } from './invoice-contents.js';
import { readInvoice } from './read-invoice.js';
import type { PaperFile } from './send-paper.js';

/** What the tax invoice of an order is called where it is kept. */
export const invoiceName = ({ number }: KeptOrder): string => `tax-invoice-${number}.pdf`;

/** The tax invoice of an order as it stands now, drawn in this thread: not for a server, which has others to answer. */
export async function makeInvoice(db: Kysely<Schema>, order: KeptOrder, seller: Seller): Promise<PaperFile> {
  const content = await drawPaper(invoiceContents(await readInvoice(db, order), seller));
  return { name: invoiceName(order), content };
}
