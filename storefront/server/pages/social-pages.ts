/** Signing in with an account elsewhere: the way there, the way back, and the form of a browser without script. */
import { type SocialProviderName, socialProviders } from '@kerf/sdk/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiFailure, failure } from '../http/api-failure.js';
import { tellWait } from '../http/handle-error.js';
import { isFormOfOwnPage } from '../http/own-pages.js';
import { formOf, readForms } from '../http/read-form.js';
import { rawQuery } from '../http/read-query.js';
import { readSocialCookie, socialCookie, socialReturnCookie } from '../http/social-cookie.js';
import { callerOf } from '../people/caller-of.js';
import type { ShopContext } from '../shop-context.js';
import { ownPath } from './own-path.js';
import type { DrawPage } from './page-contents.js';
import { memberCookies } from './sign-in/member-cookies.js';
import { type Asked, socialDoneContent, socialRefusedContent } from './social-content.js';

type SocialRequest = FastifyRequest<{ Params: { social: string } }>;

interface SocialPagesParts extends ShopContext {
  draw: DrawPage;
  sendNotFound(request: FastifyRequest, reply: FastifyReply): unknown;
}

/** What a page may call its popup. */
const appIdForm = /^[\w-]{8,100}$/;

/** Serves `/login/{provider}`. None of its addresses is followed by what only looks at them: each is good once. */
export function serveSocialPages(app: FastifyInstance, parts: SocialPagesParts): void {
  const { social, publicUrl, wakeMail, draw, sendNotFound } = parts;

  const offeredOf = ({ params }: SocialRequest): SocialProviderName | null =>
    socialProviders.find((name) => name === params.social && social.offered.includes(name)) ?? null;

  function send(reply: FastifyReply, contentOf: Parameters<DrawPage>[0]) {
    const { status, headers, body } = draw(contentOf);
    return reply.code(status).headers(headers).send(body);
  }

  /** Why nobody is signed in, on a page; what is no refusal has another one. */
  function sendRefusal(
    reply: FastifyReply,
    provider: SocialProviderName,
    error: unknown,
    asked: Asked | null,
  ) {
    if (!(error instanceof ApiFailure)) throw error;
    tellWait(error, reply);
    return send(reply, socialRefusedContent(provider, error, asked));
  }

  app.get('/login/:social', { exposeHeadRoute: false }, async (request: SocialRequest, reply) => {
    const provider = offeredOf(request);
    if (!provider) return sendNotFound(request, reply);
    const query = new URLSearchParams(rawQuery(request));
    const appId = query.get('app_id');
    if (appId !== null && !appIdForm.test(appId))
      throw failure('API_VALUE_INVALID', 'app_id is not valid.', { field: 'app_id' });
    const asked: Asked = { provider, appId, cameFrom: ownPath(query.get('redirect')) };
    try {
      const kept = readSocialCookie(request.headers, publicUrl);
      const flow = { provider, app_id: appId, came_from: asked.cameFrom };
      const { address, browser, keptFor } = await social.depart(flow, kept, callerOf(request));
      return reply
        .header('set-cookie', socialCookie(browser, keptFor, publicUrl))
        .header('cache-control', 'no-store')
        .redirect(address.href, 302);
    } catch (error) {
      return sendRefusal(reply, provider, error, asked);
    }
  });

  app.get(
    '/login/:social/callback',
    { exposeHeadRoute: false, config: { hidesQuery: true } },
    async (request: SocialRequest, reply) => {
      const provider = offeredOf(request);
      if (!provider) return sendNotFound(request, reply);
      const browser = readSocialCookie(request.headers, publicUrl);
      try {
        const arrival = await social.arrive(provider, rawQuery(request), browser, callerOf(request));
        const { flow, appId, handle, refusal } = arrival;
        const asked: Asked = { provider, appId: flow.app_id, cameFrom: flow.came_from };
        return handle === null
          ? sendRefusal(reply, provider, refusal, asked)
          : send(reply, socialDoneContent(asked, { handle, appId }));
      } catch (error) {
        return sendRefusal(reply, provider, error, null);
      }
    },
  );

  app.register(async (forms) => {
    readForms(forms);
    forms.post('/login/:social/continue', async (request: SocialRequest, reply) => {
      if (!isFormOfOwnPage(request.headers, publicUrl))
        throw failure('PEOPLE_FOREIGN_PAGE', 'This form was not sent from a page of the shop.');
      const provider = offeredOf(request);
      if (!provider) return sendNotFound(request, reply);
      const form = formOf(request.body);
      const [handle, appId] = [form.get('handle') ?? '', form.get('app_id') ?? ''];
      try {
        const signIn = await social.enter(handle, appId, callerOf(request));
        wakeMail();
        const cameFrom = ownPath(form.get('redirect'));
        // What is still to be proven is for the sign-in page, whose script alone reads what is behind the hash.
        if (!signIn) {
          const query = cameFrom === null ? '' : `?${new URLSearchParams({ redirect: cameFrom })}`;
          const hash = new URLSearchParams({ social: handle, app_id: appId });
          return reply
            .header('set-cookie', socialReturnCookie(handle, publicUrl))
            .redirect(`/sign-in${query}#${hash}`, 303);
        }
        return reply
          .header('set-cookie', await memberCookies(parts, request, signIn))
          .header('cache-control', 'no-store')
          .redirect(cameFrom ?? '/', 303);
      } catch (error) {
        return sendRefusal(reply, provider, error, null);
      }
    });
    // Loaded again, the answer to the form is where signing in begins.
    forms.get('/login/:social/continue', (_request, reply) => reply.redirect('/sign-in', 303));
  });
}
