import { cancelPiece, orderAgain } from '@kerf/sdk/actions';
import type { Order, OrderLine } from '@kerf/sdk/contract';
import { freeShippingAmount, nextStage, reorderedWords } from '@kerf/sdk/rules';
import { useState } from 'react';
import { shopTarget, shopUrl } from '../element/shop-url.js';
import { useWidget } from '../element/widget-context.js';
import { ErrorSlot } from '../ui/error-slot.js';
import { formUrl } from './order-address.js';
import { useDeed } from './use-deed.js';

interface PieceDeedsProps {
  order: Order;
  line: OrderLine;
  /** The piece is cancelled, and its button gone. */
  onCancelled: () => void;
}

/** What can be done with a piece whatever it waits for: ordering it again, and cancelling it while that can be. */
export function PieceDeeds({ order, line, onCancelled }: PieceDeedsProps) {
  const { runtime, host } = useWidget();
  const cancelling = useDeed();
  const again = useDeed();
  const [said, setSaid] = useState('');
  const name = line.product_name;
  const place = { order: order.id, line: line.id };
  const isCancellable = nextStage(line.stage, 'cancel') !== null;
  const whole = <span className="out">{` ${name}, ${line.summary}`}</span>;

  const reorder = () =>
    again.run(
      async () => {
        const outcome = await orderAgain(runtime, place);
        if (!outcome.ok) return outcome;
        const { was, now, cart, line: added } = outcome.reordered;
        host?.emit('kerf-reorder', { order: order.id, piece: line.id, was, now });
        setSaid(
          reorderedWords(
            name,
            { was, now },
            cart.lines.find(({ id }) => id === added?.id),
          ),
        );
        return { ok: true };
      },
      // Said where the button is.
      () => '',
    );

  return (
    <div className="deeds">
      <form
        method="post"
        action={formUrl(order.id, 'lines', line.id, 'reorder')}
        onSubmit={(event) => {
          event.preventDefault();
          setSaid('');
          reorder();
        }}
      >
        <button className="button" type="submit" aria-disabled={again.isBusy || undefined}>
          Order again
          {whole}
        </button>
        <ErrorSlot name={`again-${line.id}`} message={again.problem?.message ?? ''} />
        {/* Always there: a region that arrives filled is often not heard. */}
        <p className={said ? 'again' : 'out'} role="status">
          {said}
        </p>
        {again.isDone && (
          <a href={shopUrl(runtime, '/cart')} target={shopTarget}>
            See your cart
          </a>
        )}
      </form>
      {isCancellable && (
        <details>
          <summary>
            Cancel
            {whole}
          </summary>
          <p>
            {order.payment === 'unpaid'
              ? 'It is not printed, and you do not pay for it.'
              : 'It is not printed, and we give back what you paid for it.'}
            {order.shipping_fee === 0 &&
              ` Delivery is free from ${freeShippingAmount}: where less is left, it is charged.`}
          </p>
          <form
            method="post"
            action={formUrl(order.id, 'lines', line.id, 'cancel')}
            onSubmit={async (event) => {
              event.preventDefault();
              if (
                await cancelling.run(
                  () => cancelPiece(runtime, place),
                  () => `${name} is cancelled.`,
                )
              )
                onCancelled();
            }}
          >
            <button className="button" type="submit" aria-disabled={cancelling.isBusy || undefined}>
              Cancel this piece
              {whole}
            </button>
            <ErrorSlot name={`cancel-${line.id}`} message={cancelling.problem?.message ?? ''} />
          </form>
        </details>
      )}
    </div>
  );
}
