import { formatMoney, formatShippingDate, quotedDetails, quotedQuantity } from '@kerf/sdk/rules';
import type { Kysely } from 'kysely';
import type { Today } from '../cart/price-line.js';
import type { Schema } from '../db/schema.js';
import type { QueuedMail } from '../mail/mail-queue.js';
import type { Addressed } from '../mail/mail-sender.js';
import { makeQuotationPaper } from './make-quotation-paper.js';
import { quotationPage } from './quotation-desk.js';
import { createQuotationKey } from './quotation-keys.js';
import { isQuotationHeld, toQuotation } from './read-quotation.js';

/**
 * The letter that brings a quotation, at the moment when it is sent: with its paper, and with a link that opens it for
 * whoever has the letter until its prices end. Null where it is gone, or has ended meanwhile.
 */
export async function composeQuotationMail(
  db: Kysely<Schema>,
  { recipient, about }: QueuedMail,
  today: Today,
): Promise<Addressed | null> {
  const kept = await db.selectFrom('quotations').selectAll().where('id', '=', about).executeTakeFirst();
  if (!kept || !isQuotationHeld(kept, today)) return null;
  const quotation = await toQuotation(db, kept, today);
  const {
    quotation_no: number,
    held_until,
    items,
    shipping_fee,
    total_price,
    gst_included,
    note,
  } = quotation;
  const end = formatShippingDate(held_until);
  const canBeOrdered = items.every(({ configuration }) => configuration !== null);
  const paper = await makeQuotationPaper(db, kept, today);
  const key = await createQuotationKey(db, kept);
  return {
    to: recipient,
    letter: {
      subject: `Quotation ${number}: ${formatMoney(total_price)}`,
      paragraphs: [
        `You asked us for a quote. This is quotation ${number}:`,
        ...(note ? note.split(/\n+/) : []),
        ...items.map(
          (item) =>
            `${item.product_name}, ${quotedQuantity(item)}: ${formatMoney(item.total)} (${quotedDetails(item)})`,
        ),
        `Delivery: ${shipping_fee === 0 ? 'free' : formatMoney(shipping_fee)}. Total: ${formatMoney(total_price)}, with GST of ${formatMoney(gst_included)} in it.`,
        `We hold these prices until ${end}. The quotation is attached as a PDF.`,
        canBeOrdered
          ? 'To order, open it in the shop and put it into your cart: nothing is ordered before you place the order there. Whoever has this link can open the quotation.'
          : 'It is made to order, so that no cart holds it: to order, answer this letter. Whoever has this link can open the quotation.',
      ],
      link: {
        path: quotationPage(number, key),
        words: canBeOrdered ? 'Open it and put it into your cart' : 'Open the quotation',
      },
    },
    attachments: [paper],
  };
}
