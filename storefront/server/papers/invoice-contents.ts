/** What a tax invoice says: the particulars that the law asks for, in the words of the shop. */
import type { Address, Cents, PaymentWay } from '@kerf/sdk/contract';
import {
  addressLines,
  cents,
  dueDay,
  formatMoney,
  formatQuantity,
  formatShopDay,
  toDollars,
} from '@kerf/sdk/rules';
import type { Seller } from '../catalogue/catalogue.js';
import { type InvoiceLine, type InvoiceRecord, type SoldOrder, toInvoiceRecord } from './invoice-record.js';
import type { PaperContents, PaperLine, PaperSection, PaperSum } from './paper-contents.js';
import { unitPriceWords } from './unit-price-words.js';

/** An order as an invoice tells of it. */
export interface InvoicedOrder extends SoldOrder {
  number: string;
  /** ISO. */
  placedAt: string;
  email: string;
  shipTo: Address;
  billTo: Address;
  paymentWay: PaymentWay;
}

const money = (amount: Cents): string => formatMoney(toDollars(amount));
const less = (amount: Cents): string => money(cents(-amount));

const noteOf = ({ cancelledAt, isTakenOff, deliveryKept }: InvoiceLine): string =>
  cancelledAt === null
    ? ''
    : isTakenOff
      ? `Cancelled ${formatShopDay(cancelledAt)}, not charged.`
      : `Cancelled ${formatShopDay(cancelledAt)}, after it was paid. It is not printed.${deliveryKept > 0 ? ` ${money(deliveryKept)} of it pays for the delivery of the rest.` : ''}`;

/** What was chosen of a piece, without the name that stands above it. */
const detailsOf = ({ name, details }: InvoiceLine): string =>
  details.startsWith(`${name} / `) ? details.slice(name.length + 3) : details;

const toLine = (line: InvoiceLine): PaperLine => ({
  name: line.name,
  details: detailsOf(line),
  note: noteOf(line),
  quantity: `${line.kinds > 1 ? `${line.kinds} sets of ` : ''}${formatQuantity(line.quantity)}`,
  unitPrice: unitPriceWords(line),
  amount: money(line.amount),
});

function sumsOf(record: InvoiceRecord, { payment, paidAt }: InvoicedOrder): PaperSum[] {
  const plain = (words: string, amount: string): PaperSum => ({ words, amount, weight: 'plain' });
  const aside = (words: string, amount: string): PaperSum => ({ words, amount, weight: 'aside' });
  const { refunds } = record;
  return [
    plain('Subtotal', money(record.subTotal)),
    ...record.deductions.map(({ words, amount }) => plain(words, less(amount))),
    plain('Shipping', record.shipping === 0 ? 'Free' : money(record.shipping)),
    { words: 'Total', amount: money(record.total), weight: 'total' },
    aside('GST included in total', money(record.gst)),
    // Less than the whole may be here before it is paid.
    ...(payment === 'unpaid' && record.paid === 0
      ? []
      : [plain(paidAt ? `Paid ${formatShopDay(paidAt)}` : 'Paid', less(record.paid))]),
    ...refunds.map(({ at, amount }) => plain(`Refunded ${formatShopDay(at)}`, money(amount))),
    ...(refunds.length > 0
      ? [
          plain('Total after refunds', money(record.kept)),
          aside('GST included after refunds', money(record.keptGst)),
        ]
      : []),
    record.owed > 0
      ? { words: 'To be given back', amount: money(record.owed), weight: 'total' }
      : { words: 'Amount due', amount: money(record.due), weight: 'total' },
  ];
}

function standingOf(
  { due, owed, paid, refunded }: InvoiceRecord,
  { payment, paidAt, paymentWay }: InvoicedOrder,
  dueBy: string,
): PaperContents['standing'] {
  if (due > 0)
    return {
      words: 'Amount due',
      amount: money(due),
      detail: paymentWay === 'invoice' ? `By ${dueBy}` : 'By card, on the page of your order',
    };
  if (owed > 0) return { words: 'To be given back', amount: money(owed), detail: 'The way it was paid' };
  if (payment === 'unpaid')
    return { words: 'Amount due', amount: money(due), detail: 'Nothing is to be paid' };
  if (refunded > 0)
    return {
      words: refunded < paid ? 'Partly refunded' : 'Refunded',
      amount: money(refunded),
      detail: `Of ${money(paid)} paid`,
    };
  return {
    words: 'Paid',
    amount: money(paid),
    detail: paidAt ? `On ${formatShopDay(paidAt)}. Thank you.` : '',
  };
}

function sectionsOf(
  { due, refunds }: InvoiceRecord,
  { number, paymentWay, pointsReturned }: InvoicedOrder,
  { bank, email }: Seller,
  dueBy: string,
): PaperSection[] {
  const sections: PaperSection[] = [];
  if (due > 0 && paymentWay === 'invoice')
    sections.push({
      head: 'How to pay',
      paragraphs: [
        `Please transfer ${money(due)} by ${dueBy}, with the reference, so that we know whose it is.`,
      ],
      facts: [
        { term: 'Account name', value: bank.name },
        { term: 'BSB', value: bank.bsb },
        { term: 'Account number', value: bank.account },
        { term: 'Reference', value: number },
      ],
    });
  if (refunds.length > 0)
    sections.push({
      head: 'Refunds',
      paragraphs: ['These amounts were given back the way they were paid. They adjust this invoice.'],
      facts: refunds.map(({ at, amount, reason }) => ({
        term: formatShopDay(at),
        value: `${money(amount)}${reason ? `, ${reason}` : ''}`,
      })),
    });
  if (pointsReturned > 0)
    sections.push({
      head: 'Points',
      paragraphs: [`${pointsReturned} of the points that were spent came back to the account.`],
      facts: [],
    });
  sections.push({
    head: 'Questions',
    paragraphs: [`Write to ${email} with the number ${number}, or on the page of your order.`],
    facts: [],
  });
  return sections;
}

/** What stands on the tax invoice of an order. */
export function invoiceContents(order: InvoicedOrder, seller: Seller): PaperContents {
  const record = toInvoiceRecord(order);
  const dueBy = dueDay(order.placedAt, seller.paymentDays);
  return {
    title: 'Tax Invoice',
    number: order.number,
    date: new Date(order.placedAt),
    seller,
    facts: [
      { term: 'Invoice number', value: order.number },
      { term: 'Invoice date', value: formatShopDay(order.placedAt) },
      ...(record.due > 0 && order.paymentWay === 'invoice' ? [{ term: 'Due by', value: dueBy }] : []),
    ],
    parties: [
      { head: 'Bill to', lines: [...addressLines(order.billTo), order.email] },
      { head: 'Ship to', lines: [...addressLines(order.shipTo), order.shipTo.phone_number] },
    ],
    lines: record.lines.map(toLine),
    sums: sumsOf(record, order),
    standing: standingOf(record, order, dueBy),
    sections: sectionsOf(record, order, seller, dueBy),
  };
}
