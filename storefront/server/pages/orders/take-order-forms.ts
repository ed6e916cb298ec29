/** The forms on the page of an order, which work without script. */
import { type CartAnswer, maxMessageFiles, ordersPath, type Reordered } from '@kerf/sdk/contract';
import type { PostedOrderForm } from '@kerf/sdk/runtime';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OrderNotice } from '../../../pages/orders.js';
import { saidAt } from '../../../pages/said.js';
import { allowMessageFile } from '../../artwork/receive-artwork.js';
import { receiveStream } from '../../artwork/receive-stream.js';
import { refuseArtwork } from '../../artwork/refuse-artwork.js';
import { removeArtwork } from '../../artwork/remove-artwork.js';
import { readOpenCart } from '../../cart/cart-rows.js';
import { readToken } from '../../cart/cart-token.js';
import { forgetPlacings } from '../../checkout/placed-again.js';
import { ApiFailure, failure } from '../../http/api-failure.js';
import { cartCookie, readCartCookie } from '../../http/cart-cookie.js';
import { tellFailure } from '../../http/handle-error.js';
import { orderCookie, readOrderCookie } from '../../http/order-cookie.js';
import { isFormOfOwnPage } from '../../http/own-pages.js';
import { readSessionCookie } from '../../http/person-cookies.js';
import { createPresses, pressTime } from '../../http/presses.js';
import { formOf, readForms } from '../../http/read-form.js';
import { isOfAllowedLength, readParts, takeParts } from '../../http/read-parts.js';
import { saidCookie } from '../../http/said-cookie.js';
import type { OrderCaller, OrderChange } from '../../orders/order-desk.js';
import { endOrderKeys, findByKeys } from '../../orders/order-keys.js';
import { addAgain } from '../../orders/reorder.js';
import type { ShopContext } from '../../shop-context.js';
import { backToForm } from '../kept-forms.js';
import type { OrderDone } from './done-words.js';
import type { OrderRequest, OrderVisitors } from './order-visitors.js';
import { addressOf, idLength } from './orders-address.js';

/** What a page shows beside the orders: after a form, what came of it. */
export interface Shown {
  notice?: OrderNotice | null;
  posted?: PostedOrderForm | undefined;
  status?: number;
}

/** What a form came to: where it leads, with a cookie of the cart where it changed that; or why it was refused. */
type Outcome = { to: string; cookie?: string } | { refusal: ApiFailure };

/** Bytes of what is written: a text that is several times too long comes back whole, with how long it is. */
const maxTextBytes = 65_536;

/** Takes them. Each does its work and leads back to the order. */
export function takeOrderForms(
  app: FastifyInstance,
  context: ShopContext,
  { callerOf, cartCallerOf, sendToSignIn }: OrderVisitors,
): void {
  const { artwork, carts, desk, people, publicUrl, reviews, wakeMail } = context;
  const presses = createPresses<Outcome>();

  app.register(async (forms) => {
    readForms(forms, maxTextBytes);
    await takeParts(forms, { fieldBytes: maxTextBytes });
    forms.addHook('onRequest', async ({ method, headers }, reply) => {
      reply.header('cache-control', 'no-store');
      if (method === 'POST' && !isFormOfOwnPage(headers, publicUrl))
        throw failure('PEOPLE_FOREIGN_PAGE', 'This form was not sent from a page of the shop.');
    });
    const callers = new WeakMap<FastifyRequest, OrderCaller>();

    const askedOf = ({ params: { order } }: OrderRequest, piece = '') => ({
      order: order.slice(0, idLength),
      piece: piece.slice(0, idLength),
      type: '',
    });

    /** The fields of a form, and the files that came with it, by keys and names; none of a form that is too long. */
    async function read(
      request: OrderRequest,
      caller: OrderCaller,
    ): Promise<{ fields: URLSearchParams; files: string[]; names: string[]; refusal: unknown }> {
      const files: string[] = [];
      const names: string[] = [];
      if (!request.isMultipart()) return { fields: formOf(request.body), files, names, refusal: null };
      const tooLarge = () => refuseArtwork('ARTWORK_TOO_LARGE');
      if (!isOfAllowedLength(request)) return { fields: formOf(null), files, names, refusal: tooLarge() };
      const { order } = request.params;
      const { fields, refusal } = await readParts(request, {
        field: 'files',
        async take({ name, stream, isWhole }) {
          if (!request.routeOptions.config.takesFiles) return;
          if (files.length === maxMessageFiles) throw refuseArtwork('ARTWORK_MESSAGE_FULL');
          const asked = { orderId: order, typedName: name };
          const notes = await allowMessageFile(artwork, caller.owner, asked, request.ip);
          names.push(name);
          const takeBytes = (bytes: number) => artwork.limits.takeBytes(request.ip, bytes);
          files.push(await receiveStream(artwork, { stream, isWhole, notes, takeBytes }));
        },
        countRefusal: () => artwork.limits.takeRefusedForm(request.ip),
      });
      return { fields, files, names, refusal };
    }

    /** A form: does its work and leads back to the order, or to why not, with what was typed. */
    function form(
      path: string,
      work: (
        caller: OrderCaller,
        request: OrderRequest,
        fields: URLSearchParams,
        files: readonly string[],
      ) => Promise<Outcome>,
      postedOf: (request: OrderRequest, fields: URLSearchParams) => Omit<PostedOrderForm, 'message'> | null,
      { takesFiles = false } = {},
    ): void {
      forms.post(
        ordersPath + path,
        {
          config: { takesFiles },
          // Before anything of a body is read: nobody else's is.
          async onRequest(request: OrderRequest, reply) {
            const caller = await callerOf(request);
            if (!caller) return sendToSignIn(request, reply, askedOf(request, request.params.line));
            callers.set(request, caller);
          },
        },
        async (request: OrderRequest, reply) => {
          const caller = callers.get(request);
          if (!caller) throw new Error('Nobody asked who sends this.');
          const { fields, files, names, refusal: unread } = await read(request, caller);
          const asked = askedOf(request, request.params.line ?? fields.get('line') ?? '');
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
          // What was written stands in its field again, with why, far below the top of the page.
          const isFieldFocused = isTheirs && (posted?.form === 'message' || posted?.form === 'change');
          return backToForm(request, reply, context, page, shown, { isFieldFocused });
        },
      );
      // No page has the address of a form: asked for, it is the order.
      forms.get(ordersPath + path, (request: OrderRequest, reply) =>
        reply.redirect(addressOf({ order: request.params.order, piece: '', type: '' }), 303),
      );
    }

    // Who looks at orders as a guest leaves all of them; who has left them already wants the same.
    forms.post(`${ordersPath}/forget`, async ({ headers }, reply) => {
      const keys = readOrderCookie(headers, publicUrl);
      const orderIds = (await findByKeys(people.db, keys, people.now())).map(({ orderId }) => orderId);
      await endOrderKeys(people.db, keys);
      const token = readToken(readCartCookie(headers, publicUrl));
      const cartId = token === null ? null : await readOpenCart(people.db, token);
      if (cartId !== null) await forgetPlacings(people.db, orderIds, cartId);
      const said = saidCookie(orderIds.length > 1 ? 'orders-forgotten' : 'order-forgotten', publicUrl);
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
      { order, proof = '' }: OrderRequest['params'],
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
      { takesFiles: true },
    );

    form(
      '/:order/lines/:line/review',
      async (caller, request, fields, files) => {
        const { order, line: piece = '' } = request.params;
        const review = {
          rate: Number(fields.get('rate') ?? Number.NaN),
          title: fields.get('title') ?? '',
          comment: fields.get('comment') ?? '',
        };
        const written: OrderChange = { what: 'review-piece', lineId: piece, review, files };
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
      { takesFiles: true },
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
