/** The page of orders: all of them, or one. */
import { type Order, type OrderDetail, ordersPath, type PricingRequest } from '@kerf/sdk/contract';
import { toPricingQuery } from '@kerf/sdk/rules';
import type { OrdersState } from '@kerf/sdk/runtime';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type OrderNotice, OrdersPage } from '../../../pages/orders.js';
import fieldStyles from '../../../pages/styles/fields.css?inline';
import { lastRemoved } from '../../artwork/artwork-rows.js';
import { readConfiguration } from '../../cart/price-line.js';
import { addressBlock } from '../../http/address-block.js';
import { tellFailure } from '../../http/handle-error.js';
import { rawQuery } from '../../http/read-query.js';
import { orderArrival } from '../../orders/order-arrival.js';
import type { OrderCaller } from '../../orders/order-desk.js';
import { readOrderLines } from '../../orders/order-rows.js';
import { fromPlaceKey, soleOrder } from '../../orders/read-orders.js';
import { priceAgain } from '../../orders/reorder.js';
import type { ShopContext } from '../../shop-context.js';
import type { MetaTags } from '../../words/meta-tags.js';
import { takeForm } from '../kept-forms.js';
import { type DrawPage, fixedPage } from '../page-contents.js';
import { artworkNotice, doneNotice, removedNotice, reorderedNotice } from './done-words.js';
import { serveOrderPapers } from './order-papers.js';
import { orderVisitors } from './order-visitors.js';
import { type Asked, addressOf, readAsked } from './orders-address.js';
import { type Shown, takeOrderForms } from './take-order-forms.js';

interface OrdersPageParts extends ShopContext {
  draw: DrawPage;
}

/** A page that shows an order is named after it: tabs and the history tell it from the list, and from others. */
const titled = <Page extends { meta: MetaTags }>(page: Page, order: Order | undefined): Page =>
  order ? { ...page, meta: { ...page.meta, title: `Order ${order.number} | Kerf` } } : page;

/** Serves the page of orders. Nobody else's are on it, so nothing on the way keeps one. */
export function serveOrdersPages(app: FastifyInstance, context: OrdersPageParts): void {
  const { artwork, carts, catalogue, desk, draw, now, people, turns } = context;
  const visitors = orderVisitors(context);
  const { callerOf, cartCallerOf, sendToSignIn } = visitors;

  /** The page with the orders of who asks: one of them, or all. */
  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    { caller, asked, state, ...shown }: { caller: OrderCaller; asked: Asked; state: OrdersState } & Shown,
  ) {
    const { notice = null, posted, status = 200 } = shown;
    const order = state.detail?.order;
    const arrival = order
      ? orderArrival(order, await readOrderLines(people.db, order.id), order.events, catalogue(), now())
      : [];
    const { member, orderIds = [] } = caller.owner;
    const isMember = member !== undefined;
    const page = await turns.take(addressBlock(request.ip), () =>
      draw((source) => ({
        ...titled(fixedPage(ordersPath, source), order),
        status,
        isPersonal: true,
        isMember,
        hasFrames: true,
        scripts: ['follow-order'],
        ...(!isMember && { styles: fieldStyles }),
        orders: { ...state, ...(posted && { posted }) },
        main: (place) => (
          <OrdersPage
            notice={notice}
            arrival={arrival}
            openOrders={isMember ? 0 : orderIds.length}
            orders={place('kerf-orders', {
              // Who has one order alone has no others to go back to.
              ...(order && soleOrder(caller.owner) === null && { order: order.id }),
              ...(asked.piece && { piece: asked.piece }),
              ...(asked.type && { open: asked.type }),
            })}
          />
        ),
      })),
    );
    return reply.code(page.status).headers(page.headers).send(page.body);
  }

  const ready = { status: 'ready', problem: null } as const;
  const noList = { list: null, before: null, older: null } as const;

  /** What is shown of what an address asks for. Throws for an order that is not theirs. */
  async function stateOf(caller: OrderCaller, { order, before = '' }: Asked): Promise<OrdersState> {
    const id = soleOrder(caller.owner) ?? order;
    if (id) return { ...ready, ...noList, detail: await desk.read(caller, id) };
    const place = fromPlaceKey(before);
    const { orders: list, older } = await desk.list(caller, place);
    return { ...ready, list, before: place && before, older, detail: null };
  }

  /** That a piece was put into the cart again is found in the cart, in the line that an address names. */
  async function foundAgain(
    request: FastifyRequest,
    caller: OrderCaller,
    { order, piece }: Asked,
    named: string | null,
  ): Promise<OrderNotice | null> {
    const line = await desk.findLine(caller, soleOrder(caller.owner) ?? order, piece).catch(() => null);
    if (!line) return null;
    const { cart } = await carts.read(cartCallerOf(request));
    // The line may hold more by now than the piece did.
    const choices = (of: PricingRequest) => toPricingQuery({ ...of, quantity: null });
    const own = choices(readConfiguration(line.configuration));
    const there = cart.lines.find(({ id, configuration }) => id === named && choices(configuration) === own);
    if (!there) return null;
    return reorderedNotice(
      line.product_name,
      priceAgain(line, { catalogue: catalogue(), now: now() }),
      there,
    );
  }

  /** What was done to an order, or why it was not, as an address says it and the order bears it out. */
  async function noticeOf(
    detail: OrderDetail,
    query: URLSearchParams,
    { piece }: Asked,
  ): Promise<OrderNotice | null> {
    const done = query.get('done');
    if (done === 'removed')
      return detail.order.lines.some(({ id }) => id === piece)
        ? removedNotice(await lastRemoved(artwork.db, piece), now())
        : null;
    return doneNotice(detail, done, piece, now()) ?? artworkNotice(detail, query, piece, now());
  }

  app.get(ordersPath, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const query = new URLSearchParams(rawQuery(request));
    const asked = readAsked(query);
    const caller = await callerOf(request);
    if (!caller) return sendToSignIn(request, reply, asked);
    const { member, orderIds = [] } = caller.owner;
    if (!member && asked.order && !orderIds.includes(asked.order))
      return sendToSignIn(request, reply, asked, true);
    try {
      const state = await stateOf(caller, asked);
      const notice =
        query.get('done') === 'reordered'
          ? await foundAgain(request, caller, asked, query.get('line'))
          : state.detail && (await noticeOf(state.detail, query, asked));
      const refused = await takeForm<Shown>(request, context, addressOf(asked));
      return send(request, reply, { caller, asked, state, notice, ...refused });
    } catch (error) {
      const refusal = tellFailure(error, request);
      if (refusal.code !== 'ORDER_UNKNOWN') throw refusal;
      const none: Asked = { order: '', piece: '', type: '' };
      const notice: OrderNotice = { kind: 'refused', message: refusal.message };
      const state = await stateOf(caller, none);
      return send(request, reply, { caller, asked: none, state, notice, status: refusal.status });
    }
  });

  serveOrderPapers(app, context, visitors);
  takeOrderForms(app, context, visitors);
}
