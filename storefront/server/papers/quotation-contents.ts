/** What a quotation says on paper: the same amounts as everywhere, and how it becomes an order. */
import type { Quotation, QuotedItem } from '@kerf/sdk/contract';
import {
  billToLines,
  formatMoney,
  formatShippingDate,
  quotationSums,
  quotedDetails,
  quotedQuantity,
  toCents,
} from '@kerf/sdk/rules';
import type { Seller } from '../catalogue/catalogue.js';
import type { PaperContents, PaperLine } from './paper-contents.js';
import { unitPriceWords } from './unit-price-words.js';

const toLine = (item: QuotedItem, picture: PaperLine['picture']): PaperLine => ({
  name: item.product_name,
  details: quotedDetails(item),
  note: '',
  quantity: quotedQuantity(item),
  unitPrice: unitPriceWords({ ...item, price: toCents(item.price) }),
  amount: formatMoney(item.total),
  ...(picture && { picture }),
});

/** What stands on the paper of a quotation; `pictures` are those of its items, in their order. */
export function quotationContents(
  quotation: Quotation,
  pictures: readonly PaperLine['picture'][],
  seller: Seller,
): PaperContents {
  const { quotation_no: number, issue_date, held_until, is_held, note } = quotation;
  const end = formatShippingDate(held_until);
  const billTo = billToLines(quotation);
  const canBeOrdered = quotation.items.every(({ configuration }) => configuration !== null);
  return {
    title: 'Quotation',
    number,
    date: new Date(issue_date),
    seller,
    facts: [
      { term: 'Quotation no.', value: number },
      { term: 'Date', value: formatShippingDate(issue_date) },
      { term: 'Valid until', value: end },
    ],
    parties: billTo.length > 0 ? [{ head: 'Bill to', lines: billTo }] : [],
    lines: quotation.items.map((item, at) => toLine(item, pictures[at])),
    sums: [
      ...quotationSums(quotation).map((sum) => ({ ...sum, weight: 'plain' as const })),
      { words: 'Total', amount: formatMoney(quotation.total_price), weight: 'total' },
      { words: 'GST included in total', amount: formatMoney(quotation.gst_included), weight: 'aside' },
    ],
    standing: {
      words: 'Total in Australian dollars',
      amount: formatMoney(quotation.total_price),
      detail: is_held ? `GST included. Held until ${end}.` : `These prices ended on ${end}.`,
    },
    sections: [
      ...(note ? [{ head: 'From us', paragraphs: note.split('\n'), facts: [] }] : []),
      {
        head: 'How to order',
        paragraphs: [
          canBeOrdered
            ? `Put the quotation into your cart on its page, until ${end}. These prices are what you are charged, for these quantities.`
            : `Write to ${seller.email} with the number ${number}, until ${end}.`,
          'We make a proof of each piece, free, and print once you have approved it.',
        ],
        facts: [],
      },
      {
        head: 'Questions',
        paragraphs: [`Write to ${seller.email} with the number ${number}. This is no tax invoice.`],
        facts: [],
      },
    ],
  };
}
