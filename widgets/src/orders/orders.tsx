/** Somebody's orders: all of them, or the one that is looked at. */
import { knowVisitor, loadOrder, loadOrders, rereadOrders } from '@kerf/sdk/actions';
import { ordersPath } from '@kerf/sdk/contract';
import { isOwnShop } from '@kerf/sdk/runtime';
import { useEffect, useRef, useState } from 'react';
import { useHeedPage } from '../configuration/use-heed-page.js';
import { shopTarget, shopUrl } from '../element/shop-url.js';
import { useConsent } from '../element/use-consent.js';
import { useShop } from '../element/use-shop.js';
import type { WidgetAttributes } from '../element/widget-attributes.js';
import { serverMark, useWidget } from '../element/widget-context.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { headAround, leadTo } from './go-on.js';
import { newsWords } from './news-words.js';
import { openedOrder } from './opened-order.js';
import { OrderList } from './order-list.js';
import { usePart } from './part-on-demand.js';
import { DeedContext } from './use-deed.js';
import { useLookAgain } from './use-look-again.js';
import { useProgress } from './use-progress.js';

export function OrdersView({ order: named = '', piece = '', open = '' }: WidgetAttributes) {
  useHeedPage();
  useConsent();
  const { runtime, host } = useWidget();
  const isOwn = isOwnShop(runtime);
  const orders = useShop((shop) => shop.orders);
  const person = useShop((shop) => shop.person);
  const member = person?.user?.id ?? null;
  const isNobody = !isOwn && person?.status === 'known' && member === null;
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = chosen ?? named;
  const view = useRef<HTMLDivElement>(null);
  const {
    status = 'idle',
    problem = null,
    list = null,
    before = null,
    older = null,
    detail = null,
  } = orders ?? {};

  const load = (id: string) => (id ? loadOrder(runtime, id) : loadOrders(runtime));

  useEffect(() => {
    if (!isOwn) knowVisitor(runtime);
  }, [runtime, isOwn]);
  // Of who is signed in there now: nothing of another is shown.
  const whose = useRef(member);
  useEffect(() => {
    if (whose.current !== null && whose.current !== member) setChosen(null);
    whose.current = member;
  }, [member]);
  useEffect(() => {
    const known = runtime.snapshot().orders;
    const isThere = shown ? known?.detail?.order.id === shown : known?.list || known?.detail;
    if (isThere && known?.status === 'ready') return;
    if (isOwn || member !== null) load(shown);
  }, [runtime, shown, isOwn, member]);

  const isList = shown === '' && (detail === null || list !== null);
  const { Part: OrderPart, lost } = usePart(openedOrder, !isList);
  useProgress(isList ? null : (detail?.order ?? null));

  const asksToSignIn = isNobody || problem?.code === 'PEOPLE_SIGNED_OUT';
  const isReady = asksToSignIn || (status === 'ready' && (isList || OrderPart !== null));
  useEffect(() => {
    if (isReady) host?.emit('kerf-ready', {});
  }, [isReady, host]);
  useEffect(() => {
    if (problem && !asksToSignIn) host?.emit('kerf-error', problem);
  }, [problem, asksToSignIn, host]);

  const isKnown = shown === '' ? list !== null || detail !== null : detail?.order.id === shown;
  const isFor = isKnown && (isList || OrderPart !== null);
  const reload = () => load(shown || (isList ? '' : (detail?.order.id ?? '')));
  // What could not be read may be once there is a connection again.
  useEffect(() => {
    if (!problem?.isRetryable) return;
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, [problem]);
  // What was said of what is shown no longer is not so any more.
  const [news, setNews] = useState<{ words: string; of: unknown }>({ words: '', of: null });
  // What a server drew is as old as the page: it slept until now.
  const [readAt] = useState(() => (host?.hasAttribute(serverMark) ? performance.timeOrigin : Date.now()));
  useLookAgain(async () => {
    if (!isFor || asksToSignIn) return;
    const root = view.current?.getRootNode() as ShadowRoot | undefined;
    const held = root?.activeElement;
    const head = headAround(held);
    const before = { detail: isList ? null : detail, list };
    if (!(await rereadOrders(runtime, isList ? '' : (detail?.order.id ?? '')))) return;
    const now = runtime.snapshot().orders;
    if (now)
      setNews({
        words: newsWords(before, { detail: isList ? null : now.detail, list: now.list }),
        of: isList ? now.list : now.detail,
      });
    // Once that is drawn: the button that had the focus may be gone with what it was for.
    requestAnimationFrame(() => {
      const isLost = held && !held.isConnected && root?.activeElement === null;
      const next = head?.isConnected ? head : view.current?.querySelector<HTMLElement>('.head');
      if (isLost && next) leadTo(next);
    });
  }, readAt);
  // What was pressed went away: who pressed it goes on from the head of what took its place.
  useEffect(() => {
    if (chosen === null || !isFor) return;
    view.current?.querySelector<HTMLElement>('.head')?.focus();
  }, [chosen, isFor]);

  /** Another part of the list, in the place of this one; the focus goes to its head. */
  const turnTo = async (place: string | null) => {
    await loadOrders(runtime, place);
    view.current?.querySelector<HTMLElement>('.head')?.focus();
  };

  const content = asksToSignIn ? (
    <div className="empty">
      <p>Sign in to see your orders. Without an account, open one by its number and your e-mail.</p>
      <a
        className="button primary"
        href={shopUrl(runtime, `/sign-in?redirect=${encodeURIComponent(ordersPath)}`)}
        target={shopTarget}
      >
        Sign in
      </a>
    </div>
  ) : lost && !isList ? (
    lost
  ) : problem && !isKnown ? (
    <div role="alert">
      <ErrorNotice message={problem.message} onRetry={problem.isRetryable && reload} />
    </div>
  ) : !isFor ? (
    <div className="waiting" aria-busy="true" />
  ) : detail && !isList && OrderPart ? (
    <OrderPart
      key={detail.order.id}
      detail={detail}
      isOwn={isOwn}
      piece={piece}
      open={open}
      back={
        isOwn && list === null && named === ''
          ? null
          : { href: shopUrl(runtime, ordersPath), onClick: isOwn ? null : () => setChosen('') }
      }
    />
  ) : (
    <OrderList
      orders={list ?? []}
      before={before}
      older={older}
      onOpen={isOwn ? null : setChosen}
      onTurn={isOwn ? null : turnTo}
    />
  );
  return (
    <DeedContext.Provider value={{ refresh: reload, tell: () => {} }}>
      <div className="view" ref={view}>
        {/* Always there: a region that arrives filled is often not heard. */}
        <p className="out" role="status">
          {news.of === (isList ? list : detail) && news.words}
        </p>
        {content}
      </div>
    </DeedContext.Provider>
  );
}
