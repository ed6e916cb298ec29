import type { ComparePrice, KeptType, Problem, Runtime } from '@kerf/sdk/runtime';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { cartUrl } from '../cart/cart-url.js';
import { notFetched } from '../element/not-fetched.js';
import { shopTarget, shopUrl } from '../element/shop-url.js';
import { useShop } from '../element/use-shop.js';
import { useWidget } from '../element/widget-context.js';

interface CardActionsProps {
  type: KeptType;
  price: ComparePrice | undefined;
  onRemove: () => void;
  onRetry: () => void;
  /** Id of what names the card. */
  nameId: string;
}

/** The address in the shop that opens it. What storage has may have been written by anybody: nothing leads elsewhere. */
function addressOf(runtime: Runtime, path: string | null): string | null {
  if (path === null) return null;
  const shop = new URL(shopUrl(runtime, '/'), location.href);
  const address = new URL(path, shop);
  return address.origin === shop.origin ? address.href : null;
}

/** What can be done with one of them, and what came of it, where it was pressed. */
export function CardActions({ type, price, nameId, onRemove, onRetry }: CardActionsProps) {
  const { runtime, host } = useWidget();
  const token = useShop(({ cart }) => cart.token);
  const [said, setSaid] = useState<ReactNode>('');
  const [link, setLink] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const busy = useRef(false);
  const words = useRef<HTMLParagraphElement>(null);
  // Below the buttons of a card it may be out of sight.
  useEffect(() => {
    if (said) words.current?.scrollIntoView({ block: 'nearest' });
  }, [said]);
  const address = addressOf(runtime, type.path);
  const isPriced = price?.status === 'ready';
  const isRetryable = price?.status === 'failed' && price.problem.isRetryable;

  function fail(problem: Problem) {
    setSaid(problem.message);
    host?.emit('kerf-error', problem);
  }

  async function add() {
    if (busy.current || !isPriced) return;
    busy.current = true;
    setIsBusy(true);
    setSaid('');
    try {
      const { addComparedToCart, isRepeatedComparison } = await import('./add-compared.js');
      const { configuration, item, selection } = type;
      const about = { configuration, item, selection };
      // Part of the press before it, as a double click is.
      if (isRepeatedComparison(runtime, type.key)) return setSaid(added('Added to your cart.'));
      if (!host?.emit('kerf-before-add-to-cart', { ...about, line: null }, true)) return;
      const result = await addComparedToCart(runtime, type.key);
      if (!result.ok) return fail(result.problem);
      host.emit('kerf-add-to-cart', { ...about, line: result.lineId });
      setSaid(added(result.words));
    } catch {
      fail(notFetched);
    } finally {
      busy.current = false;
      setIsBusy(false);
    }
  }

  const added = (words: string) => (
    <>
      {words}{' '}
      <a className="link" href={cartUrl(runtime, token)} target={shopTarget}>
        View cart
      </a>
    </>
  );

  async function copy() {
    if (!address) return;
    setSaid('');
    setLink('');
    try {
      await navigator.clipboard.writeText(address);
      setSaid('Link copied.');
    } catch {
      // Not every page may: then it is there to be copied by hand.
      setLink(address);
      setSaid('This page may not copy. Copy the link below.');
    }
  }

  return (
    <div className="card-actions">
      <button
        className="button primary"
        type="button"
        aria-describedby={nameId}
        // Busy, it keeps the focus, and hears no second press.
        disabled={!isPriced}
        aria-disabled={isBusy || undefined}
        onClick={add}
      >
        Add to Cart
      </button>
      {isRetryable && (
        <button className="button" type="button" aria-describedby={nameId} onClick={onRetry}>
          Try again
        </button>
      )}
      {address && (
        <>
          <a className="button" href={address} target={shopTarget} aria-describedby={nameId}>
            Open
          </a>
          <button className="button" type="button" aria-describedby={nameId} onClick={copy}>
            Copy link
          </button>
        </>
      )}
      <button className="button" type="button" aria-describedby={nameId} onClick={onRemove}>
        Remove
      </button>
      <p className="said" role="status" ref={words}>
        {said}
      </p>
      {link && (
        <input
          className="address"
          part="link"
          type="text"
          readOnly
          aria-label="Link to this configuration"
          value={link}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
    </div>
  );
}
