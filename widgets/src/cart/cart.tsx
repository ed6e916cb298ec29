/** The cart: its lines with what they cost, and the sum. */

import { adoptCart, adoptPageCart, followCart, loadCart, restoreLine } from '@kerf/sdk/actions';
import type { CartLine } from '@kerf/sdk/contract';
import { isTokenKept, type Problem, type Runtime } from '@kerf/sdk/runtime';
import { useEffect, useState } from 'react';
import { useHeedPage } from '../configuration/use-heed-page.js';
import { shopTarget, shopUrl } from '../element/shop-url.js';
import { useConsent } from '../element/use-consent.js';
import { useShop } from '../element/use-shop.js';
import { serverMark, useWidget } from '../element/widget-context.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { askingUrl, cartFragmentToken, dropCartFragment } from './cart-fragment.js';
import { CartLineRow, type LineEdit } from './cart-line-row.js';
import { isOver, keepRemovals, keptRemovals, type Removal } from './kept-in-tab.js';
import { lineWords } from './line-words.js';
import { RemovedLine, removalWords } from './removed-line.js';
import { Sums } from './sums.js';

/** A removed line that can be put back. */
interface Removed extends Removal {
  /** Whether that was on this very page: then the focus was on its button. */
  isNew: boolean;
  /** Why it could not be put back; null while nobody tried in vain. */
  problem: Problem | null;
}

/** Takes over the cart that a link brought; where there is one already, its visitor is asked first. */
async function takeCart(runtime: Runtime, token: string): Promise<void> {
  if (!runtime.snapshot().cart.cart) await loadCart(runtime);
  const asking = askingUrl(runtime, token);
  if (asking) {
    // The way back leads past the link.
    location.replace(asking);
    return;
  }
  await adoptCart(runtime, token);
  // Where nothing is kept, the address is all that a reload has.
  if (runtime.snapshot().cart.token !== token || isTokenKept(runtime, token)) dropCartFragment();
}

export function CartView() {
  useConsent();
  useHeedPage();
  const { runtime, host } = useWidget();
  const { status, cart, problem, token, consent } = useShop((shop) => shop.cart);
  const [isDrawn] = useState(() => host?.hasAttribute(serverMark));
  /** What was said last; seen too, where two lines became one. */
  const [{ said, isSeen }, setSaid] = useState({ said: '', isSeen: false });
  const say = (said: string, isSeen = false) => setSaid({ said, isSeen });
  const [removed, setRemoved] = useState<readonly Removed[]>([]);
  const [restored, setRestored] = useState('');
  const [edits] = useState(() => new Set<LineEdit>());

  useEffect(() => {
    const { cart: known } = runtime.snapshot();
    const takeLink = () => {
      const token = cartFragmentToken();
      if (token) takeCart(runtime, token);
      return token !== null;
    };
    if (!takeLink()) {
      // Drawn by the server with the cart of the browser's cookie.
      if (isDrawn && known.cart && !known.token) adoptPageCart(runtime);
      else loadCart(runtime);
    }
    // Pasted into the address of this very page, a link changes nothing else.
    addEventListener('hashchange', takeLink);
    return () => removeEventListener('hashchange', takeLink);
  }, [runtime, isDrawn]);

  useEffect(() => {
    // Another tab may have changed it meanwhile; one that was asleep has heard of nothing.
    const refresh = () => document.visibilityState === 'visible' && loadCart(runtime);
    const stopFollowing = followCart(runtime, (id) => {
      const { lines = [] } = runtime.snapshot().cart.cart ?? {};
      const at = lines.findIndex((line) => line.id === id);
      const gone = lines[at];
      if (gone) showRemoval(gone, at, lines, true);
    });
    document.addEventListener('visibilitychange', refresh);
    return () => {
      stopFollowing();
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [runtime]);

  const isRead = cart !== null || status === 'ready';
  useEffect(() => {
    if (isRead) host?.emit('kerf-ready', {});
  }, [isRead, host]);
  useEffect(() => {
    if (problem) host?.emit('kerf-error', problem);
  }, [problem, host]);

  // Before the cart's token is known nothing is kept, and nothing found.
  useEffect(() => {
    const kept = keptRemovals(runtime).map((each) => ({ ...each, isNew: false, problem: null }));
    if (kept.length) setRemoved((now) => (now.length ? now : kept));
  }, [runtime, token]);

  useEffect(() => {
    const over = removed.filter((each) => cart && isOver(each, cart.lines, removed));
    if (over.length) forgetRemovals((each) => over.some(({ id }) => id === each.id));
  }, [cart, removed]);

  function showRemoval(
    { id, product_name: name, summary }: CartLine,
    at: number,
    left: readonly CartLine[],
    isElsewhere: boolean,
  ) {
    const beside = left.filter((line) => line.id !== id).map((line) => line.id);
    const removal = { id, name, summary, beside, at, isElsewhere };
    keepRemovals(runtime, [...keptRemovals(runtime), removal]);
    setRemoved((before) => [...before, { ...removal, isNew: !isElsewhere, problem: null }]);
    setRestored('');
    // How many are left makes two removals of one product two things to say.
    say(`${removalWords(removal)} Left: ${beside.length}.`);
  }

  function forgetRemovals(isForgotten: (removal: Removal) => boolean = () => true) {
    keepRemovals(
      runtime,
      keptRemovals(runtime).filter((each) => !isForgotten(each)),
    );
    setRemoved((before) => before.filter((each) => !isForgotten(each)));
  }

  async function undo(removal: Removed) {
    if (!host?.emit('kerf-before-cart-change', { line: removal.id, action: 'restore' }, true)) return;
    const result = await restoreLine(runtime, removal.id);
    if (!result.ok) {
      host.emit('kerf-error', result.problem);
      // What can be tried again is an alert.
      if (!result.problem.isRetryable) say(result.problem.message);
      setRemoved((before) =>
        before.map((each) => (each.id === removal.id ? { ...each, problem: result.problem } : each)),
      );
      // Said once more by a reload, it would be of nobody's press.
      if (!result.problem.isRetryable)
        keepRemovals(
          runtime,
          keptRemovals(runtime).filter(({ id }) => id !== removal.id),
        );
      return;
    }
    forgetRemovals(({ id }) => id === removal.id);
    setRestored(result.lineId);
    const grown = result.grown && runtime.snapshot().cart.cart?.lines.find(({ id }) => id === result.lineId);
    say(
      grown ? `Your cart had the same already. ${lineWords(grown)}` : `Back in your cart: ${removal.name}.`,
      Boolean(grown),
    );
    host.emit('kerf-cart-change', { line: result.lineId, action: 'restore' });
  }

  const notice = problem && (
    <div role="alert">
      <ErrorNotice message={problem.message} onRetry={() => loadCart(runtime)} />
    </div>
  );
  if (notice && !cart) return notice;
  if (!cart && status !== 'ready') return <div className="cart waiting" aria-busy="true" />;
  const lines = cart?.lines ?? [];
  const rows = lines.map((line, at) => (
    <CartLineRow
      key={line.id}
      line={line}
      at={at}
      isRestored={restored === line.id}
      edits={edits}
      onRemoved={(gone) => showRemoval(gone, at, lines, false)}
      onChanged={(words, isJoined) => {
        setRestored('');
        forgetRemovals();
        say(words, isJoined);
      }}
    />
  ));
  // The last first: where each stood is counted among those that were there then. Another tab may have put one back.
  for (const each of [...removed].reverse())
    if (!lines.some(({ id }) => id === each.id))
      rows.splice(each.at, 0, <RemovedLine key={`removed-${each.id}`} {...each} onUndo={() => undo(each)} />);
  return (
    <>
      {/* Always there, and outside of what comes and goes: a region that arrives filled is often not heard. */}
      <p className={isSeen ? 'slot' : 'out'} role="status">
        {said}
      </p>
      <div className="cart" part="cart">
        <section aria-labelledby="lines-head">
          <h2 className="head" id="lines-head">
            {lines.length === 0
              ? 'Your cart is empty'
              : `${lines.length} ${lines.length === 1 ? 'item' : 'items'}`}
          </h2>
          {notice}
          {consent === 'withheld' && lines.length > 0 && <p>This cart is kept until you leave this page.</p>}
          {rows.length > 0 && <ul className="lines">{rows}</ul>}
          {lines.length === 0 && (
            <div className="empty" part="empty">
              <p>Choose a product, and what you add shows here with its price.</p>
              <a className="button primary" href={shopUrl(runtime, '/')} target={shopTarget}>
                See what we print
              </a>
            </div>
          )}
        </section>
        {cart && lines.length > 0 && <Sums cart={cart} edits={edits} />}
      </div>
    </>
  );
}
