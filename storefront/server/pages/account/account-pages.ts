/** The pages of an account and their forms, which work without script. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Attempt } from '../../../pages/field.js';
import { type Notice, saidAt } from '../../../pages/said.js';
import { addressBlock } from '../../http/address-block.js';
import { type ApiFailure, failure } from '../../http/api-failure.js';
import { tellFailure } from '../../http/handle-error.js';
import { leavingCookies } from '../../http/leaving-cookies.js';
import { readOrderCookie } from '../../http/order-cookie.js';
import { isFormOfOwnPage } from '../../http/own-pages.js';
import { hasMemberHint, readRememberCookie, readSessionCookie } from '../../http/person-cookies.js';
import { createPresses } from '../../http/presses.js';
import { formOf, readForms } from '../../http/read-form.js';
import { saidCookie } from '../../http/said-cookie.js';
import { collectData, type Member, signOutHere } from '../../people/account.js';
import { callerOf } from '../../people/caller-of.js';
import { findMember } from '../../people/members.js';
import type { ShopContext } from '../../shop-context.js';
import { backToForm, takeForm } from '../kept-forms.js';
import type { DrawPage } from '../page-contents.js';
import { type AccountPath, accountContent, accountPaths, addressOf } from './account-contents.js';
import { type AccountForm, accountForms, type Done } from './account-forms.js';
import { takeDone } from './done-words.js';

/** What the pages of an account are made with. */
interface AccountPagesParts extends ShopContext {
  draw: DrawPage;
}

/** What a form came to; null where nobody is signed in (any more). */
type Outcome = { ok: true; done: Done } | { ok: false; refusal: ApiFailure } | null;

/** What a page shows of a form that was refused. */
interface Refused {
  attempt: Attempt;
  notice: Notice;
  status: number;
}

const choosing: AccountPath = '/account/new-password';
const nothingTyped: Attempt = { typed: {}, faults: [] };

const keptLength = 300;

/** Why a form is refused, for people: what is too long for its field is told by the field's name in the API alone. */
const refusalWords = ({ code, message }: ApiFailure): string =>
  code === 'API_VALUE_INVALID' ? 'That is more than we can keep. Please make it shorter.' : message;

const typedInto = (form: URLSearchParams, { fields = [] }: AccountForm): Record<string, string> =>
  Object.fromEntries(fields.map((name) => [name, form.get(name) ?? '']));

/** What was typed, to be shown again beside why it was refused; no passwords. */
function attemptOf(typed: Record<string, string>, refusal: ApiFailure): Attempt {
  const { field, faults = field === undefined ? [] : [{ field, message: refusalWords(refusal) }] } =
    refusal.detail;
  const shown = Object.entries(typed).filter(([name]) => !name.includes('password'));
  return {
    typed: Object.fromEntries(shown.map(([name, text]) => [name, text.slice(0, keptLength)])),
    faults: faults.filter((fault) => Object.hasOwn(typed, fault.field)),
  };
}

/** Serves the pages of an account. Nobody else's are in them, so nothing on the way keeps one. */
export function serveAccountPages(app: FastifyInstance, context: AccountPagesParts): void {
  const { draw, people, publicUrl, turns } = context;
  const presses = createPresses<Outcome>();

  const sessionOf = ({ headers }: FastifyRequest) => readSessionCookie(headers, publicUrl);
  const leaving = ({ headers }: FastifyRequest) => leavingCookies(headers, context);

  /** The way in, and from there to where somebody was going. What may be renewed there is left to it. */
  async function sendToSignIn(request: FastifyRequest, reply: FastifyReply, page: AccountPath) {
    const { headers } = request;
    const hasStale = hasMemberHint(headers) || sessionOf(request) !== null;
    if (hasStale && readRememberCookie(headers, publicUrl) === null)
      reply.header('set-cookie', await leaving(request));
    return reply.redirect(`/sign-in?redirect=${addressOf(page, request)}`, 303);
  }

  /** Whether a session opens a page: a temporary password opens one alone, which nobody else needs. */
  const opens = ({ session }: Member, page: AccountPath): boolean =>
    (session.opens === 'new-password') === (page === choosing);

  const elsewhere = ({ session }: Member): AccountPath =>
    session.opens === 'new-password' ? choosing : '/account';

  async function show(
    request: FastifyRequest,
    reply: FastifyReply,
    page: AccountPath,
    {
      member,
      attempt,
      ...shown
    }: { member: Member; attempt: Attempt; notice: Notice | null; status: number },
  ) {
    const content = await accountContent(page, { member, request, attempt }, shown, context);
    const drawn = await turns.take(addressBlock(request.ip), () => draw(content));
    return reply.code(drawn.status).headers(drawn.headers).send(drawn.body);
  }

  app.register(async (account) => {
    readForms(account);
    account.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    account.addHook('preHandler', async ({ method, headers }) => {
      if (method === 'POST' && !isFormOfOwnPage(headers, publicUrl))
        throw failure('PEOPLE_FOREIGN_PAGE', 'This form was not sent from a page of the shop.');
    });

    for (const page of accountPaths)
      account.get(page, async (request, reply) => {
        const member = await findMember(people, sessionOf(request));
        if (!member) return sendToSignIn(request, reply, page);
        if (!opens(member, page)) return reply.redirect(elsewhere(member), 303);
        const notice = takeDone(request, reply, publicUrl);
        const refused = await takeForm<Refused>(request, context, addressOf(page, request));
        const shown = { member, attempt: nothingTyped };
        try {
          return await show(request, reply, page, { ...shown, notice, status: 200, ...refused });
        } catch (error) {
          const refusal = tellFailure(error, request);
          if (refusal.code !== 'ADDRESS_UNKNOWN') throw error;
          const refused: Notice = { kind: 'refused', message: refusal.message };
          return show(request, reply, '/account/addresses', { ...shown, notice: refused, status: 404 });
        }
      });

    /** Does what a form asks for; a second press within a moment is answered as the first was. */
    function press(request: FastifyRequest, form: AccountForm): Promise<Outcome> {
      const partsOf = (session: string | null) => [session ?? '', request.url, String(formOf(request.body))];
      const session = sessionOf(request);
      return presses.take(partsOf(session), async () => {
        const member = await findMember(people, session);
        if (!member) return null;
        if (!opens(member, form.page)) return { ok: true, done: { to: elsewhere(member) } };
        try {
          const done = await form.work(member, request, typedInto(formOf(request.body), form));
          const outcome: Outcome = { ok: true, done };
          // The browser may have its new token already when it sends the second press.
          if (done.token !== undefined) presses.keep(partsOf(done.token), outcome);
          return outcome;
        } catch (error) {
          const refusal = tellFailure(error, request);
          if (refusal.code === 'API_FAILED') throw refusal;
          return { ok: false, refusal };
        }
      });
    }

    for (const form of accountForms(context)) {
      account.post(form.path, async (request, reply) => {
        const outcome = await press(request, form);
        if (outcome?.ok) {
          const { to, cookies } = outcome.done;
          if (cookies) reply.header('set-cookie', cookies);
          return reply.redirect(to, 303);
        }
        const member = outcome && (await findMember(people, sessionOf(request)));
        if (!member) return sendToSignIn(request, reply, form.page);
        const { refusal } = outcome;
        const attempt = attemptOf(typedInto(formOf(request.body), form), refusal);
        const message = refusalWords(refusal);
        const notice: Notice = {
          kind: 'refused',
          message,
          field: attempt.faults[0]?.field,
          faults: attempt.faults,
        };
        const shown: Refused = { attempt, notice, status: refusal.status };
        return backToForm(request, reply, context, addressOf(form.page, request), shown);
      });
      // No page has the address of such a form: asked for, it is the page that the form is on.
      if (form.path !== form.page)
        account.get(form.path, (request, reply) => reply.redirect(addressOf(form.page, request), 303));
    }

    // Whoever is signed out already wants the same.
    account.post('/account/sign-out', async (request, reply) => {
      const member = await findMember(people, sessionOf(request));
      const { headers } = request;
      const held = {
        rememberToken: readRememberCookie(headers, publicUrl),
        orderKeys: readOrderCookie(headers, publicUrl),
      };
      await signOutHere(people, member, held, callerOf(request));
      const cookies = [...(await leaving(request)), saidCookie('left', publicUrl)];
      return reply.header('set-cookie', cookies).redirect(`/sign-in${saidAt}`, 303);
    });
    account.get('/account/sign-out', (_request, reply) => reply.redirect('/account', 303));

    account.post('/account/data', async (request, reply) => {
      const member = await findMember(people, sessionOf(request));
      if (!member) return sendToSignIn(request, reply, '/account/data');
      if (!opens(member, '/account/data')) return reply.redirect(elsewhere(member), 303);
      const data = await collectData(people, member, callerOf(request));
      return reply
        .header('content-disposition', 'attachment; filename="kerf-account.json"')
        .type('application/json; charset=utf-8')
        .send(JSON.stringify(data, null, 2));
    });
  });
}
