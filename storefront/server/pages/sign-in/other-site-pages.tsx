/** The window that a page of another site opens for signing in: whoever signs in here agrees to be so there. */
import { otherSitePath, sessionMessageType } from '@kerf/sdk/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { AskForSite, HandedToSite, KeptFromSite } from '../../../pages/other-site.js';
import { failure } from '../../http/api-failure.js';
import { isFormOfOwnPage } from '../../http/own-pages.js';
import { readSessionCookie } from '../../http/person-cookies.js';
import { formOf, readForms } from '../../http/read-form.js';
import { rawQuery } from '../../http/read-query.js';
import { callerOf } from '../../people/caller-of.js';
import { findMember } from '../../people/members.js';
import { signInAt, siteOf } from '../../people/other-sites.js';
import type { ShopContext } from '../../shop-context.js';
import { type DrawPage, fixedPage } from '../page-contents.js';
import type { PageContent } from '../render-document.js';

interface OtherSiteParts extends ShopContext {
  draw: DrawPage;
}

/** What a page calls its window, so that it knows the answer for its own. */
const stateForm = /^[\w-]{8,100}$/;

/** Reads which site asks, and for which of its windows. */
function readAsked(fields: URLSearchParams): { site: URL; state: string } {
  const site = siteOf(fields.get('origin'));
  if (!site)
    throw failure('API_VALUE_INVALID', 'origin is not the address of a site that can sign anybody in.', {
      field: 'origin',
    });
  const state = fields.get('state') ?? '';
  if (!stateForm.test(state)) throw failure('API_VALUE_INVALID', 'state is not valid.', { field: 'state' });
  return { site, state };
}

/** Serves the window. Nobody is signed in at another site without a press on its button here. */
export function serveOtherSites(app: FastifyInstance, { draw, people, publicUrl }: OtherSiteParts): void {
  const send = (reply: FastifyReply, content: Pick<PageContent, 'main' | 'scripts'>) => {
    const { status, headers, body } = draw((source) => ({
      ...fixedPage(otherSitePath, source),
      isPersonal: true,
      isPopup: true,
      ...content,
    }));
    return reply.code(status).headers(headers).send(body);
  };

  const signInFirst = (reply: FastifyReply, { site, state }: ReturnType<typeof readAsked>) => {
    const back = `${otherSitePath}?${new URLSearchParams({ origin: site.origin, state })}`;
    return reply.redirect(`/sign-in?${new URLSearchParams({ redirect: back })}`, 303);
  };

  app.register(async (forms) => {
    readForms(forms);
    forms.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    forms.get(otherSitePath, async (request, reply) => {
      const asked = readAsked(new URLSearchParams(rawQuery(request)));
      const member = await findMember(people, readSessionCookie(request.headers, publicUrl));
      if (member?.session.opens !== 'account') return signInFirst(reply, asked);
      const { first_name, last_name, email } = member.person;
      const fields = { origin: asked.site.origin, state: asked.state };
      return send(reply, {
        main: () => (
          <AskForSite
            site={asked.site.host}
            name={`${first_name} ${last_name}`}
            email={email}
            fields={fields}
          />
        ),
      });
    });

    forms.post(otherSitePath, async (request, reply) => {
      if (!isFormOfOwnPage(request.headers, publicUrl))
        throw failure('PEOPLE_FOREIGN_PAGE', 'This form was not sent from a page of the shop.');
      const fields = formOf(request.body);
      const asked = readAsked(fields);
      if (fields.get('answer') === 'no')
        return send(reply, { main: () => <KeptFromSite site={asked.site.host} /> });
      const member = await findMember(people, readSessionCookie(request.headers, publicUrl));
      if (member?.session.opens !== 'account') return signInFirst(reply, asked);
      const { origin, host } = asked.site;
      const session = await signInAt(people, member, origin, callerOf(request));
      const message = { type: sessionMessageType, state: asked.state, ...session };
      return send(reply, {
        scripts: ['hand-over'],
        main: () => <HandedToSite site={host} origin={origin} message={message} />,
      });
    });
  });
}
