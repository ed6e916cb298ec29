/** The page of orders and its forms, which work without script. */
import {
  type CartAnswer,
  maxIdLength,
  maxMessageFiles,
  type Order,
  type OrderDetail,
  ordersPath,
  type PricingRequest,
  type Reordered,
} from '@kerf/sdk/contract';
import { toPricingQuery } from '@kerf/sdk/rules';
import type { OrdersState, PostedOrderForm } from '@kerf/sdk/runtime';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type OrderNotice, OrdersPage } from '../../../pages/orders.js';
import { saidAt } from '../../../pages/said.js';
import fieldStyles from '../../../pages/styles/fields.css?inline';
import { lastRemoved } from '../../artwork/artwork-rows.js';
import { allowMessageFile } from '../../artwork/receive-artwork.js';
import { receiveStream } from '../../artwork/receive-stream.js';
import { refuseArtwork } from '../../artwork/refuse-artwork.js';
import { removeArtwork } from '../../artwork/remove-artwork.js';
import { readToken } from '../../cart/cart-token.js';
import { readConfiguration } from '../../cart/price-line.js';
import { addressBlock } from '../../http/address-block.js';
import { ApiFailure, failure } from '../../http/api-failure.js';
import { cartCookie, readCartCookie } from '../../http/cart-cookie.js';
import { tellFailure } from '../../http/handle-error.js';
import { orderCookie, readOrderCookie } from '../../http/order-cookie.js';
import { isFormOfOwnPage } from '../../http/own-pages.js';
import { readSessionCookie } from '../../http/person-cookies.js';
import { createPresses, pressTime } from '../../http/presses.js';
import { formOf, readForms } from '../../http/read-form.js';
import { isOfAllowedLength, readParts, takeParts } from '../../http/read-parts.js';
import { rawQuery } from '../../http/read-query.js';
import { saidCookie } from '../../http/said-cookie.js';
import type { OrderCaller, OrderChange } from '../../orders/order-desk.js';
import { endOrderKeys } from '../../orders/order-keys.js';
import { findOrderOwner } from '../../orders/order-owner.js';
import { checkedReview, isReviewable } from '../../orders/order-reviews.js';
import { findById, readOrderLines } from '../../orders/order-rows.js';
import { fromPlaceKey, soleOrder } from '../../orders/read-orders.js';
import { addAgain, priceAgain } from '../../orders/reorder.js';
import { pressInvoice } from '../../papers/press-invoice.js';
import { sendPaper } from '../../papers/send-paper.js';
import { findSigner } from '../../people/signed-path.js';
import { sendProofFile } from '../../proofs/send-proof-file.js';
import { takePictures } from '../../reviews/take-pictures.js';
import type { ShopContext } from '../../shop-context.js';
import type { MetaTags } from '../../words/meta-tags.js';
import { backToForm, takeForm } from '../kept-forms.js';
import { type DrawPage, fixedPage } from '../page-contents.js';
import { artworkNotice, doneNotice, type OrderDone, removedNotice, reorderedNotice } from './done-words.js';
import { orderArrival } from './order-arrival.js';

interface OrdersPageParts extends ShopContext {
  draw: DrawPage;
}

/** What an address asks the page to show; '' for nothing. */
interface Asked {
  order: string;
  piece: string;
  type: string;
  /** The place behind which the list begins; '' for its beginning. */
  before?: string;
}

/** What a page shows beside the orders. */
interface Shown {
  notice?: OrderNotice | null;
  posted?: PostedOrderForm | undefined;
  status?: number;
}

type FormRequest = FastifyRequest<{
  Params: { order: string; proof?: string; line?: string; artwork?: string };
}>;

/** What a form came to: where it leads, with a cookie of the cart where it changed that; or why it was refused. */
type Outcome = { to: string; cookie?: string } | { refusal: ApiFailure };

const idLength = 60;

/** Bytes of what is written: a text that is several times too long comes back whole, with how long it is. */
const maxTextBytes = 65_536;

const readAsked = (query: URLSearchParams): Asked => ({
  order: (query.get('master_id') ?? '').slice(0, idLength),
  piece: (query.get('order_detail_id') ?? '').slice(0, idLength),
  type: ['artwork', 'proof', 'messages'].find((type) => type === query.get('type')) ?? '',
  before: (query.get('before') ?? '').slice(0, maxIdLength),
});

const addressOf = ({ order, piece, type, before }: Asked, done?: string, line?: string): string => {
  const query = new URLSearchParams({
    ...(order && { master_id: order }),
    ...(piece && { order_detail_id: piece }),
    ...(type && { type }),
    ...(before && { before }),
    ...(done && { done }),
    ...(line && { line }),
  });
  return `${ordersPath}${query.size > 0 ? `?${query}` : ''}${done ? '#said' : ''}`;
};

/** A page that shows an order is named after it: tabs and the history tell it from the list, and from others. */
const titled = <Page extends { meta: MetaTags }>(page: Page, order: Order | undefined): Page =>
  order ? { ...page, meta: { ...page.meta, title: `Order ${order.number} | Kerf` } } : page;

/** Serves the page of orders. Nobody else's are on it, so nothing on the way keeps one. */
export function serveOrdersPages(app: FastifyInstance, context: OrdersPageParts): void {
  const { artwork, carts, catalogue, desk, draw, now, people, publicUrl, reviews, turns, wakeMail } = context;
  const presses = createPresses<Outcome>();

  async function callerOf(request: FastifyRequest): Promise<OrderCaller | null> {
    const token = readSessionCookie(request.headers, publicUrl);
    const owner = await findOrderOwner(people, request, { token, origin: null }, publicUrl);
    return owner && { owner, address: request.ip };
  }

  /** Who asks for a PDF: by an address that was signed for them, or as elsewhere. */
  async function readerOf(request: FastifyRequest): Promise<OrderCaller | null> {
    const [path = ''] = request.url.split('?');
    const signer = await findSigner(people, path, new URLSearchParams(rawQuery(request)));
    return signer ? { owner: { member: signer.person }, address: request.ip } : callerOf(request);
  }

  const cartCallerOf = ({ headers, ip }: FastifyRequest) => {
    const token = readToken(readCartCookie(headers, publicUrl));
    return { address: ip, tokens: token === null ? [] : [token] };
  };

  /**
   * The way in, and from there to where somebody was going. Who knows an order's id has its letters, which name its number:
   * it is filled in there, where a guest's opens by it.
   */
  async function sendToSignIn(reply: FastifyReply, asked: Asked, isGuest = false) {
    const named = asked.order === '' ? null : await findById(people.db, asked.order);
    const query = new URLSearchParams({
      redirect: addressOf(asked),
      ...((isGuest || named?.person_id === null) && { form: 'non-member' }),
      ...(named && { order: named.number }),
    });
    return reply.redirect(`/sign-in?${query}${named ? saidAt : ''}`, 303);
  }

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
    if (!caller) return sendToSignIn(reply, asked);
    const { member, orderIds = [] } = caller.owner;
    if (!member && asked.order && !orderIds.includes(asked.order)) return sendToSignIn(reply, asked, true);
    try {
      const state = await stateOf(caller, asked);
      const notice =
        query.get('done') === 'reordered'
          ? await foundAgain(request, caller, asked, query.get('line'))
          : state.detail && (await noticeOf(state.detail, query, asked));
      const refused = await takeForm<Shown>(request, reply, context, addressOf(asked));
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

  app.get(`${ordersPath}/:order/invoice`, async (request: FormRequest, reply) => {
    const { order } = request.params;
    const caller = await readerOf(request);
    if (!caller) return sendToSignIn(reply, { order, piece: '', type: '' });
    const found = await desk.findOrder(caller, order);
    const invoice = await pressInvoice(context, found, request.ip);
    return sendPaper(
      reply.headers({
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'cross-origin-resource-policy': 'same-origin',
      }),
      invoice,
    );
  });

  app.get(`${ordersPath}/:order/proofs/:proof`, async (request: FormRequest, reply) => {
    const { order, proof = '' } = request.params;
    const caller = await readerOf(request);
    if (!caller) return sendToSignIn(reply, { order, piece: '', type: 'proof' });
    const found = await desk.findProof(caller, order, proof);
    return sendProofFile(
      reply.headers({
        'content-security-policy': "default-src 'none'; frame-ancestors 'self'",
        'x-frame-options': 'SAMEORIGIN',
        'cross-origin-resource-policy': 'same-origin',
      }),
      people.db,
      found,
    );
  });

  app.register(async (forms) => {
    readForms(forms, maxTextBytes);
    await takeParts(forms, { fieldBytes: maxTextBytes });
    forms.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    forms.addHook('preHandler', async ({ method, headers }) => {
      if (method === 'POST' && !isFormOfOwnPage(headers, publicUrl))
        throw failure('PEOPLE_FOREIGN_PAGE', 'This form was not sent from a page of the shop.');
    });

    /** The fields of a form, and the files that came with it, by keys and names; none of a form that is too long, or nobody's. */
    async function read(
      request: FormRequest,
      caller: OrderCaller | null,
    ): Promise<{ fields: URLSearchParams; files: string[]; names: string[]; refusal: unknown }> {
      const files: string[] = [];
      const names: string[] = [];
      if (!request.isMultipart()) return { fields: formOf(request.body), files, names, refusal: null };
      const tooLarge = () => refuseArtwork('ARTWORK_TOO_LARGE');
      if (!isOfAllowedLength(request)) return { fields: formOf(null), files, names, refusal: tooLarge() };
      const { order } = request.params;
      const { fields, refusal } = await readParts(request, 'files', async ({ name, stream, isWhole }) => {
        if (!caller) return;
        if (files.length === maxMessageFiles) throw refuseArtwork('ARTWORK_MESSAGE_FULL');
        const asked = { orderId: order, typedName: name };
        const notes = await allowMessageFile(artwork, caller.owner, asked, request.ip);
        names.push(name);
        const takeBytes = (bytes: number) => artwork.limits.takeBytes(request.ip, bytes);
        files.push(await receiveStream(artwork, { stream, isWhole, notes, takeBytes }));
      });
      return { fields, files, names, refusal };
    }

    /** A form: does its work and leads back to the order, or to why not, with what was typed. */
    function form(
      path: string,
      work: (
        caller: OrderCaller,
        request: FormRequest,
        fields: URLSearchParams,
        files: readonly string[],
      ) => Promise<Outcome>,
      postedOf: (request: FormRequest, fields: URLSearchParams) => Omit<PostedOrderForm, 'message'> | null,
    ): void {
      forms.post(ordersPath + path, { config: { takesFiles: true } }, async (request: FormRequest, reply) => {
        const { order, line } = request.params;
        const caller = await callerOf(request);
        const { fields, files, names, refusal: unread } = await read(request, caller);
        const piece = (line ?? fields.get('line') ?? '').slice(0, idLength);
        const asked = { order: order.slice(0, idLength), piece, type: '' };
        if (!caller) return sendToSignIn(reply, asked);
        const session = readSessionCookie(request.headers, publicUrl);
        const who = session ?? readOrderCookie(request.headers, publicUrl).join();
        const refused = (error: unknown) => {
          const refusal = tellFailure(error, request);
          if (refusal.code === 'API_FAILED') throw refusal;
          return { refusal };
        };
        const outcome =
          unread === null
            ? await presses.take([who, request.url, String(fields), ...names], () =>
                work(caller, request, fields, files).catch(refused),
              )
            : refused(unread);
        if ('to' in outcome) {
          if (outcome.cookie) reply.header('set-cookie', outcome.cookie);
          return reply.redirect(outcome.to, 303);
        }
        const { refusal } = outcome;
        const { message, status } = refusal;
        const posted = postedOf(request, fields);
        const isTheirs = refusal.code !== 'ORDER_UNKNOWN';
        const shown: Shown = {
          notice: { kind: 'refused', message },
          posted: posted
            ? { ...posted, message, ...(refusal.detail.field && { field: refusal.detail.field }) }
            : undefined,
          status,
        };
        const page = addressOf(isTheirs ? asked : { order: '', piece: '', type: '' });
        return backToForm(request, reply, context, page, shown);
      });
      // No page has the address of a form: asked for, it is the order.
      forms.get(ordersPath + path, (request: FormRequest, reply) =>
        reply.redirect(addressOf({ order: request.params.order, piece: '', type: '' }), 303),
      );
    }

    // Who looks at orders as a guest leaves all of them; who has left them already wants the same.
    forms.post(`${ordersPath}/forget`, async ({ headers }, reply) => {
      const keys = readOrderCookie(headers, publicUrl);
      const { length } = await people.orders.opening(keys, people.now());
      await endOrderKeys(people.db, keys);
      const said = saidCookie(length > 1 ? 'orders-forgotten' : 'order-forgotten', publicUrl);
      const cookies = [orderCookie([], publicUrl), said];
      return reply.header('set-cookie', cookies).redirect(`/sign-in?form=non-member${saidAt}`, 303);
    });
    forms.get(`${ordersPath}/forget`, (_request, reply) => reply.redirect(ordersPath, 303));

    async function change(
      caller: OrderCaller,
      { order, piece }: { order: string; piece: string },
      change: OrderChange,
      done: OrderDone,
    ): Promise<Outcome> {
      await desk.change(caller, order, change, null);
      wakeMail();
      return { to: addressOf({ order, piece, type: '' }, done) };
    }

    const answer = async (
      caller: OrderCaller,
      { order, proof = '' }: FormRequest['params'],
      decision: 'approved' | 'change-asked',
      remark: string,
    ) => {
      const { line_id: piece } = await desk.findProof(caller, order, proof);
      const said: OrderChange = { what: 'answer-proof', proofId: proof, answer: { decision, remark } };
      return change(caller, { order, piece }, said, decision);
    };

    form(
      '/:order/proofs/:proof/approve',
      (caller, { params }) => answer(caller, params, 'approved', ''),
      () => null,
    );

    form(
      '/:order/proofs/:proof/change',
      (caller, { params }, fields) => answer(caller, params, 'change-asked', fields.get('remark') ?? ''),
      ({ params }, fields) => ({
        form: 'change',
        about: params.proof ?? '',
        text: fields.get('remark') ?? '',
      }),
    );

    form(
      '/:order/messages',
      (caller, { params: { order } }, fields, files) => {
        const piece = fields.get('line') ?? '';
        const text = fields.get('text') ?? '';
        const written: OrderChange = { what: 'write-message', text, lineId: piece || null, files };
        return change(caller, { order, piece }, written, 'message');
      },
      ({ params }, fields) => ({ form: 'message', about: params.order, text: fields.get('text') ?? '' }),
    );

    form(
      '/:order/lines/:line/review',
      async (caller, request, fields, files) => {
        const { order, line: piece = '' } = request.params;
        const line = await desk.findLine(caller, order, piece);
        const review = checkedReview({
          rate: Number(fields.get('rate') ?? Number.NaN),
          title: fields.get('title') ?? '',
          comment: fields.get('comment') ?? '',
        });
        const isOpen = files.length > 0 && (await isReviewable(artwork.db, line));
        const pictures = isOpen
          ? await turns.take(addressBlock(request.ip), () => takePictures(artwork, line, files))
          : [];
        const written: OrderChange = { what: 'review-piece', lineId: piece, review, pictures };
        const outcome = await change(caller, { order, piece }, written, 'reviewed');
        await reviews.refresh();
        return outcome;
      },
      ({ params }, fields) => ({
        form: 'review',
        about: params.line ?? '',
        text: fields.get('comment') ?? '',
        title: fields.get('title') ?? '',
        rate: Number(fields.get('rate')),
      }),
    );

    form(
      '/:order/lines/:line/cancel',
      (caller, { params: { order, line = '' } }) =>
        change(caller, { order, piece: line }, { what: 'cancel-piece', lineId: line }, 'cancelled'),
      () => null,
    );

    form(
      '/:order/artworks/:artwork/remove',
      async (caller, { params: { order, artwork: id = '' } }) => {
        const { line_id: piece } = await removeArtwork(artwork, caller.owner, id);
        return { to: addressOf({ order, piece, type: '' }, 'removed') };
      },
      () => null,
    );

    form(
      '/:order/lines/:line/reorder',
      async (caller, request) => {
        const { order, line: piece = '' } = request.params;
        const line = await desk.findLine(caller, order, piece);
        const { status, body } = await carts.write(cartCallerOf(request), {
          code: 201,
          key: `reorder\n${piece}`,
          keptFor: pressTime,
          request: `POST ${request.url}`,
          work: (trx, token, today): Promise<CartAnswer & Reordered> => addAgain(trx, token, line, today),
        });
        if (status >= 300) {
          const { error } = JSON.parse(body) as { error: { code: string; message: string } };
          throw new ApiFailure(error.code, status, error.message);
        }
        const { token, line: added } = (JSON.parse(body) as { data: CartAnswer }).data;
        return {
          to: addressOf({ order, piece, type: '' }, 'reordered', added?.id),
          cookie: cartCookie(token, publicUrl),
        };
      },
      () => null,
    );
  });
}
