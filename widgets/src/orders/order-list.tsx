import type { OrderSummary } from '@kerf/sdk/contract';
import { formatMoney, formatShopDay, nextWords, paidWords, stageWords } from '@kerf/sdk/rules';
import { PieceThumb } from '../element/piece-thumb.js';
import { shopTarget, shopUrl } from '../element/shop-url.js';
import { useWidget } from '../element/widget-context.js';
import { artworkPicture, listUrl, orderUrl } from './order-address.js';

interface OrderListProps {
  orders: readonly OrderSummary[];
  /** The place in all of them that these begin behind, null for the newest; and what asks for those behind these. */
  before: string | null;
  older: string | null;
  /** Opens an order in its place; null where the page does, by its address. */
  onOpen: ((id: string) => void) | null;
  /** Shows another part of the list in its place; null where the page does. */
  onTurn: ((before: string | null) => void) | null;
}

/** How many there are, where these are all of them. */
function headWords(count: number, { before, older }: Pick<OrderListProps, 'before' | 'older'>): string {
  if (before !== null) return 'Older orders';
  return older === null ? `${count} ${count === 1 ? 'order' : 'orders'}` : `Your newest ${count} orders`;
}

/** Words in the middle of a sentence; names and sums in them are as they are. */
const within = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

/** Every order in a row: when it was placed, how far each piece has come, what it cost and whether it was paid. */
export function OrderList({ orders, before, older, onOpen, onTurn }: OrderListProps) {
  const { runtime } = useWidget();
  const turn = (words: string, to: string | null) => (
    <a
      href={listUrl(runtime, to)}
      onClick={
        onTurn
          ? (event) => {
              event.preventDefault();
              onTurn(to);
            }
          : undefined
      }
    >
      {words}
    </a>
  );
  if (orders.length === 0 && before === null)
    return (
      <div className="empty" part="list">
        <h2 className="head" tabIndex={-1}>
          No orders yet
        </h2>
        <p>What you order shows here, with its proofs and where it is.</p>
        <a className="button primary" href={shopUrl(runtime, '/')} target={shopTarget}>
          See what we print
        </a>
      </div>
    );
  return (
    <section part="list" aria-labelledby="orders-head">
      <h2 className="head" id="orders-head" tabIndex={-1}>
        {headWords(orders.length, { before, older })}
      </h2>
      <ul className="list">
        {orders.map(({ id, number, placed_at, total, payment, refunded, owed, lines }) => (
          <li className="listed" key={id}>
            <a
              className="number"
              href={orderUrl(runtime, id)}
              onClick={
                onOpen
                  ? (event) => {
                      event.preventDefault();
                      onOpen(id);
                    }
                  : undefined
              }
            >
              {`Order ${number}`}
            </a>
            <p className="muted">
              {'Placed '}
              <time dateTime={placed_at}>{formatShopDay(placed_at)}</time>
            </p>
            <ul className="pieces-in-short">
              {lines.map(({ id: line, product_name, configuration, stage, artwork_id, artwork_sent }) => (
                <li key={line}>
                  <PieceThumb
                    of={configuration}
                    figure={artworkPicture(runtime, configuration, artwork_id)}
                  />
                  <p>
                    <strong>{product_name}</strong>
                    {`: ${stageWords[stage]}. ${nextWords({ stage }, payment, artwork_sent)}`}
                  </p>
                </li>
              ))}
            </ul>
            <p>
              <strong>{formatMoney(total)}</strong>
              {`, ${within(paidWords({ payment, lines, refunded, owed }))}`}
            </p>
          </li>
        ))}
      </ul>
      {(before !== null || older !== null) && (
        <nav className="turns" aria-label="More orders">
          {before !== null && turn('Newest orders', null)}
          {older !== null && turn('Older orders', older)}
        </nav>
      )}
    </section>
  );
}
