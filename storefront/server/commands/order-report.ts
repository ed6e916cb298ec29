/** What the shop is told of its orders. */

import type { OrderDetail } from '@kerf/sdk/contract';
import { addressLines, formatMoney, formatShopTime, paidWords, stageWords, toDollars } from '@kerf/sdk/rules';
import type { KeptRefund } from '../orders/give-back.js';
import type { ListedOrder } from '../orders/shop-view.js';

/** An order in a line. */
export const listedLine = ({ order, lines, begun, isToAnswer }: ListedOrder): string =>
  [
    order.number,
    formatShopTime(order.placed_at),
    order.email,
    formatMoney(toDollars(order.total_cents)),
    paidWords({ payment: order.payment, lines }).toLowerCase(),
    ...lines.map(
      ({ product_name, stage }, at) => `${at + 1} ${product_name}: ${stageWords[stage].toLowerCase()}`,
    ),
    ...(order.owed_cents > 0 ? [`${formatMoney(toDollars(order.owed_cents))} to give back`] : []),
    ...(begun > 0
      ? [
          `${formatMoney(toDollars(begun))} of it begun, which Stripe has not confirmed: run the same refund again`,
        ]
      : []),
    ...(isToAnswer ? ['the customer wrote last'] : []),
  ].join(', ');

/** What was begun to be given back and is not certain, with what to do about it. */
const begunWords = (number: string, { amount_cents, at, reason }: KeptRefund): string => {
  const amount = toDollars(amount_cents);
  const why = reason.replace(/\s+/g, ' ').replaceAll("'", '’');
  return `${formatMoney(amount)} of that was begun ${formatShopTime(at)}, and Stripe has not confirmed it. Run the same again; it is given back once: npm run shop -- orders refund ${number} ${amount.toFixed(2)} '${why}'`;
};

const indented = (text: string): string => text.replaceAll('\n', '\n    ');

/** All there is to know of an order, on some lines. */
export function orderReport({
  order,
  artworks,
  proofs,
  messages,
  begun,
}: Omit<OrderDetail, 'bank' | 'pay_path' | 'to_pay' | 'reviews'> & { begun: readonly KeptRefund[] }): string {
  const numberOf = (lineId: string | null) => order.lines.findIndex(({ id }) => id === lineId) + 1;
  const about = (lineId: string | null) => (lineId === null ? '' : `piece ${numberOf(lineId)}: `);
  return [
    `${order.number}, placed ${formatShopTime(order.placed_at)} by ${order.email}`,
    `${formatMoney(order.total)} with GST${order.point_discount > 0 ? ` after ${formatMoney(order.point_discount)} for points` : ''}, ${paidWords({ payment: order.payment, lines: order.lines }).toLowerCase()}, by ${order.payment_way === 'card' ? 'card' : 'transfer'}${order.refunded > 0 ? `, ${formatMoney(order.refunded)} given back` : ''}${order.owed > 0 ? `, ${formatMoney(order.owed)} to give back` : ''}`,
    ...begun.map((refund) => begunWords(order.number, refund)),
    `Goes to: ${addressLines(order.ship_to).join(', ')}; ${order.ship_to.phone_number}`,
    `Bill to: ${addressLines(order.bill_to).join(', ')}`,
    '',
    ...order.lines.map(
      ({ product_name, summary, quantity, kinds, total, stage, tracking }, at) =>
        `${at + 1}  ${product_name}, ${quantity}${kinds > 1 ? ` × ${kinds} sets` : ''}, ${formatMoney(total)} (${summary}): ${stageWords[stage].toLowerCase()}${tracking ? `, ${tracking}` : ''}`,
    ),
    ...(artworks.length > 0 ? ['', 'Artwork'] : []),
    ...artworks.flatMap(({ line_id, name, state, warnings }) => [
      `  ${about(line_id)}${name}: ${state}`,
      ...warnings.map(({ message }) => `    ${message}`),
    ]),
    ...(proofs.length > 0 ? ['', 'Proofs'] : []),
    ...proofs.map(
      ({ line_id, round, file_name, sent_at, decision, decided_by, remark }) =>
        `  ${about(line_id)}${round}, ${file_name}, sent ${formatShopTime(sent_at)}: ${decision === null ? 'no answer yet' : decision === 'approved' ? `approved by ${decided_by}` : `a change was asked for by ${decided_by}`}${remark ? `\n    ${indented(remark)}` : ''}`,
    ),
    ...(messages.length > 0 ? ['', 'Messages'] : []),
    ...messages.map(
      ({ from, text, at, line_id, files }) =>
        `  ${formatShopTime(at)}, ${from === 'shop' ? 'the shop' : 'the customer'}: ${about(line_id)}${indented(text)}${files.map(({ name }) => `\n    with ${name}`).join('')}`,
    ),
    '',
    'What happened',
    ...order.events.map(
      ({ at, what, line_id, detail }) =>
        `  ${formatShopTime(at)}: ${about(line_id)}${what.replaceAll('-', ' ')}${detail ? ` (${detail.replaceAll('\n', ' ')})` : ''}`,
    ),
  ].join('\n');
}
