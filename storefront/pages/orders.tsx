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
  /** How many orders this device keeps open for a guest; none for a member. */
  openOrders: number;
}

/** What keeps orders open for a guest, and the button that forgets all of them, whichever is shown. */
function WayOut({ isOne }: { isOne: boolean }) {
  return (
    <div className="title">
      <p>
        {`This device keeps your ${isOne ? 'order' : 'orders'} open for you for thirty days, without a password. `}
        {`For another one, anywhere else, or once ${isOne ? 'it is' : 'they are'} forgotten here, sign in as a `}
        {`non-member with ${isOne ? 'its number' : 'the number of an order'} and your e-mail.`}
      </p>
      <AccountForm
        action={`${ordersPath}/forget`}
        button={isOne ? 'Forget this order on this device' : 'Forget all orders on this device'}
        isWayOut
      />
    </div>
  );
}

/** The page of orders: what was just done, the widget, and for a guest the way out. */
export function OrdersPage({ orders, arrival, notice, openOrders }: OrdersPageProps) {
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
      {openOrders > 0 && <WayOut isOne={openOrders === 1} />}
    </div>
  );
}
