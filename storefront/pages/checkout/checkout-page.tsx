import { apiBase, type Cart, type Dollars } from '@kerf/sdk/contract';
import {
  artworkDoubts,
  cents,
  formatMoney,
  gstIncluded,
  type InputFault,
  linePicturePath,
  toCents,
  toDollars,
} from '@kerf/sdk/rules';
import type { ReactNode } from 'react';
import { type Notice, Said } from '../said.js';
import { stepFormId } from './checkout-form.js';
import { ShippingRow, TotalRows } from './sum-rows.js';

/** The steps of the checkout, in their order. */
const steps = [
  { path: '/checkout', name: 'Contact' },
  { path: '/checkout/delivery', name: 'Delivery' },
  { path: '/checkout/payment', name: 'Payment' },
  { path: '/checkout/review', name: 'Review' },
] as const;

/** The address of a step. */
export type CheckoutPath = (typeof steps)[number]['path'];

/** What a step that was done comes to, with the way back to it. */
export interface DoneStep {
  path: CheckoutPath;
  heading: string;
  lines: readonly string[];
  /** What may be slips in it, with the ids of their fields. Default nothing. */
  doubts?: readonly InputFault[];
  /** Where it is changed, if not in the step itself. */
  elsewhere?: { href: string; words: string };
}

/** An order whose artwork a line is to be printed from, and whether who orders can see it. */
interface EarlierOrder {
  number: string;
  isOwn: boolean;
}

interface CheckoutPageProps {
  path: CheckoutPath;
  heading: string;
  /** What was decided before, folded. */
  done: readonly DoneStep[];
  cart: Cart;
  /** Of lines that are printed from artwork again, by their ids: the order that it is of, and whether it comes along. */
  again: ReadonlyMap<string, EarlierOrder>;
  /** What points take off the total. */
  pointDiscount: Dollars;
  /** What they would take off where a box on the page says whether they do; 0 where there is no such box. */
  offered: Dollars;
  /** When all of it arrives, and on what that depends; '' for nothing known. */
  arrival: string;
  /** Whom it is drawn for, where they are signed in. */
  memberId: string | null;
  notice: Notice | null;
  children: ReactNode;
}

/** A step of the checkout: what was decided before, what is asked now, and beside it what is ordered and what it costs. */
export function CheckoutPage({
  path,
  heading,
  done,
  cart,
  again,
  pointDiscount,
  offered,
  arrival,
  memberId,
  notice,
  children,
}: CheckoutPageProps) {
  const at = steps.findIndex((step) => step.path === path);
  const isLast = path === '/checkout/review';
  const ordered = (
    <OrderedSums
      cart={cart}
      again={again}
      pointDiscount={pointDiscount}
      offered={offered}
      arrival={arrival}
      path={path}
    />
  );
  return (
    <div className={isLast ? 'hold checkout ordered-first' : 'hold checkout'}>
      {/* Enter in a field presses the first button of its form: that one goes on. */}
      {!isLast && (
        <button className="out" type="submit" form={stepFormId} tabIndex={-1} aria-hidden="true">
          Continue
        </button>
      )}
      {memberId !== null && <input type="hidden" name="member" value={memberId} form={stepFormId} />}
      <div className="title section-head">
        <h1>{heading}</h1>
        <ol className="checkout-steps" aria-label="Steps of the checkout">
          {steps.map((step, index) => (
            <li key={step.path} aria-current={index === at ? 'step' : undefined}>
              {index < at && !done[index]?.elsewhere ? (
                <ToStep from={path} to={step.path}>
                  {step.name}
                </ToStep>
              ) : (
                step.name
              )}
            </li>
          ))}
        </ol>
        {/* What is ordered may be long. */}
        {isLast && cart.lines.every(({ unavailable }) => !unavailable) && (
          <p>
            {`Total: ${formatMoney(payable(cart, pointDiscount))}. `}
            <a href={`#${stepFormId}`}>Go to “Place order”</a>
          </p>
        )}
        {/* On a phone the sums stand below the form. */}
        {!isLast && (
          <p className="to-ordered">
            <a href="#ordered-head">Your order</a>
            {offered === 0 ? (
              `: ${formatMoney(payable(cart, pointDiscount))}`
            ) : (
              <>
                <span className="if-points">{`: ${formatMoney(payable(cart, offered))}`}</span>
                <span className="if-no-points">{`: ${formatMoney(payable(cart, none))}`}</span>
              </>
            )}
          </p>
        )}
      </div>
      {/* What is ordered is read before the button that orders it. */}
      {isLast && ordered}
      <div className="checkout-part">
        {notice && (
          <Said notice={notice}>
            {/* On a phone what changed stands above what is in sight. */}
            {isLast && notice.kind === 'refused' && (
              <p>
                <a href="#ordered-head">See your order as it is now</a>
              </p>
            )}
          </Said>
        )}
        {done.map((step) => (
          <section className="done-step" key={step.path} aria-label={step.heading}>
            <div>
              <h2>{step.heading}</h2>
              {step.lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
              {step.doubts?.map(({ field, message }) => (
                <p className="doubt" key={field}>
                  <a href={`${step.path}#${field}`}>{message}</a>
                </p>
              ))}
            </div>
            {step.elsewhere ? (
              <a href={step.elsewhere.href}>{step.elsewhere.words}</a>
            ) : (
              <ToStep from={path} to={step.path}>
                Change<span className="out"> {step.heading.toLowerCase()}</span>
              </ToStep>
            )}
          </section>
        ))}
        {children}
      </div>
      {!isLast && ordered}
    </div>
  );
}

/** The way to a step that was done. What is typed into the form of the step that is left goes along, and is kept. */
function ToStep({ from, to, children }: { from: CheckoutPath; to: CheckoutPath; children: ReactNode }) {
  return from === '/checkout/review' ? (
    <a href={to}>{children}</a>
  ) : (
    <button className="as-link" type="submit" form={stepFormId} name="go" value={to}>
      {children}
    </button>
  );
}

/** What is ordered, and what it comes to. */
function OrderedSums({
  cart,
  again,
  pointDiscount,
  offered,
  arrival,
  path,
}: Pick<CheckoutPageProps, 'cart' | 'again' | 'pointDiscount' | 'offered' | 'arrival' | 'path'>) {
  return (
    <aside className="ordered" aria-labelledby="ordered-head">
      <h2 id="ordered-head">Your order</h2>
      <ul>
        {cart.lines.map((line) => (
          <li className="ordered-piece" key={line.id}>
            {/* What it is stands beside it in words. */}
            <img src={apiBase + linePicturePath(line)} width={56} height={56} alt="" />
            <div>
              <p className="ordered-name">{line.product_name}</p>
              <p className="muted">{line.summary}</p>
              <ArtworkAgain earlier={again.get(line.id)} path={path} />
              {artworkDoubts(line).map((words) => (
                <p className="fault" key={words}>
                  {words}
                </p>
              ))}
              {line.unavailable && <p className="fault">{line.unavailable}</p>}
            </div>
            <p>{formatMoney(line.total)}</p>
          </li>
        ))}
      </ul>
      <dl>
        <div>
          <dt>Subtotal</dt>
          <dd>{formatMoney(cart.sub_total)}</dd>
        </div>
        <ShippingRow fee={cart.shipping_fee} />
        {offered > 0 ? (
          <>
            <TotalRows {...paidFor(cart, offered)} shownIf="if-points" />
            <TotalRows {...paidFor(cart, none)} shownIf="if-no-points" />
          </>
        ) : (
          <TotalRows {...paidFor(cart, pointDiscount)} />
        )}
      </dl>
      {arrival && <p className="arrival">{arrival}</p>}
      <p>
        <a href="/cart">Change your cart</a>
      </p>
    </aside>
  );
}

/** What a line is printed from, where that is not yet to be sent; a cart may have come to who can't see the earlier order. */
function ArtworkAgain({ earlier, path }: { earlier: EarlierOrder | undefined; path: CheckoutPath }) {
  if (!earlier) return null;
  return earlier.isOwn ? (
    <p className="muted">Printed from your artwork of order {earlier.number}.</p>
  ) : (
    <p className="fault">
      The artwork of the earlier order does not come along: that order is not open here.{' '}
      <a href={`/sign-in?form=non-member&redirect=${path}`}>Open it</a> first and come back here, or send the
      artwork again once you have ordered.
    </p>
  );
}

const none = toDollars(cents(0));

/** What is paid in the end. */
const payable = (cart: Cart, pointDiscount: Dollars): Dollars =>
  toDollars(cents(toCents(cart.total) - toCents(pointDiscount)));

const paidFor = (cart: Cart, pointDiscount: Dollars) => {
  const total = payable(cart, pointDiscount);
  return { total, pointDiscount, gstIncluded: toDollars(gstIncluded(toCents(total))) };
};
