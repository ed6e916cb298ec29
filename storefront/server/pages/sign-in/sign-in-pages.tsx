/** The pages on which people register and sign in, and their forms, for browsers without script too. */
import { messages, otherSitePath } from '@kerf/sdk/contract';
import { emailFault, nameFaults, passwordFault } from '@kerf/sdk/rules';
import { type PersonForm, type PostedForm, unknownPerson } from '@kerf/sdk/runtime';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Notice } from '../../../pages/said.js';
import { SignInPage } from '../../../pages/sign-in.js';
import { addressBlock } from '../../http/address-block.js';
import { ApiFailure, failure } from '../../http/api-failure.js';
import { guestModeEnd, readOrderCookie } from '../../http/order-cookie.js';
import { isFormOfOwnPage } from '../../http/own-pages.js';
import { readSessionCookie } from '../../http/person-cookies.js';
import { keepQuotePath, readQuotePath } from '../../http/quote-path-cookie.js';
import { formOf, readForms } from '../../http/read-form.js';
import { rawQuery } from '../../http/read-query.js';
import { openOnDevice } from '../../orders/open-on-device.js';
import { isOrderNumber, readOrderNumber } from '../../orders/order-number.js';
import { callerOf } from '../../people/caller-of.js';
import { isCommonPassword } from '../../people/common-passwords.js';
import { requireInput } from '../../people/input.js';
import { findMember } from '../../people/members.js';
import {
  checkEmail,
  register,
  startByEmail,
  startRegistration,
  verifyEmail,
} from '../../people/registration.js';
import { forgetPassword, openOrder, type SignIn, signIn } from '../../people/sign-in.js';
import type { ShopContext } from '../../shop-context.js';
import { takeDone } from '../account/done-words.js';
import { backToForm, keepForm, takeForm } from '../kept-forms.js';
import { ownPath } from '../own-path.js';
import { type DrawPage, fixedPage } from '../page-contents.js';
import { termsPlaces } from '../terms-places.js';
import { memberCookies } from './member-cookies.js';

interface SignInParts extends ShopContext {
  draw: DrawPage;
}

/** The pages, each with what its heading says and what the widget on it shows. */
const pages = {
  '/sign-in': { title: 'Sign in', show: 'sign-in' },
  '/register': { title: 'New Membership Registration', show: 'register' },
} as const;
type SignInPath = keyof typeof pages;

/** Forms that an address may open by name. */
const openable: readonly string[] = ['member', 'non-member', 'forgot-password', 'confirmation'];

/** Where somebody goes afterwards; '' for nowhere in particular. Other sites are nowhere. */
const redirectOf = (fields: URLSearchParams): string => ownPath(fields.get('redirect')) ?? '';

/** The order that somebody was going to, by its number; null where an address names none. */
const orderIn = (query: URLSearchParams): string | null => {
  const number = query.get('order') ?? '';
  return isOrderNumber(number) ? readOrderNumber(number) : null;
};

const orderWords = (number: string, isGuest: boolean): string =>
  isGuest
    ? `To see order ${number} on this device, enter the e-mail address that it was ordered with.`
    : `Sign in to see order ${number}.`;

const withRedirect = (path: string, redirect: string): string =>
  redirect ? `${path}${path.includes('?') ? '&' : '?'}redirect=${encodeURIComponent(redirect)}` : path;

/** What a page shows of a form that was sent. */
interface Sent {
  posted: PostedForm;
  status?: number;
}

/** The step that a registration goes on with. */
const proving = 'verify-code';

/** Where a form that was sent is shown again; '' is the form that the page opens with. */
const pageOf = (path: SignInPath, form: string, redirect: string): string => {
  const isOther = form !== 'member' && (form === proving || openable.includes(form));
  return withRedirect(isOther ? `${path}?form=${form}` : path, redirect);
};

/** Serves the pages and their forms. */
export function serveSignIn(app: FastifyInstance, parts: SignInParts): void {
  const { draw, people, publicUrl, social, turns, wakeMail } = parts;

  /** A page with a form as it was sent, or as it opens. It is made for who asks alone. */
  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    path: SignInPath,
    { posted, redirect, status = 200, ...said }: Partial<Sent> & { redirect: string; notice?: Notice | null },
  ) {
    const { title, show } = pages[path];
    const notice = takeDone(request, reply, publicUrl) ?? said.notice ?? null;
    const keys = await people.orders.opening(readOrderCookie(request.headers, publicUrl), people.now());
    const [newest] = keys;
    // Who ordered as a guest on this device, and registers, most likely does so with the address and names of that order.
    const ordered = newest === undefined ? null : await people.orders.guestOf(newest, people.now());
    const known: PostedForm | null =
      ordered && path === '/register'
        ? {
            form: 'register',
            values: { first_name: ordered.first_name, last_name: ordered.last_name },
            problem: null,
          }
        : null;
    const shown = posted ?? known;
    const page = await turns.take(addressBlock(request.ip), () =>
      draw((source) => ({
        ...fixedPage(path, source),
        status,
        isPersonal: true,
        hasOpener: redirect.startsWith(otherSitePath),
        person: { ...unknownPerson, ...(shown && { posted: shown }) },
        main: (place) => (
          <SignInPage
            title={title}
            notice={notice}
            openOrders={keys.length}
            isJoining={posted?.form !== 'non-member'}
            places={termsPlaces(source.catalogue)}
            auth={place('kerf-auth', {
              show,
              ...(redirect && { redirect }),
              ...(ordered !== null && path === '/register' && { email: ordered.email }),
              ...(social.offered.length > 0 && { social: social.offered.join(' ') }),
            })}
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
    forms.addHook('preHandler', async ({ method, headers }) => {
      if (method === 'POST' && !isFormOfOwnPage(headers, publicUrl))
        throw failure('PEOPLE_FOREIGN_PAGE', 'This form was not sent from a page of the shop.');
    });

    for (const path of ['/sign-in', '/register'] as const)
      forms.get(path, async (request, reply) => {
        const query = new URLSearchParams(rawQuery(request));
        const kept = query.has('redirect') ? null : ownPath(readQuotePath(request.headers));
        // From here on the form of the page says it.
        if (kept) reply.header('set-cookie', keepQuotePath(null, publicUrl));
        const redirect = kept ?? redirectOf(query);
        const form = query.get('form') ?? '';
        const member = await findMember(people, readSessionCookie(request.headers, publicUrl));
        if (member?.session.opens === 'new-password')
          return reply.redirect(withRedirect('/account/new-password', redirect), 303);
        const isThanked = path === '/register' && form === 'success';
        // Who is signed in signs in no more.
        if (member && !isThanked) return reply.redirect(redirect || '/', 303);
        const page = pageOf(path, form, redirect);
        const sent = await takeForm<Sent>(request, parts, page);
        if (sent) {
          // The code is on its way: until it is there, the page is loaded again and again.
          const { posted } = sent;
          if (posted.form === proving)
            await keepForm(request, reply, parts, page, { posted: { ...posted, problem: null } });
          const { problem, faults = [] } = posted;
          // In words alone: no link leads to a field within a widget.
          const message = faults.map((fault) => fault.message).join(' ') || problem?.message;
          const notice: Notice | null = message ? { kind: 'refused', message } : null;
          return send(request, reply, path, { redirect, notice, ...sent });
        }
        if (form === proving)
          return send(request, reply, path, {
            redirect,
            notice: { kind: 'refused', message: messages.codeExpired },
          });
        const shown = member ? 'success' : path === '/sign-in' && openable.includes(form) ? form : null;
        const number = orderIn(query);
        const values = number === null ? {} : { order_number: number };
        const posted = shown && { form: shown as PersonForm, values, problem: null };
        const notice: Notice | null =
          number === null ? null : { kind: 'done', message: orderWords(number, shown === 'non-member') };
        return send(request, reply, path, { redirect, notice, ...(posted && { posted }) });
      });

    /**
     * A form: does its work and leads on, or back to the page with why not and what was typed, passwords apart. What the
     * work sends by itself is sent.
     */
    const form = (
      path: string,
      page: SignInPath,
      name: PersonForm,
      kept: readonly string[],
      work: (
        typed: (field: string) => string,
        request: FastifyRequest,
        reply: FastifyReply,
      ) => Promise<string | FastifyReply>,
    ) => {
      forms.post(path, async (request, reply) => {
        const sent = formOf(request.body);
        const typed = (field: string) => sent.get(field) ?? '';
        try {
          const done = await work(typed, request, reply);
          return typeof done === 'string' ? reply.redirect(done, 303) : done;
        } catch (error) {
          if (!(error instanceof ApiFailure) || (error.status >= 500 && error.status !== 503)) throw error;
          const { code, message, status, detail } = error;
          const problem = { code, message, isRetryable: false, ...(detail.field && { field: detail.field }) };
          const values = Object.fromEntries(kept.map((field) => [field, typed(field).slice(0, 300)]));
          const shown: Sent = {
            posted: { form: name, values, problem, ...(detail.faults && { faults: detail.faults }) },
            status,
          };
          return backToForm(request, reply, parts, pageOf(page, name, redirectOf(sent)), shown);
        }
      });
      // No page has the address of such a form: asked for, it is the page that the form is on.
      if (path !== page) forms.get(path, (_request, reply) => reply.redirect(page, 303));
    };

    async function welcome(request: FastifyRequest, reply: FastifyReply, who: SignIn): Promise<void> {
      reply.header('set-cookie', await memberCookies(parts, request, who));
    }

    form('/sign-in', '/sign-in', 'member', ['email'], async (typed, request, reply) => {
      const redirect = redirectOf(formOf(request.body));
      const login = {
        email: typed('email').trim(),
        password: typed('password'),
        remember_me: typed('remember_me') !== '',
      };
      const who = await signIn(people, login, callerOf(request));
      await welcome(request, reply, who);
      return who.choosePassword ? withRedirect('/account/new-password', redirect) : redirect || '/';
    });

    form(
      '/sign-in/order',
      '/sign-in',
      'non-member',
      ['order_number', 'email'],
      async (typed, request, reply) => {
        const login = { order_number: typed('order_number'), email: typed('email') };
        // In vain, nobody is a guest any more.
        reply.header('set-cookie', guestModeEnd(request.headers, publicUrl));
        const { id } = await openOrder(people, login, callerOf(request));
        reply.header('set-cookie', await openOnDevice(people, request, id, publicUrl));
        return redirectOf(formOf(request.body)) || '/mypage/orders';
      },
    );

    form('/sign-in/forgot-password', '/sign-in', 'forgot-password', ['email'], async (typed, request) => {
      await forgetPassword(people, { email: typed('email') }, callerOf(request));
      wakeMail();
      return withRedirect('/sign-in?form=confirmation', redirectOf(formOf(request.body)));
    });

    /** On to the step in which the address is proven. */
    function goOnProving(request: FastifyRequest, reply: FastifyReply, values: PostedForm['values']) {
      const shown: Sent = { posted: { form: proving, values, problem: null } };
      const page = pageOf('/register', proving, redirectOf(formOf(request.body)));
      return backToForm(request, reply, parts, page, shown);
    }

    const applicant = ['first_name', 'last_name', 'email'];
    form('/register', '/register', 'register', applicant, async (typed, request, reply) => {
      const name = { first_name: typed('first_name'), last_name: typed('last_name') };
      const email = typed('email');
      requireInput(...nameFaults(name), emailFault(email), passwordFault(typed('password')));
      if (await checkEmail(people, email, callerOf(request)))
        throw failure('PEOPLE_EMAIL_TAKEN', messages.emailTaken, { field: 'email' });
      const { verification } = await startRegistration(people, { ...name, email }, callerOf(request));
      wakeMail();
      const warning = (await isCommonPassword(typed('password'))) ? messages.passwordCommon : '';
      const values = { email: email.trim(), verification, warning };
      return goOnProving(request, reply, values);
    });

    const proof = ['email', 'verification'];
    form('/register/verify', '/register', 'verify-code', proof, async (typed, request, reply) => {
      const end = {
        email: typed('email'),
        password: typed('password'),
        verification: typed('verification'),
      };
      if (typed('again') !== '') {
        await startByEmail(people, { email: end.email, verification: end.verification }, callerOf(request));
        wakeMail();
        const values = { email: end.email, verification: end.verification, said: messages.codeSent };
        return goOnProving(request, reply, values);
      }
      await verifyEmail(
        people,
        { ...end, verification_code: typed('verification_code').trim().toUpperCase() },
        callerOf(request),
      );
      const made = await register(people, end, callerOf(request));
      wakeMail();
      await welcome(request, reply, { ...made, choosePassword: false });
      return withRedirect('/register?form=success', redirectOf(formOf(request.body)));
    });
  });
}
