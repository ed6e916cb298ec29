import {
  messages,
  peopleRoutes,
  type SocialAnswer,
  SocialAuth,
  SocialConfirmation,
} from '@kerf/sdk/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { success } from '../http/answer.js';
import { failure } from '../http/api-failure.js';
import { checkShape } from '../http/check-shape.js';
import { guestModeEnd } from '../http/order-cookie.js';
import { readQuery } from '../http/read-query.js';
import { callerOf } from '../people/caller-of.js';
import { listIdentities, unlinkIdentity } from '../people/identities.js';
import { requireMember } from '../people/members.js';
import { toUser } from '../people/person-rows.js';
import type { SignIn } from '../people/sign-in.js';
import { confirmSocially, signInSocially } from '../people/social-sign-in.js';
import type { ShopContext } from '../shop-context.js';
import { sendTokens } from './people.js';
import { bearerOf, guardSecrets } from './person-request.js';

type IdRequest = FastifyRequest<{ Params: { id: string } }>;

/** Signing in with what a provider's popup brought, and what opens an account beside its password. */
export function serveSocial(app: FastifyInstance, { people, publicUrl, wakeMail }: ShopContext): void {
  const guard = (request: FastifyRequest, reply: FastifyReply) => {
    guardSecrets(request, reply, publicUrl);
    readQuery(request, []);
  };

  function signedIn(request: FastifyRequest, reply: FastifyReply, { person, session }: SignIn): SocialAnswer {
    wakeMail();
    reply.header('set-cookie', guestModeEnd(request.headers, publicUrl));
    const data = { user: toUser(person), choose_password: false, needConfirmation: 0 } as const;
    const meta = sendTokens(request, reply, session.tokens, publicUrl);
    return { ...success(data, 200, messages.signedIn), meta };
  }

  app.post(peopleRoutes.socialAuth, async (request, reply): Promise<SocialAnswer> => {
    guard(request, reply);
    const outcome = await signInSocially(people, checkShape(request.body, SocialAuth), callerOf(request));
    if (outcome.isSignedIn) return signedIn(request, reply, outcome.signIn);
    const { message, needConfirmation, email } = outcome;
    return { status: 'FAIL', code: 200, message, data: { needConfirmation, email } };
  });

  app.post(peopleRoutes.confirmSocial, async (request, reply): Promise<SocialAnswer> => {
    guard(request, reply);
    const confirmation = checkShape(request.body, SocialConfirmation);
    return signedIn(request, reply, await confirmSocially(people, confirmation, callerOf(request)));
  });

  app.get(peopleRoutes.identities, async (request, reply) => {
    guard(request, reply);
    const { person } = await requireMember(people, bearerOf(request, publicUrl));
    return success({ identities: await listIdentities(people.db, person.id) });
  });

  app.delete(`${peopleRoutes.deleteIdentity}/:id`, async (request: IdRequest, reply) => {
    guard(request, reply);
    const { person } = await requireMember(people, bearerOf(request, publicUrl));
    const identity = { person_id: person.id, id: request.params.id };
    const isUnlinked = await people.db
      .transaction()
      .execute((trx) => unlinkIdentity(trx, identity, callerOf(request), people.now()));
    if (!isUnlinked)
      throw failure('PEOPLE_IDENTITY_UNKNOWN', 'Your account is not opened by that.', { field: 'id' });
    return success(null);
  });
}
