import {
  ForgotPassword,
  GuestInfo,
  MemberLogin,
  messages,
  NonMemberLogin,
  peopleRoutes,
  Registration,
  RegistrationEnd,
  RememberedSession,
  type SessionTokens,
  type SignedIn,
  Verification,
  type VerificationAnswer,
  VerificationRequest,
} from '@kerf/sdk/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { success } from '../http/answer.js';
import { checkShape } from '../http/check-shape.js';
import { guestModeEnd } from '../http/order-cookie.js';
import { guestCookie, personCookies, readRememberCookie } from '../http/person-cookies.js';
import { readQuery } from '../http/read-query.js';
import { openOnDevice } from '../orders/open-on-device.js';
import { callerOf } from '../people/caller-of.js';
import { commonPasswords } from '../people/common-passwords.js';
import { createGuest } from '../people/guests.js';
import { toUser } from '../people/person-rows.js';
import {
  checkEmail,
  register,
  startByEmail,
  startRegistration,
  verifyEmail,
} from '../people/registration.js';
import { forgetPassword, openOrder, type SignIn, signIn, staySignedIn } from '../people/sign-in.js';
import type { ShopContext } from '../shop-context.js';
import { guardSecrets, isOwn } from './person-request.js';

/** The tokens of a session as they are sent: the shop's own pages have them in cookies too, the remember token there alone. */
export function sendTokens(
  request: FastifyRequest,
  reply: FastifyReply,
  tokens: SessionTokens,
  publicUrl: string,
): SessionTokens {
  if (!isOwn(request, publicUrl)) return tokens;
  reply.header('set-cookie', personCookies(tokens, publicUrl));
  const { remember_token: _, ...shown } = tokens;
  return shown;
}

/** Registering, signing in, and coming as a guest. */
export function servePeople(app: FastifyInstance, { people, publicUrl, wakeMail }: ShopContext): void {
  const guard = (request: FastifyRequest, reply: FastifyReply) => {
    guardSecrets(request, reply, publicUrl);
    readQuery(request, []);
  };

  const endGuestMode = (request: FastifyRequest, reply: FastifyReply) =>
    reply.header('set-cookie', guestModeEnd(request.headers, publicUrl));

  function signedIn(
    request: FastifyRequest,
    reply: FastifyReply,
    { person, session, choosePassword }: SignIn,
    { code = 200, message = messages.signedIn } = {},
  ) {
    const data: SignedIn = { user: toUser(person), choose_password: choosePassword };
    const meta = sendTokens(request, reply, session.tokens, publicUrl);
    return reply.code(code).send({ ...success(data, code, message), meta });
  }

  // Widgets on other sites ask these two, and they take and give no secret.
  app.get(peopleRoutes.checkEmail, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { email = '' } = readQuery(request, ['email']);
    return success({ exists: await checkEmail(people, email, callerOf(request)) });
  });

  app.get(peopleRoutes.commonPasswords, async (request, reply) => {
    readQuery(request, []);
    reply.header('cache-control', 'public, max-age=86400');
    return success({ passwords: await commonPasswords() });
  });

  app.post(peopleRoutes.createGuest, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    readQuery(request, []);
    const guest = await createGuest(people, checkShape(request.body, GuestInfo), callerOf(request));
    if (isOwn(request, publicUrl)) reply.header('set-cookie', guestCookie(guest.id, publicUrl));
    return reply.code(201).send(success({ guest }, 201));
  });

  app.post(peopleRoutes.sendVerificationCode, async (request, reply) => {
    guard(request, reply);
    const registration = checkShape(request.body, Registration);
    const answer = await startRegistration(people, registration, callerOf(request));
    wakeMail();
    return success<VerificationAnswer>(answer, 200, messages.codeSent);
  });

  app.post(peopleRoutes.getVerificationCode, async (request, reply) => {
    guard(request, reply);
    const asked = checkShape(request.body, VerificationRequest);
    const answer = await startByEmail(people, asked, callerOf(request));
    wakeMail();
    return success<VerificationAnswer>(
      answer,
      200,
      answer.email_verified ? messages.emailVerified : messages.codeSent,
    );
  });

  app.post(peopleRoutes.verify, async (request, reply) => {
    guard(request, reply);
    await verifyEmail(people, checkShape(request.body, Verification), callerOf(request));
    return success({ email_verified: true }, 200, messages.emailVerified);
  });

  app.post(peopleRoutes.register, async (request, reply) => {
    guard(request, reply);
    const made = await register(people, checkShape(request.body, RegistrationEnd), callerOf(request));
    wakeMail();
    endGuestMode(request, reply);
    const words = { code: 201, message: messages.registered };
    return signedIn(request, reply, { ...made, choosePassword: false }, words);
  });

  app.post(peopleRoutes.login, async (request, reply) => {
    guard(request, reply);
    const login = checkShape(request.body, MemberLogin);
    const who = await signIn(people, login, callerOf(request));
    endGuestMode(request, reply);
    return signedIn(request, reply, who);
  });

  app.post(peopleRoutes.refresh, async (request, reply) => {
    guard(request, reply);
    const { remember_token: sent } = checkShape(request.body ?? {}, RememberedSession);
    const own = isOwn(request, publicUrl);
    const token = sent ?? (own ? readRememberCookie(request.headers, publicUrl) : null);
    try {
      return signedIn(request, reply, await staySignedIn(people, token, callerOf(request)));
    } catch (error) {
      // What does not work any more is not sent again with the next page.
      if (own) reply.header('set-cookie', personCookies(null, publicUrl));
      throw error;
    }
  });

  app.post(peopleRoutes.forgotPassword, async (request, reply) => {
    guard(request, reply);
    await forgetPassword(people, checkShape(request.body, ForgotPassword), callerOf(request));
    wakeMail();
    return success(null, 200, messages.temporaryPasswordSent);
  });

  app.get(`${peopleRoutes.checkInvoice}/:number`, async (request: NumberRequest, reply) => {
    guard(request, reply);
    // Its form alone: whether there is such an order is for who knows the address too.
    return success({ valid: people.orders.isNumber(request.params.number) });
  });

  app.post(peopleRoutes.nonMemberLogin, async (request, reply) => {
    guard(request, reply);
    const login = checkShape(request.body, NonMemberLogin);
    // In vain, nobody is a guest any more.
    endGuestMode(request, reply);
    const order = await openOrder(people, login, callerOf(request));
    reply.header('set-cookie', await openOnDevice(people, request, order.id, publicUrl));
    return success({ guest: true, order_number: order.number });
  });
}

type NumberRequest = FastifyRequest<{ Params: { number: string } }>;
