/** When the pieces of an order arrive, in words that hold whatever is still waited for. */
import type { LineStage, OrderEvent } from '@kerf/sdk/contract';
import { formatShippingDate, isPaid } from '@kerf/sdk/rules';
import { arrivalIfApproved } from '../pricing/arrival.js';
import { arrivalDay, type Delivery } from '../pricing/quote-shipping.js';
import type { KeptOrder, KeptOrderLine } from './order-rows.js';

const onTheWay: readonly LineStage[] = ['in-production', 'shipped'];
const done: readonly LineStage[] = ['delivered', 'cancelled'];

/**
 * A sentence for all that is not printed yet, and one for each piece that is, counted from when its printing began. None
 * for what has arrived or is cancelled, and for an order whose money was given back. `isLetter` for words that are read on
 * another day.
 */
export function orderArrival(
  { payment }: Pick<KeptOrder, 'payment'>,
  lines: readonly KeptOrderLine[],
  events: readonly Pick<OrderEvent, 'at' | 'what' | 'line_id'>[],
  delivery: Delivery,
  now: Date,
  { isLetter = false }: { isLetter?: boolean } = {},
): string[] {
  const begun = lines
    .filter(({ stage }) => onTheWay.includes(stage))
    .flatMap((line) => {
      const start = events.findLast(
        ({ what, line_id }) => what === 'production-started' && line_id === line.id,
      );
      return start
        ? [
            `${line.product_name}: arrives by ${formatShippingDate(arrivalDay(delivery, line, new Date(start.at)))}.`,
          ]
        : [];
    });
  const waiting = lines.filter(({ stage }) => !onTheWay.includes(stage) && !done.includes(stage));
  if (payment === 'refunded') return begun;
  const dates = waiting.map((line) => arrivalDay(delivery, line, now));
  const isEach = (...stages: LineStage[]) => waiting.every(({ stage }) => stages.includes(stage));
  const proofs = isEach('approved') ? 'approved' : isEach('approved', 'proof-sent') ? 'there' : 'to-come';
  const words = arrivalIfApproved(dates, delivery, {
    isPaid: isPaid(payment),
    proofs,
    isLetter,
    now,
  });
  if (words === '') return begun;
  // Beside pieces that are on their way it says which it is of.
  const names = [...new Set(waiting.map(({ product_name }) => product_name))].join(', ');
  return [begun.length > 0 ? `${names}: ${words.replace(/^A/, 'a')}` : words, ...begun];
}
