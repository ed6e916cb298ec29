import { apiBase, type Dollars, type Order, type OrderLine } from '@kerf/sdk/contract';
import {
  type ArtworkThere,
  addressLinesWithPhone,
  artworkThere,
  formatMoney,
  isDesigned,
  isPaid,
  linePicturePath,
  paidWords,
} from '@kerf/sdk/rules';
import { ShippingRow, TotalRows } from './sum-rows.js';

/** How a payment by card stands that was just made, or left: on its way, not here after a minute, or not made. */
export type AfterPayment = 'coming' | 'late' | 'stopped';

const afterWords: Readonly<Record<AfterPayment, string>> = {
  coming: 'Your payment is on its way to us. This page looks for it again by itself.',
  late: 'Your payment takes longer than usual. We write to you as soon as it is here; you need not pay again.',
  stopped: 'Nothing was paid. Your order stands, and you can pay whenever you want.',
};

/** What it is printed or cut from, where nothing is to be sent. */
const haveWords: Partial<Record<ArtworkThere, string>> = {
  again: 'We have your artwork from your earlier order.',
  designed: 'There is no artwork to send: we cut your letters as you designed them.',
  both: 'We have all that we need: your letters as you designed them, and your artwork from your earlier order.',
};

interface PlacedOrderProps {
  order: Order;
  /** Ids of the files with the fronts of pieces that artwork is there for, by the ids of these. */
  fronts: ReadonlyMap<string, string>;
  /** How an unpaid order is paid, a sentence a paragraph. */
  payment: readonly string[];
  /**
   * Where it is paid by card, how much, and how it is paid `instead` where a card is declined, a sentence a paragraph; null
   * where it is paid, or by other means.
   */
  card: { path: string; toPay: Dollars; instead: readonly string[] } | null;
  /** What is here of an order that is not paid by it. */
  paidSoFar: Dollars;
  /** Where somebody comes back from the payment. */
  after: AfterPayment | null;
  /** When it arrives, a sentence for each that is to be said. */
  arrival: readonly string[];
  /** Whether every piece is cancelled. */
  isCancelled: boolean;
  /** Whether nothing but the payment came of it yet. How else it stands is said on its own page. */
  isNew: boolean;
  isMember: boolean;
}

const pictureOf = ({ configuration }: OrderLine, artwork_id: string | undefined): string =>
  linePicturePath({ configuration, ...(artwork_id !== undefined && { artwork_id }) });

/** An order that was just placed: its number, what happens next, and where it can be seen again. */
export function PlacedOrder({
  order,
  fronts,
  payment,
  card,
  paidSoFar,
  after,
  arrival,
  isCancelled,
  isNew,
  isMember,
}: PlacedOrderProps) {
  const isOnItsWay = after === 'coming' || after === 'late';
  const isThanked = !isCancelled && (card === null || isOnItsWay);
  const path = `/mypage/orders?master_id=${order.id}`;
  const artworkPath = ({ id }: OrderLine) => `${path}&order_detail_id=${id}&type=artwork`;
  const waiting = order.lines.filter(({ stage }) => stage === 'placed');
  const [first] = waiting;
  const artwork = artworkThere(
    order.lines.map((line) => ({
      isThere: line.stage !== 'placed',
      isInPart: fronts.has(line.id),
      isDesigned: isDesigned(line),
    })),
  );
  return (
    <div className="hold checkout placed">
      <div className="title section-head" id="said" tabIndex={-1}>
        <h1>
          {isCancelled
            ? `Your order ${order.number} is cancelled`
            : `${isThanked ? 'Thank you. ' : ''}Your order is ${order.number}`}
        </h1>
        {after && <p role="status">{afterWords[after]}</p>}
        {!isCancelled && <p>A mail with all of this is on its way to {order.email}.</p>}
      </div>
      <div className="checkout-part">
        {isOnItsWay && (
          <p>
            <a className="act" href={`/checkout/done?order=${order.id}&paid=1`}>
              Look again
            </a>
          </p>
        )}
        {card && !isOnItsWay && (
          <section aria-labelledby="card-head">
            <h2 id="card-head">Pay by card</h2>
            <p>
              <a className="act first" href={card.path}>
                Pay {formatMoney(card.toPay)}
              </a>
            </p>
            <p className="muted">It takes you to the page of Stripe, and back.</p>
            <details>
              <summary>Pay by bank transfer instead</summary>
              {card.instead.map((words) => (
                <p key={words}>{words}</p>
              ))}
            </details>
          </section>
        )}
        {isPaid(order.payment) && (
          <p className="said done">
            {!isNew
              ? `${paidWords(order)}.`
              : order.total === 0
                ? 'Your points pay for it: there is nothing to pay.'
                : `Paid: ${formatMoney(order.total)}. Thank you.`}
          </p>
        )}
        {!isNew ? (
          <p>
            {isCancelled && 'Nothing of it is printed. '}
            <a href={path}>See how your order stands</a>
          </p>
        ) : (
          <section aria-labelledby="next-head">
            <h2 id="next-head">What happens next</h2>
            <ol className="next">
              <li>
                {first ? (
                  <>
                    <a href={artworkPath(first)}>
                      {artwork === 'none'
                        ? 'Send us your artwork'
                        : order.lines.length > 1 && waiting.length === 1
                          ? `Send us the artwork that is still missing: ${first.product_name}`
                          : 'Send us the artwork that is still missing'}
                    </a>
                    , now or when it is ready
                    {waiting.length > 1 ? ', for each piece:' : '.'}
                    {waiting.length > 1 && (
                      <ul>
                        {waiting.map((line) => (
                          <li key={line.id}>
                            <a href={artworkPath(line)}>{line.product_name}</a>{' '}
                            <span className="muted">{line.summary}</span>
                          </li>
                        ))}
                      </ul>
                    )}
                  </>
                ) : (
                  <>
                    {haveWords[artwork]}{' '}
                    <a href={path}>See {artwork === 'designed' ? 'your order' : 'it, or send another'}</a>.
                  </>
                )}
              </li>
              <li>We make a free PDF proof of each piece and mail you when it is there.</li>
              <li>You approve it, and we print as soon as the order is paid.</li>
            </ol>
          </section>
        )}
        {payment.length > 0 && (
          <section aria-labelledby="pay-head">
            <h2 id="pay-head">How to pay</h2>
            {payment.map((words) => (
              <p key={words}>{words}</p>
            ))}
          </section>
        )}
        {!isMember && (
          <section aria-labelledby="account-head">
            <h2 id="account-head">See it again any time</h2>
            <p>
              With your order number and your e-mail address under{' '}
              <a href="/sign-in?form=non-member">Sign in, Non-member</a>, or with an account:{' '}
              <a href="/register?redirect=/mypage/orders">register</a> with {order.email}, and this order is
              in it.
            </p>
          </section>
        )}
      </div>
      <aside className="ordered" aria-labelledby="ordered-head">
        <h2 id="ordered-head">Your order</h2>
        <ul>
          {order.lines.map((line) => (
            <li className="ordered-piece" key={line.id}>
              {/* What it is stands beside it in words. */}
              <img src={apiBase + pictureOf(line, fronts.get(line.id))} width={56} height={56} alt="" />
              <div>
                <p className="ordered-name">{line.product_name}</p>
                <p className="muted">{line.summary}</p>
              </div>
              <p>{line.stage === 'cancelled' ? 'Cancelled' : formatMoney(line.total)}</p>
            </li>
          ))}
        </ul>
        <dl>
          <ShippingRow fee={order.shipping_fee} />
          <TotalRows
            total={order.total}
            pointDiscount={order.point_discount}
            gstIncluded={order.gst_included}
          />
          {paidSoFar > 0 && (
            <div>
              <dt>Paid so far</dt>
              <dd>−{formatMoney(paidSoFar)}</dd>
            </div>
          )}
        </dl>
        {arrival.map((words) => (
          <p className="arrival" key={words}>
            {words}
          </p>
        ))}
        <h3>Goes to</h3>
        <p className="address">{addressLinesWithPhone(order.ship_to).join('\n')}</p>
      </aside>
    </div>
  );
}
