/** The cart page, and the forms by which a browser without script changes the cart. */
import { type CartAnswer, type CartLine, designerPath, ordersPath } from '@kerf/sdk/contract';
import {
  applySelectionQuery,
  canSubmit,
  formatMoney,
  readLineChange,
  submitStatus,
  toOrderPayload,
  toSelectionQuery,
} from '@kerf/sdk/rules';
import type { CartState, RefusedChange } from '@kerf/sdk/runtime';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CartNotice } from '../../pages/cart.js';
import { addLine } from '../cart/add-line.js';
import { readToken } from '../cart/cart-token.js';
import type { CartWrite } from '../cart/carts.js';
import { changeLine, replaceLine } from '../cart/change-line.js';
import { removeLine, restoreLine } from '../cart/remove-line.js';
import { findQuotePage } from '../catalogue/find-quote-page.js';
import { unknownChoice } from '../catalogue/unknown-choice.js';
import { addressBlock } from '../http/address-block.js';
import { type Failure, failed } from '../http/answer.js';
import { ApiFailure, failure } from '../http/api-failure.js';
import { cartCookie, readCartCookie } from '../http/cart-cookie.js';
import { isFormOfOwnPage } from '../http/own-pages.js';
import { hasMemberHint, readSessionCookie } from '../http/person-cookies.js';
import { readPlaced } from '../http/placed-cookie.js';
import { pressTime } from '../http/presses.js';
import { formOf, readForms } from '../http/read-form.js';
import { rawQuery } from '../http/read-query.js';
import { sendKept } from '../http/send-kept.js';
import { findOrderOwner } from '../orders/order-owner.js';
import { findOwnOrder } from '../orders/read-orders.js';
import type { ShopContext } from '../shop-context.js';
import { takeDone } from './account/done-words.js';
import { backToForm, takeForm } from './kept-forms.js';
import { pageConfiguration } from './page-configuration.js';
import { cartContent, type DrawPage, type ShownCart } from './page-contents.js';

type LineRequest = FastifyRequest<{ Params: { id: string } }>;

/** What the cart page is made with. */
interface CartPageParts extends ShopContext {
  draw: DrawPage;
  sendNotFound(request: FastifyRequest, reply: FastifyReply): unknown;
}

/** What a change came to: the answer, or why it was refused. */
type Outcome = { ok: true; answer: CartAnswer } | { ok: false; status: number; error: Failure['error'] };

/** What the cart shows of a form that was refused. */
export interface RefusedAtCart {
  notice: CartNotice;
  refused: RefusedChange | null;
  status: number;
}

const inWords = ({ quantity, kinds, total }: CartLine): string =>
  `${quantity}${kinds > 1 ? ` × ${kinds} sets` : ''}, ${formatMoney(total)}`;

/** What is said of a line after something was done to it. */
const lineWords: Readonly<Record<string, (line: CartLine) => string>> = {
  added: (line) => `Added to your cart: ${line.product_name}, ${inWords(line)}.`,
  grown: (line) => `Your cart had the same already. ${line.product_name} is ${inWords(line)} now.`,
  changed: (line) => `Your cart is changed: ${line.product_name}, ${inWords(line)}.`,
  unheld: (line) =>
    `Your cart is changed: ${line.product_name}, ${inWords(line)}. It has today’s price now, not that of its quotation.`,
  restored: (line) => `Back in your cart: ${line.product_name}.`,
};

/** What was done to a line by a change. */
const doneTo = (line: CartAnswer['line']): string =>
  line?.grown ? 'grown' : line?.left_quotation ? 'unheld' : 'changed';

/** A change that the cart refuses, as the answer that a named one has; whatever else went wrong has a page of its own. */
export function toRefusal(error: unknown): { status: number; body: string } {
  if (!(error instanceof ApiFailure) || error.status >= 500 || error.status === 429) throw error;
  return { status: error.status, body: JSON.stringify(failed(error)) };
}

/** Serves the cart page and its forms. */
export function serveCartPage(app: FastifyInstance, parts: CartPageParts): void {
  const { carts, catalogue, now, people, publicUrl, turns, draw, fixedAnswers, sendNotFound } = parts;

  const tokenOf = ({ headers }: FastifyRequest) => readToken(readCartCookie(headers, publicUrl));
  const callerOf = (request: FastifyRequest) => {
    const token = tokenOf(request);
    return { address: request.ip, tokens: token === null ? [] : [token] };
  };

  /** What an address says was done, found in the cart: nothing of the address itself is shown. */
  async function noticeOf(request: FastifyRequest, { cart }: CartAnswer): Promise<CartNotice | null> {
    for (const [what, id] of new URLSearchParams(rawQuery(request))) {
      const words = Object.hasOwn(lineWords, what) ? lineWords[what] : undefined;
      const line = cart.lines.find((each) => each.id === id);
      if (words && line) return { kind: 'done', message: words(line) };
      const removed =
        what === 'removed' && id.length < 60 ? await carts.findRemoved(callerOf(request), id) : null;
      if (removed)
        return {
          kind: 'done',
          message: `Removed: ${removed.product_name}.`,
          undo: `/cart/lines/${removed.id}/restore`,
        };
    }
    return null;
  }

  /** What became of a cart that is empty: the order that this browser placed last, for who may see it. */
  async function placedNotice(request: FastifyRequest): Promise<CartNotice | null> {
    const id = readPlaced(request.headers);
    if (id === null) return null;
    const token = readSessionCookie(request.headers, publicUrl);
    const owner = await findOrderOwner(people, request, { token, origin: null }, publicUrl);
    const order = owner && (await findOwnOrder(people.db, owner, id));
    return (
      order && {
        kind: 'done',
        message: `Order ${order.number} was placed.`,
        link: { href: `${ordersPath}?master_id=${order.id}`, words: 'See your order' },
      }
    );
  }

  /** Draws the cart of who asks. It is theirs alone: nothing on the way keeps it. */
  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    { cart }: CartAnswer,
    {
      notice,
      refused = null,
      status,
    }: Omit<ShownCart, 'cart' | 'isMember'> & { refused?: RefusedChange | null },
  ) {
    const state: CartState = { status: 'ready', problem: null, token: null, cart, busy: [], refused };
    const page = await turns.take(addressBlock(request.ip), () =>
      draw((source) =>
        cartContent(source, { cart: state, isMember: hasMemberHint(request.headers), notice, status }),
      ),
    );
    return reply.code(page.status).headers(page.headers).send(page.body);
  }

  app.get('/cart', async (request, reply) => {
    const refused = await takeForm<RefusedAtCart>(request, parts, '/cart');
    const done = takeDone(request, reply, publicUrl);
    if (tokenOf(request) === null && !refused && !done) {
      const isMember = hasMemberHint(request.headers);
      // No address: what stands before the routes would answer with it whoever has a cookie.
      const kept = `cart without a cookie${isMember ? ', of a member' : ''}`;
      return sendKept(fixedAnswers, kept, request, reply, () =>
        draw((source) => cartContent(source, { cart: null, isMember, notice: null, status: 200 })),
      );
    }
    const answer = await carts.read(callerOf(request));
    if (refused) return send(request, reply, answer, refused);
    const notice =
      done ??
      (await noticeOf(request, answer)) ??
      (answer.cart.lines.length === 0 ? await placedNotice(request) : null);
    return send(request, reply, answer, { notice, status: 200 });
  });

  app.register(async (forms) => {
    readForms(forms);
    forms.addHook('preHandler', async ({ method, headers }) => {
      if (method === 'POST' && !isFormOfOwnPage(headers, publicUrl))
        throw failure('CART_FOREIGN_FORM', 'This form was not sent from a page of the shop.');
    });

    async function write(
      request: FastifyRequest,
      reply: FastifyReply,
      change: Pick<CartWrite, 'code' | 'work'> & { key?: string; keptFor?: number },
    ): Promise<Outcome> {
      const sent = `${request.method} ${request.url}\n${formOf(request.body)}`;
      const { status, body } = await carts
        .write(callerOf(request), { key: null, ...change, request: sent })
        .catch(toRefusal);
      if (status >= 300) return { ok: false, status, error: (JSON.parse(body) as Failure).error };
      const answer = (JSON.parse(body) as { data: CartAnswer }).data;
      reply.header('set-cookie', cartCookie(answer.token, publicUrl));
      return { ok: true, answer };
    }

    /** The cart after a change: loading it again changes nothing again. The fragment is what is said of the change. */
    const seeCart = (reply: FastifyReply, what: string, id: string) =>
      reply.redirect(`/cart?${what}=${encodeURIComponent(id)}#said`, 303);

    /** Back to the cart as it is, which says why it was not changed. */
    const sayRefusal = async (
      request: FastifyRequest,
      reply: FastifyReply,
      { status, error }: Outcome & { ok: false },
      more: { refused?: RefusedChange | null; back?: string } = {},
    ) => {
      const { refused = null, back } = more;
      const notice: CartNotice = {
        kind: 'refused',
        message: error.message,
        ...(back && { link: { href: back, words: 'Back to your choices' } }),
      };
      const shown: RefusedAtCart = { notice, refused, status };
      return backToForm(request, reply, parts, '/cart', shown);
    };

    forms.post('/cart/lines', async (request, reply) => {
      const form = formOf(request.body);
      const range = catalogue().ranges.get(form.get('item') ?? '');
      const product = form.get('product') || null;
      const subject = range && findQuotePage(catalogue(), range.item.slug, product);
      if (!subject) return sendNotFound(request, reply);
      const line = form.get('line') || null;
      const selection = applySelectionQuery(range, String(form), product);
      const configuration = pageConfiguration(catalogue(), { range, product, selection }, now());
      const params = new URLSearchParams(toSelectionQuery(range, selection));
      if (line) params.set('line', line.slice(0, 60));
      const back = `${selection.lettering ? designerPath : subject.path}?${params}`;
      // A form of yesterday: nothing else is ordered in the place of what was chosen.
      const unknown = unknownChoice(range, form);
      if (unknown !== null) {
        const message = `${line ? 'Your cart was not changed' : 'Nothing was added to your cart'}: the ${unknown} that you chose is not offered any more. The rest of your choices is kept: please choose again.`;
        const error = { code: 'PRICING_UNKNOWN_OPTION', message };
        return sayRefusal(request, reply, { ok: false, status: 400, error }, { back });
      }
      const order =
        submitStatus(configuration) === 'add' && canSubmit(configuration)
          ? toOrderPayload(configuration)
          : null;
      if (!order) return reply.redirect(`${back}&refused=1`, 303);
      const outcome = await write(
        request,
        reply,
        line
          ? { code: 200, work: (trx, token, today) => replaceLine(trx, token, { id: line, order }, today) }
          : {
              code: 201,
              key: `form\n${form}`,
              keptFor: pressTime,
              work: (trx, token, today) => addLine(trx, token, order, today),
            },
      );
      if (!outcome.ok) return sayRefusal(request, reply, outcome, { back });
      const { id = '', grown = false } = outcome.answer.line ?? {};
      return seeCart(reply, line ? doneTo(outcome.answer.line) : grown ? 'grown' : 'added', id);
    });

    forms.post('/cart/lines/:id', async (request: LineRequest, reply) => {
      const { id } = request.params;
      const form = formOf(request.body);
      const typed = { quantity: form.get('quantity') ?? '', kinds: form.get('kinds') ?? '' };
      const refuse = (outcome: Outcome & { ok: false }) => {
        const { field } = outcome.error;
        const refused: RefusedChange = {
          line: id,
          quantity: typed.quantity.slice(0, 20),
          kinds: typed.kinds.slice(0, 20),
          field: field === 'quantity' || field === 'kinds' ? field : null,
          message: outcome.error.message,
        };
        return sayRefusal(request, reply, outcome, { refused });
      };
      const read = readLineChange(typed);
      if (!read.ok)
        return refuse({
          ok: false,
          status: 422,
          error: { code: 'API_VALUE_INVALID', message: read.message, field: read.field },
        });
      const outcome = await write(request, reply, {
        code: 200,
        work: (trx, token, today) => changeLine(trx, token, { ...read.change, id }, today),
      });
      if (!outcome.ok) return refuse(outcome);
      const { line } = outcome.answer;
      return seeCart(reply, doneTo(line), line?.id ?? id);
    });

    forms.post('/cart/lines/:id/remove', async (request: LineRequest, reply) => {
      const { id } = request.params;
      const outcome = await write(request, reply, {
        code: 200,
        work: (trx, token, today) => removeLine(trx, token, id, today),
      });
      // Pressed twice, it is out already.
      return outcome.ok || outcome.error.code === 'CART_UNKNOWN_LINE'
        ? seeCart(reply, 'removed', id)
        : sayRefusal(request, reply, outcome);
    });

    forms.post('/cart/lines/:id/restore', async (request: LineRequest, reply) => {
      const { id } = request.params;
      const outcome = await write(request, reply, {
        code: 200,
        work: (trx, token, today) => restoreLine(trx, token, id, today),
      });
      if (!outcome.ok) return sayRefusal(request, reply, outcome);
      const { line } = outcome.answer;
      return seeCart(reply, line?.grown ? 'grown' : 'restored', line?.id ?? id);
    });

    // No page has the address of such a form: asked for, it is the cart.
    for (const address of ['/cart/lines', '/cart/lines/:id'])
      forms.get(address, (_request, reply) => reply.redirect('/cart', 303));
  });
}
