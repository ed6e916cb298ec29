import type { ReactNode } from 'react';

interface PaymentNoteProps {
  heading: string;
  /** What is said of the payment. */
  children: ReactNode;
  /** Where it is paid, and what the button says. */
  payPath: string;
  button: string;
  /** Where the order can be seen. */
  orderPath: string;
}

/** On the way to the page of who handles cards: what happens now, and the button that does it. */
export function PaymentNote({ heading, children, payPath, button, orderPath }: PaymentNoteProps) {
  return (
    <div className="hold checkout placed">
      <div className="title section-head" id="said" tabIndex={-1}>
        <h1>{heading}</h1>
        <p>{children}</p>
      </div>
      <div className="checkout-part">
        <p>
          <a className="act first" href={payPath}>
            {button}
          </a>
        </p>
        <p>
          <a href={orderPath}>See your order</a>
        </p>
      </div>
    </div>
  );
}
