/** The page that asks for a quote, and its form, which works without script. */
import { randomUUID } from 'node:crypto';
import {
  designerPath,
  messages,
  type QuoteRequestInput,
  type QuoteSent,
  quotePagePath,
  utmNames,
} from '@kerf/sdk/contract';
import {
  applySelectionQuery,
  emailKey,
  quantityOf,
  quoteTypeOf,
  toQuotedConfiguration,
  toSelectionQuery,
  wholeSummaryParts,
} from '@kerf/sdk/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Attempt } from '../../pages/field.js';
import { NotePage } from '../../pages/note-page.js';
import { type KnownAsker, QuoteRequestPage } from '../../pages/quote-request.js';
import checkout from '../../pages/styles/checkout.css?inline';
import fields from '../../pages/styles/fields.css?inline';
import { findQuotePage } from '../catalogue/find-quote-page.js';
import { addressBlock } from '../http/address-block.js';
import { ApiFailure, failure } from '../http/api-failure.js';
import { isFormOfOwnPage } from '../http/own-pages.js';
import { guestCookie, readGuestCookie, readSessionCookie } from '../http/person-cookies.js';
import { keepQuotePath } from '../http/quote-path-cookie.js';
import { formOf, readForms } from '../http/read-form.js';
import { rawQuery } from '../http/read-query.js';
import { findGuest } from '../people/guests.js';
import { findMember } from '../people/members.js';
import type { QuoteCaller } from '../quotes/quote-desk.js';
import type { ShopContext } from '../shop-context.js';
import { type DrawPage, fixedPage } from './page-contents.js';

interface QuoteRequestPageParts extends ShopContext {
  draw: DrawPage;
  sendNotFound: (request: FastifyRequest, reply: FastifyReply) => unknown;
}

const sentPath = `${quotePagePath}/sent`;
/** What a number of a request looks like. */
const numberForm = /^R\d{2}-[0-9A-Z]{8}$/;
/** What the form sends beside the selection, which is none of it. */
const formFields = ['firstname', 'lastname', 'email_address', 'quantity_asked', 'key', 'as'];
const nothing: Attempt = { typed: {}, faults: [] };

/** Serves the page, its form, and the thanks. */
export function serveQuoteRequestPage(app: FastifyInstance, parts: QuoteRequestPageParts): void {
  const { catalogue, draw, people, publicUrl, quotes, sendNotFound, social, turns, wakeMail } = parts;

  async function callerOf({ headers, ip }: FastifyRequest): Promise<QuoteCaller> {
    const member = await findMember(people, readSessionCookie(headers, publicUrl));
    const person = member && member.session.opens !== 'new-password' ? member.person : null;
    const guest = person ? null : await findGuest(people.db, readGuestCookie(headers), people.now());
    return { person, guest, address: ip };
  }

  /** What a query asks a quote for; null for nothing that there is. */
  function askedIn(query: URLSearchParams) {
    const range = catalogue().ranges.get(query.get('item') ?? '');
    if (!range) return null;
    const chosen = new URLSearchParams([...query].filter(([name]) => !formFields.includes(name)));
    // The name of a product starts a page with it; a whole configuration names it by its id.
    const slug = query.get('product');
    const product = range.products.some(({ url_slug }) => url_slug === slug) ? slug : null;
    const selection = applySelectionQuery(range, chosen.toString(), product);
    const page = selection.lettering ? designerPath : findQuotePage(catalogue(), range.item.slug, null)?.path;
    const written = toSelectionQuery(range, selection);
    return { range, selection, written, changePath: `${page ?? '/'}?${written}` };
  }
  type Asked = NonNullable<ReturnType<typeof askedIn>>;

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    { range, selection, written, changePath }: Asked,
    {
      caller,
      isOpen,
      attempt = nothing,
      status = 200,
      utm,
    }: { caller: QuoteCaller; isOpen: boolean; attempt?: Attempt; status?: number; utm: URLSearchParams },
  ) {
    const { person, guest } = caller;
    const asker: KnownAsker = {
      firstname: person?.first_name ?? guest?.info.first_name ?? '',
      lastname: person?.last_name ?? guest?.info.last_name ?? '',
      email: person?.email ?? guest?.info.email ?? '',
      isMember: person !== null,
    };
    const item = range.item.slug;
    const here = `${quotePagePath}?item=${item}&${written}`;
    const cameFrom = Object.fromEntries(
      utmNames.flatMap((name) => (utm.get(name) ? [[name, utm.get(name)?.slice(0, 200) ?? '']] : [])),
    );
    // The selection as it is written, field by field; a field that stands twice keeps its places.
    const hidden = { item, selection: written, key: randomUUID(), ...cameFrom };
    const page = await turns.take(addressBlock(request.ip), () =>
      draw((source) => ({
        ...fixedPage(quotePagePath, source),
        status,
        isPersonal: true,
        isMember: person !== null,
        styles: fields + checkout,
        main: (place) => (
          <QuoteRequestPage
            summary={wholeSummaryParts(range, selection)}
            changePath={changePath}
            form={
              isOpen
                ? {
                    asker,
                    needsQuantity: quantityOf(range, selection) === null,
                    attempt,
                    hidden,
                    signInPath: `/sign-in?redirect=${encodeURIComponent(here)}`,
                  }
                : null
            }
            signIn={
              isOpen
                ? null
                : {
                    markup: place('kerf-auth', {
                      show: 'sign-in',
                      forms: 'member',
                      redirect: here,
                      ...(social.offered.length > 0 && { social: social.offered.join(' ') }),
                    }),
                    guestPath: `${here}&as=guest`,
                  }
            }
          />
        ),
      })),
    );
    return reply.code(page.status).headers(page.headers).send(page.body);
  }

  app.register(async (forms) => {
    readForms(forms);
    forms.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });

    forms.get(quotePagePath, async (request, reply) => {
      const query = new URLSearchParams(rawQuery(request));
      const asked = askedIn(query);
      if (!asked) return sendNotFound(request, reply);
      const caller = await callerOf(request);
      const isOpen = caller.person !== null || caller.guest !== null || query.get('as') === 'guest';
      if (!isOpen) {
        const path = `${quotePagePath}?item=${asked.range.item.slug}&${asked.written}`;
        reply.header('set-cookie', keepQuotePath(path, publicUrl));
      }
      return send(request, reply, asked, { caller, isOpen, utm: query });
    });

    forms.post(quotePagePath, async (request, reply) => {
      if (!isFormOfOwnPage(request.headers, publicUrl))
        throw failure('PEOPLE_FOREIGN_PAGE', 'This form was not sent from a page of the shop.');
      const sent = formOf(request.body);
      const asked = askedIn(
        new URLSearchParams(
          `item=${encodeURIComponent(sent.get('item') ?? '')}&${sent.get('selection') ?? ''}`,
        ),
      );
      if (!asked) return sendNotFound(request, reply);
      const { range, selection } = asked;
      const typed = (name: string) => (sent.get(name) ?? '').slice(0, 200);
      const quantity = quantityOf(range, selection) ?? (Number(typed('quantity')) || null);
      const caller = await callerOf(request);
      const input: QuoteRequestInput = {
        ...toQuotedConfiguration(range, selection),
        firstname: typed('firstname'),
        lastname: typed('lastname'),
        email_address: typed('email_address'),
        quantity: quantity !== null && Number.isInteger(quantity) && quantity < 1_000_000 ? quantity : null,
        quote_type: quoteTypeOf(range, selection),
        ...Object.fromEntries(utmNames.flatMap((name) => (typed(name) ? [[name, typed(name)]] : []))),
      };
      try {
        const scope =
          readSessionCookie(request.headers, publicUrl) ??
          caller.guest?.id ??
          `to ${emailKey(input.email_address)}`;
        const key = typed('key');
        const named = /^[\w-]{20,60}$/.test(key)
          ? { key, scope, request: `${request.url}\n${JSON.stringify(input)}` }
          : null;
        const answer = await quotes.desk.request(caller, input, named);
        wakeMail();
        const { data, error, message } = JSON.parse(answer.body) as {
          data?: QuoteSent;
          error?: { code: string; field?: string };
          message: string;
        };
        if (!data) throw new ApiFailure(error?.code ?? '', answer.status, message, { field: error?.field });
        if (data.guest) reply.header('set-cookie', guestCookie(data.guest.id, publicUrl));
        return reply.redirect(`${sentPath}?number=${data.number}`, 303);
      } catch (error) {
        if (!(error instanceof ApiFailure) || (error.status >= 500 && error.status !== 503)) throw error;
        const { detail, message, status } = error;
        const faults = detail.faults ?? [{ field: detail.field ?? 'email_address', message }];
        const attempt = {
          typed: Object.fromEntries(
            ['firstname', 'lastname', 'email_address', 'quantity'].map((name) => [name, typed(name)]),
          ),
          faults,
        };
        return send(request, reply, asked, { caller, isOpen: true, attempt, status, utm: sent });
      }
    });

    forms.get(sentPath, async (request, reply) => {
      const number = numberForm.exec(new URLSearchParams(rawQuery(request)).get('number') ?? '')?.[0];
      const page = draw((source) => ({
        ...fixedPage(quotePagePath, source),
        isPersonal: true,
        main: () => (
          <NotePage title={messages.quoteSent}>
            {messages.quoteSentMore}
            {number && (
              <>
                {' '}
                Its number is <strong>{number}</strong>. A copy is in your mail.
              </>
            )}
          </NotePage>
        ),
      }));
      return reply.code(page.status).headers(page.headers).send(page.body);
    });
  });
}
