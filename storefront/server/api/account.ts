import {
  AccountEnd,
  EmailChange,
  EmailChangeEnd,
  maxSessions,
  messages,
  NameChange,
  PasswordChange,
  peopleRoutes,
  UserCart,
  type Visitor,
} from '@kerf/sdk/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readCart } from '../cart/cart-rows.js';
import { hasBroughtMore, joinMemberCart } from '../cart/member-cart.js';
import { success } from '../http/answer.js';
import { failure } from '../http/api-failure.js';
import { checkShape } from '../http/check-shape.js';
import { leavingCookies } from '../http/leaving-cookies.js';
import { readOrderCookie } from '../http/order-cookie.js';
import { isCallOfOwnPage } from '../http/own-pages.js';
import { readGuestCookie, readRememberCookie } from '../http/person-cookies.js';
import { readQuery } from '../http/read-query.js';
import { saidCookie } from '../http/said-cookie.js';
import {
  changeName,
  changePassword,
  checkRanking,
  closeAccount,
  collectData,
  type Member,
  signOut,
  signOutEverywhere,
  signOutHere,
} from '../people/account.js';
import { readRecord } from '../people/account-record.js';
import { callerOf } from '../people/caller-of.js';
import { endEmailChange, startEmailChange } from '../people/change-email.js';
import { findGuest } from '../people/guests.js';
import { signedOut } from '../people/input.js';
import { findMember, requireMember, requireOwn } from '../people/members.js';
import { toUser } from '../people/person-rows.js';
import { listSessions } from '../people/sessions.js';
import type { ShopContext } from '../shop-context.js';
import type { WriteCart } from './cart.js';
import { sendTokens } from './people.js';
import { bearerOf, guardSecrets, guardSite, isOwn } from './person-request.js';

type IdRequest = FastifyRequest<{ Params: { id: string } }>;

/** What members do with their accounts; `writeCart` makes a cart theirs. */
export function serveAccount(app: FastifyInstance, context: ShopContext, writeCart: WriteCart): void {
  const { people, publicUrl, wakeMail } = context;

  async function memberOf(request: FastifyRequest, reply: FastifyReply): Promise<Member> {
    guardSecrets(request, reply, publicUrl);
    readQuery(request, []);
    return requireMember(people, bearerOf(request, publicUrl));
  }

  /** The same where pages of another site may ask too, with the token that they were given. */
  async function memberAnywhere(request: FastifyRequest, reply: FastifyReply): Promise<Member> {
    const origin = guardSite(request, reply, publicUrl);
    readQuery(request, []);
    return requireMember(people, bearerOf(request, publicUrl), { origin });
  }

  const forgetPerson = async (request: FastifyRequest, reply: FastifyReply) => {
    if (isOwn(request, publicUrl)) reply.header('set-cookie', await leavingCookies(request.headers, context));
  };

  app.get(peopleRoutes.user, async (request, reply) => {
    const origin = guardSite(request, reply, publicUrl);
    readQuery(request, []);
    const member = await findMember(people, bearerOf(request, publicUrl), origin);
    const guestId = isOwn(request, publicUrl) ? readGuestCookie(request.headers) : null;
    const visitor: Visitor = {
      user: member && member.session.opens !== 'new-password' ? toUser(member.person) : null,
      guest: member ? null : await findGuest(people.db, guestId, people.now()),
    };
    return success(visitor);
  });

  app.get(`${peopleRoutes.checkRanking}/:id`, async (request: IdRequest, reply) => {
    const member = await memberAnywhere(request, reply);
    requireOwn(member, request.params.id);
    return success({ rank: await checkRanking(people, member) });
  });

  app.put(peopleRoutes.updateName, async (request, reply) => {
    const member = await memberOf(request, reply);
    const name = checkShape(request.body, NameChange);
    return success({ user: toUser(await changeName(people, member, name, callerOf(request))) });
  });

  app.put(peopleRoutes.updatePassword, async (request, reply) => {
    guardSecrets(request, reply, publicUrl);
    readQuery(request, []);
    const member = await requireMember(people, bearerOf(request, publicUrl), { mayBeChoosing: true });
    const change = checkShape(request.body, PasswordChange);
    const session = await changePassword(people, member, change, callerOf(request));
    wakeMail();
    const meta = sendTokens(request, reply, session.tokens, publicUrl);
    return { ...success({ user: toUser(member.person), choose_password: false }), meta };
  });

  app.post(peopleRoutes.createEmailChange, async (request, reply) => {
    const member = await memberOf(request, reply);
    const change = checkShape(request.body, EmailChange);
    const verification = await startEmailChange(people, member, change, callerOf(request));
    wakeMail();
    return success({ verification }, 200, messages.codeSent);
  });

  app.put(peopleRoutes.updateEmail, async (request, reply) => {
    const member = await memberOf(request, reply);
    const end = checkShape(request.body, EmailChangeEnd);
    const person = await endEmailChange(people, member, end, callerOf(request));
    wakeMail();
    return success({ user: toUser(person) }, 200, messages.emailVerified);
  });

  app.get(peopleRoutes.sessions, async (request, reply) => {
    const { session } = await memberOf(request, reply);
    return success({ sessions: await listSessions(people.db, session, people.now(), maxSessions) });
  });

  app.delete(`${peopleRoutes.deleteSession}/:id`, async (request: IdRequest, reply) => {
    const { person } = await memberOf(request, reply);
    const session = { person_id: person.id, id: request.params.id };
    if (!(await signOut(people, session, callerOf(request))))
      throw failure('PEOPLE_SESSION_UNKNOWN', 'You are not signed in there.', { field: 'id' });
    return success(null);
  });

  app.post(peopleRoutes.logout, async (request, reply) => {
    const origin = guardSite(request, reply, publicUrl);
    readQuery(request, []);
    const member = await findMember(people, bearerOf(request, publicUrl), origin);
    const { headers } = request;
    const held = isOwn(request, publicUrl)
      ? {
          rememberToken: readRememberCookie(headers, publicUrl),
          orderKeys: readOrderCookie(headers, publicUrl),
        }
      : { rememberToken: null, orderKeys: [] };
    const wasSignedIn = await signOutHere(people, member, held, callerOf(request));
    await forgetPerson(request, reply);
    if (!wasSignedIn) throw signedOut();
    return success(null);
  });

  app.delete(peopleRoutes.deleteSessions, async (request, reply) => {
    await signOutEverywhere(people, await memberOf(request, reply), callerOf(request));
    await forgetPerson(request, reply);
    return success(null);
  });

  app.get(peopleRoutes.accountRecord, async (request, reply) => {
    const { person } = await memberOf(request, reply);
    return success({ record: await readRecord(people.db, person.id) });
  });

  app.get(peopleRoutes.accountData, async (request, reply) => {
    const member = await memberOf(request, reply);
    reply.header('content-disposition', 'attachment; filename="kerf-account.json"');
    return success(await collectData(people, member, callerOf(request)));
  });

  app.post(peopleRoutes.deleteAccount, async (request, reply) => {
    const member = await memberOf(request, reply);
    await closeAccount(people, member, checkShape(request.body, AccountEnd), callerOf(request));
    wakeMail();
    await forgetPerson(request, reply);
    return success(null);
  });

  app.put(`${peopleRoutes.userCart}/:id`, async (request: IdRequest, reply) => {
    const member = await memberAnywhere(request, reply);
    requireOwn(member, request.params.id);
    const { cart_items: items } = checkShape(request.body, UserCart);
    const owner = { personId: member.person.id, sessionId: member.session.id };
    return writeCart(request, reply, {
      code: 200,
      work: async (trx, token, today) => {
        const before = token === null ? null : await readCart(trx, token);
        const answer = await joinMemberCart(trx, token, owner, items, today);
        // The page that follows the sign-in says so, as it does of a sign-in by form.
        if (isCallOfOwnPage(request.headers, publicUrl) && hasBroughtMore(answer.cart.lines, before ?? []))
          reply.header('set-cookie', saidCookie('cart-joined', publicUrl));
        return answer;
      },
    });
  });
}
