import type { Address, OrderDetail } from '@kerf/sdk/contract';
import {
  addressLinesWithPhone,
  cents,
  dueDay,
  formatMoney,
  formatShopDay,
  paidWords,
  toCents,
  toDollars,
} from '@kerf/sdk/rules';
import { shopTarget, shopUrl } from '../element/shop-url.js';
import { useShop } from '../element/use-shop.js';
import { useWidget } from '../element/widget-context.js';
import { MessagesPart } from './messages-part.js';
import { OutcomePlace } from './outcome-place.js';
import { PaperLink } from './paper-link.js';
import { PiecePart } from './piece-part.js';

export interface OrderPartProps {
  detail: OrderDetail;
  isOwn: boolean;
  /** The piece and the part that the page was opened for; '' for none. */
  piece: string;
  open: string;
  /** The way back to the list; null where there is none. */
  back: { href: string; onClick: (() => void) | null } | null;
}

function AddressPart({ title, address }: { title: string; address: Address }) {
  return (
    <div>
      <h3 className="name">{title}</h3>
      <address>
        {addressLinesWithPhone(address).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    </div>
  );
}

/** The piece of which a part is meant where none is named: the first that waits for it, else the first; '' where none is meant. */
function pieceOf({ lines }: OrderDetail['order'], open: string): string {
  const waiting = open === 'proof' ? 'proof-sent' : open === 'artwork' ? 'placed' : null;
  if (waiting === null) return '';
  return (lines.find(({ stage }) => stage === waiting) ?? lines[0])?.id ?? '';
}

/** What is copied into a bank's page. */
const Account = ({ of: { name, bsb, account, reference } }: { of: NonNullable<OrderDetail['bank']> }) => (
  <dl>
    {(
      [
        ['Account name', name],
        ['BSB', bsb],
        ['Account number', account],
        ['Reference', reference],
      ] as const
    ).map(([term, value]) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>
          {/* Groups of figures keep their order, whichever way is read. */}
          <bdi dir="ltr">{value}</bdi>
        </dd>
      </div>
    ))}
  </dl>
);

/** One order: its pieces, how it is paid, where it goes, and what was written about it. */
export function OrderPart({ detail, isOwn, piece, open, back }: OrderPartProps) {
  const { runtime } = useWidget();
  const { order, bank, pay_path, to_pay = order.total, refunds = [] } = detail;
  // A text that came back has the focus in its own field.
  const hasReturned = useShop(
    ({ orders }) => orders?.posted?.form === 'message' || orders?.posted?.form === 'change',
  );
  const opened = piece || pieceOf(order, open);
  const { refunded } = order;
  const isPartPaid = order.payment === 'unpaid' && to_pay > 0 && to_pay < order.total;
  return (
    <article className="order" part="order" aria-labelledby="order-head">
      {back && (
        <a
          className="back"
          href={back.href}
          onClick={
            back.onClick
              ? (event) => {
                  event.preventDefault();
                  back.onClick?.();
                }
              : undefined
          }
        >
          All orders
        </a>
      )}
      <h2 className="head" id="order-head" tabIndex={-1}>
        {`Order ${order.number}`}
      </h2>
      <p className="muted">
        {'Placed '}
        <time dateTime={order.placed_at}>{formatShopDay(order.placed_at)}</time>
        {`. ${paidWords(order)}.`}
      </p>
      {pay_path && (
        <section className="bank" aria-labelledby="card-head">
          <h3 className="name" id="card-head">{`To pay: ${formatMoney(to_pay)}`}</h3>
          <p>We print once it is paid and you have approved your proofs.</p>
          <a className="button primary" href={shopUrl(runtime, pay_path)} target={shopTarget}>
            Pay by card
          </a>
          {bank && (
            <details>
              <summary>Pay by bank transfer instead</summary>
              <p>Please transfer it with the reference, so that we know whose it is.</p>
              <Account of={bank} />
            </details>
          )}
        </section>
      )}
      {bank && !pay_path && (
        <section className="bank" aria-labelledby="bank-head">
          <h3 className="name" id="bank-head">{`To pay: ${formatMoney(bank.amount)}`}</h3>
          <p>{`Please transfer it by ${dueDay(order.placed_at, bank.days)}. We print once it is here and you have approved your proofs.`}</p>
          <Account of={bank} />
        </section>
      )}
      <p>
        <PaperLink order={order.id} isOwn={isOwn}>
          Tax invoice (PDF)
          <span className="out">{` of order ${order.number}, opens in a new tab`}</span>
        </PaperLink>
      </p>
      <ul className="pieces">
        {order.lines.map((line) => (
          <PiecePart
            key={line.id}
            detail={detail}
            line={line}
            isOwn={isOwn}
            named={
              hasReturned || line.id !== opened || open === 'messages'
                ? 'nothing'
                : open === 'proof' || open === 'artwork'
                  ? open
                  : 'piece'
            }
          />
        ))}
      </ul>
      <section className="sums" aria-label="What it costs">
        <dl>
          <div>
            <dt>Subtotal</dt>
            <dd>{formatMoney(order.sub_total)}</dd>
          </div>
          <div>
            <dt>Shipping</dt>
            <dd>{order.shipping_fee === 0 ? 'Free' : formatMoney(order.shipping_fee)}</dd>
          </div>
          {order.point_discount > 0 && (
            <div>
              <dt>Your points</dt>
              <dd>{`−${formatMoney(order.point_discount)}`}</dd>
            </div>
          )}
          <div className="sum">
            <dt>Total</dt>
            <dd>{formatMoney(order.total)}</dd>
          </div>
          <div className="muted">
            <dt>GST included</dt>
            <dd>{formatMoney(order.gst_included)}</dd>
          </div>
          {isPartPaid && (
            <>
              <div>
                <dt>Paid so far</dt>
                <dd>{`−${formatMoney(toDollars(cents(toCents(order.total) - toCents(to_pay))))}`}</dd>
              </div>
              <div>
                <dt>Still to pay</dt>
                <dd>{formatMoney(to_pay)}</dd>
              </div>
            </>
          )}
          {refunded > 0 && (
            <div>
              <dt>Given back</dt>
              <dd>{formatMoney(refunded)}</dd>
            </div>
          )}
          {order.owed > 0 && (
            <div>
              <dt>We give back</dt>
              <dd>{formatMoney(order.owed)}</dd>
            </div>
          )}
        </dl>
        {refunds.map(({ at, amount, reason }) => (
          <p className="muted" key={at}>
            {`${formatMoney(amount)} given back ${formatShopDay(at)}${reason && `: ${reason}`}`}
          </p>
        ))}
      </section>
      <div className="addresses">
        <AddressPart title="Goes to" address={order.ship_to} />
        <AddressPart title="Bill to" address={order.bill_to} />
      </div>
      <OutcomePlace>
        {/* Who came to see a piece may want to write of anything. */}
        <MessagesPart
          detail={detail}
          isOwn={isOwn}
          piece={open === 'messages' ? piece : ''}
          isNamed={open === 'messages'}
        />
      </OutcomePlace>
    </article>
  );
}
