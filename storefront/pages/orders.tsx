import { ordersPath } from '@kerf/sdk/contract';
import { AccountForm } from './account/account-form.js';
import { Placed } from './placed.js';
import { type Notice, Said } from './said.js';

/** What was just done with an order, or why it was not, and where that leads. */
export interface OrderNotice extends Notice {
  link?: { href: string; words: string };
}

interface OrdersPageProps {
  orders: string;
  /** When the order that is shown arrives, a sentence for each that is to be said. */
  arrival: readonly string[];
  notice: OrderNotice | null;
  /** Whether it is one order that opens on this device without an account. */
  isGuest: boolean;
}

/** The page of orders: what was just done, the widget, and for a guest the way out. */
export function OrdersPage({ orders, arrival, notice, isGuest }: OrdersPageProps) {
  return (
    <div className="hold">
      <div className="title section-head">
        <h1>Your orders</h1>
      </div>
      {notice && (
        <Said notice={notice}>{notice.link && <a href={notice.link.href}>{notice.link.words}</a>}</Said>
      )}
      {/* Drawn anew by `assets/scripts/follow-order.js`. */}
      <div id="arrival">
        {arrival.map((words) => (
          <p className="lead" key={words}>
            {words}
          </p>
        ))}
      </div>
      <Placed className="widget-orders" markup={orders} />
      {isGuest && (
        <div className="title">
          <p>
            This device keeps the order that you opened last open for you, without a password. For another
            one, anywhere else, or once it is forgotten here, sign in as a non-member with its number and your
            e-mail.
          </p>
          <AccountForm action={`${ordersPath}/forget`} button="Forget this order on this device" isWayOut />
        </div>
      )}
    </div>
  );
}
