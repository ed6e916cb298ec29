/** The page of one quotation and its forms, which work without script, and the list of a member's. */
import { type Dollars, quotationPath, quotationsPath } from '@kerf/sdk/contract';
import { quoteCart } from '@kerf/sdk/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AccountPage } from '../../../pages/account/account-page.js';
import { Quotations } from '../../../pages/account/quotations.js';
import type { Attempt } from '../../../pages/field.js';
import { NotePage } from '../../../pages/note-page.js';
import { type QuotationNotice, QuotationPage } from '../../../pages/quotation.js';
import { saidAt } from '../../../pages/said.js';
import accountStyles from '../../../pages/styles/account.css?inline';
import checkoutStyles from '../../../pages/styles/checkout.css?inline';
import fieldStyles from '../../../pages/styles/fields.css?inline';
import quotationStyles from '../../../pages/styles/quotation.css?inline';
import { readToken } from '../../cart/cart-token.js';
import { todaysCart } from '../../checkout/todays-cart.js';
import { addressBlock } from '../../http/address-block.js';
import { type Failure, failed } from '../../http/answer.js';
import { ApiFailure, failure } from '../../http/api-failure.js';
import { cartCookie, readCartCookie } from '../../http/cart-cookie.js';
import { tellFailure } from '../../http/handle-error.js';
import { isFormOfOwnPage } from '../../http/own-pages.js';
import { readSessionCookie } from '../../http/person-cookies.js';
import { pressTime } from '../../http/presses.js';
import { formOf, readForms } from '../../http/read-form.js';
import { rawQuery } from '../../http/read-query.js';
import { sendPaper } from '../../papers/send-paper.js';
import { quotationPage } from '../../quotations/quotation-desk.js';
import { readQuotationKey } from '../../quotations/quotation-keys.js';
import { findQuotationOwner } from '../../quotations/quotation-owner.js';
import type { ShopContext } from '../../shop-context.js';
import { type DrawPage, fixedPage } from '../page-contents.js';
import type { PageContent } from '../render-document.js';
import { quotationDone } from './done-words.js';

interface QuotationPagesParts extends ShopContext {
  draw: DrawPage;
}

type QuotationRequest = FastifyRequest<{ Params: { number: string } }>;

/** Serves the pages of quotations. Nobody else's are in them, so nothing on the way keeps one. */
export function serveQuotationPages(app: FastifyInstance, parts: QuotationPagesParts): void {
  const { carts, draw, people, publicUrl, quotations, turns } = parts;

  const queryOf = (request: FastifyRequest) => new URLSearchParams(rawQuery(request));
  const keyOf = (request: FastifyRequest) => readQuotationKey(queryOf(request).get('key'));
  const cartTokens = ({ headers }: FastifyRequest): string[] => {
    const token = readToken(readCartCookie(headers, publicUrl));
    return token === null ? [] : [token];
  };

  async function callerOf(request: FastifyRequest) {
    const { owner, member } = await findQuotationOwner(people, request, {
      token: readSessionCookie(request.headers, publicUrl),
      origin: null,
      cartTokens: cartTokens(request),
      key: keyOf(request),
      takesCookies: true,
    });
    return { caller: { owner, address: request.ip }, member };
  }

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    page: Omit<PageContent, 'path' | 'meta' | 'isIndexed' | 'structuredData'> & { address: string },
  ) {
    const { address, ...content } = page;
    const drawn = await turns.take(addressBlock(request.ip), () =>
      draw((source) => ({ ...fixedPage(address, source), isIndexed: false, isPersonal: true, ...content })),
    );
    // Whoever is led away from here by a link takes nothing along that opens it.
    return reply
      .code(drawn.status)
      .headers({ ...drawn.headers, 'referrer-policy': 'same-origin' })
      .send(drawn.body);
  }

  /** What is said to who may not see a quotation, or asked for what can't be done. */
  const sendRefusal = (request: FastifyRequest, reply: FastifyReply, { status, message }: ApiFailure) =>
    send(request, reply, {
      address: quotationPath,
      status,
      main: () => <NotePage title="Your quotation">{message}</NotePage>,
    });

  /** The page of a quotation; with what was refused there, and what was typed. */
  async function show(
    request: QuotationRequest,
    reply: FastifyReply,
    refused: { refusal: ApiFailure; attempt: Attempt | null } | null = null,
  ) {
    const { number } = request.params;
    const { caller, member } = await callerOf(request);
    try {
      const quotation = await quotations.read(caller, { number });
      const key = keyOf(request);
      const below = (what: string) =>
        `${quotationPath}/${number}/${what}${key === null ? '' : `?key=${key}`}`;
      const notice: QuotationNotice | null = refused
        ? { kind: 'refused', message: refused.refusal.message, field: refused.attempt?.faults[0]?.field }
        : quotationDone(quotation, queryOf(request).get('done'));
      return await send(request, reply, {
        address: quotationPath,
        status: refused?.refusal.status ?? 200,
        isMember: member !== null,
        styles: fieldStyles + checkoutStyles + quotationStyles,
        main: () => (
          <QuotationPage
            quotation={quotation}
            addressOf={below}
            notice={notice}
            attempt={refused?.attempt ?? null}
            isMember={member !== null}
          />
        ),
      });
    } catch (error) {
      const refusal = tellFailure(error, request);
      if (refusal.status >= 500) throw error;
      return sendRefusal(request, reply, refusal);
    }
  }

  /** What a form or a paper of a quotation is refused with; whatever else went wrong has a page of its own. */
  async function attempt(
    request: QuotationRequest,
    reply: FastifyReply,
    work: () => Promise<unknown>,
    attemptOf: (refusal: ApiFailure) => Attempt | null = () => null,
  ) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.status >= 500 || error.status === 429) throw error;
      return error.code === 'QUOTATION_UNKNOWN'
        ? sendRefusal(request, reply, error)
        : show(request, reply, { refusal: error, attempt: attemptOf(error) });
    }
  }

  const doneAt = (request: QuotationRequest, what: string): string => {
    const page = quotationPage(request.params.number, keyOf(request));
    return `${page}${page.includes('?') ? '&' : '?'}done=${what}${saidAt}`;
  };

  app.register(async (forms) => {
    readForms(forms);
    forms.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    forms.addHook('preHandler', async ({ method, headers }) => {
      if (method === 'POST' && !isFormOfOwnPage(headers, publicUrl))
        throw failure('CART_FOREIGN_FORM', 'This form was not sent from a page of the shop.');
    });

    forms.get(`${quotationPath}/:number`, (request: QuotationRequest, reply) => show(request, reply));

    for (const use of ['preview', 'download'] as const)
      forms.get(`${quotationPath}/:number/${use}`, (request: QuotationRequest, reply) =>
        attempt(request, reply, async () => {
          const { caller } = await callerOf(request);
          const paper = await quotations.paper(caller, request.params);
          return sendPaper(
            reply.headers({
              'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
              'cross-origin-resource-policy': 'same-origin',
            }),
            paper,
            use,
          );
        }),
      );

    forms.post(`${quotationPath}/:number/bill-to`, (request: QuotationRequest, reply) => {
      const form = formOf(request.body);
      const [name, company, address] = ['name', 'company', 'address'].map((field) => form.get(field) ?? '');
      const typed = { name: name ?? '', company: company ?? '', address: address ?? '' };
      return attempt(
        request,
        reply,
        async () => {
          const { caller } = await callerOf(request);
          const bill = await quotations.biller(caller, request.params, typed);
          await bill(people.db);
          return reply.redirect(doneAt(request, 'billed'), 303);
        },
        ({ detail: { faults = [] } }) => ({ typed, faults }),
      );
    });

    forms.post(`${quotationPath}/:number/cart`, (request: QuotationRequest, reply) => {
      const cost = Number(formOf(request.body).get('cost')) as Dollars;
      return attempt(request, reply, async () => {
        const { caller } = await callerOf(request);
        const work = await quotations.putter(caller, request.params, cost);
        const written = await carts.write(
          { address: request.ip, tokens: cartTokens(request) },
          { code: 201, request: `${request.url} ${cost}`, key: null, work },
        );
        const { token } = (JSON.parse(written.body) as { data: { token: string } }).data;
        return reply
          .header('set-cookie', cartCookie(token, publicUrl))
          .redirect(doneAt(request, 'in-cart'), 303);
      });
    });

    // A page that a form answered with has the form's address: asked for again, it is the quotation.
    for (const what of ['bill-to', 'cart'])
      forms.get(`${quotationPath}/:number/${what}`, (request: QuotationRequest, reply) =>
        reply.redirect(quotationPage(request.params.number, keyOf(request)), 303),
      );

    // Of the whole cart, at what an order of it would cost now.
    forms.post(quotationPath, async (request, reply) => {
      const { caller, member } = await callerOf(request);
      const work = await quotations.maker(caller.address, member, (lines, today) => {
        const sent = quoteCart(todaysCart(lines, today).cart);
        if (sent) return sent;
        throw failure(
          'QUOTATION_EMPTY',
          'Your cart is empty. Add something first, then print the quotation.',
        );
      });
      const { status, body } = await carts
        .write(
          { address: request.ip, tokens: cartTokens(request) },
          {
            code: 201,
            request: `${request.url} ${formOf(request.body)}`,
            key: `form\n${formOf(request.body)}`,
            keptFor: pressTime,
            work,
          },
        )
        .catch((error: unknown) => {
          if (!(error instanceof ApiFailure) || error.status >= 500 || error.status === 429) throw error;
          return { status: error.status, body: JSON.stringify(failed(error)) };
        });
      if (status >= 300) {
        const { code, message } = (JSON.parse(body) as Failure).error;
        return sendRefusal(request, reply, new ApiFailure(code, status, message));
      }
      const { data } = JSON.parse(body) as { data: { quotation: { quotation_no: string } } };
      return reply.redirect(quotationPage(data.quotation.quotation_no, null), 303);
    });
    forms.get(quotationPath, (_request, reply) => reply.redirect(quotationsPath, 303));

    forms.get(quotationsPath, async (request, reply) => {
      const { member } = await callerOf(request);
      if (!member) return reply.redirect(`/sign-in?redirect=${quotationsPath}`, 303);
      const list = await quotations.list(member.id);
      return send(request, reply, {
        address: quotationsPath,
        status: 200,
        isMember: true,
        styles: accountStyles,
        main: () => (
          <AccountPage path={quotationsPath} entry={quotationsPath} heading="Your quotations" notice={null}>
            <Quotations {...list} />
          </AccountPage>
        ),
      });
    });
  });
}
