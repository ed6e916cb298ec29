import type { OrderDetail, OrderLine, OrderSummary, PaymentState } from '@kerf/sdk/contract';
import { artworkSent, nextWords, paidWords, stageWords } from '@kerf/sdk/rules';

/** What is known of orders: of one all, or of each a little. */
interface Known {
  detail: OrderDetail | null;
  list: readonly OrderSummary[] | null;
}

type Told = Pick<OrderLine, 'id' | 'product_name' | 'stage'>;

/** How far each piece has come, by its id. */
function pieceWords({ detail, list }: Known): Map<string, string> {
  const orders: readonly { lines: readonly Told[]; payment: PaymentState }[] = detail
    ? [detail.order]
    : (list ?? []);
  return new Map(
    orders.flatMap(({ lines, payment }) =>
      lines.map(({ id, product_name, stage }) => [
        id,
        `${product_name}: ${stageWords[stage]}. ${nextWords({ stage }, payment, detail ? artworkSent(detail, { id }) : undefined)}`,
      ]),
    ),
  );
}

const written = ({ detail }: Known): number =>
  detail?.messages.filter(({ from }) => from === 'shop').length ?? 0;

/** What came meanwhile, for who does not see it: '' for nothing that has words. */
export function newsWords(before: Known, now: Known): string {
  const known = pieceWords(before);
  const news = [...pieceWords(now)]
    .filter(([id, words]) => known.get(id) !== words)
    .map(([, words]) => words);
  // What is paid is among the words of the pieces; what is given back of it is not.
  const money = ({ detail }: Known) => detail && paidWords(detail.order);
  const isBack = (now.detail?.order.refunded ?? 0) > 0 || (now.detail?.order.owed ?? 0) > 0;
  if (isBack && money(now) !== money(before)) news.push(`${money(now)}.`);
  if (written(now) > written(before)) news.push('There is a new message from us.');
  return news.join(' ');
}
