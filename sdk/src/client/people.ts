/** The calls about people. Tokens travel in a header; the shop's own pages have them in cookies besides. */
import type { CartAnswer } from '../contract/cart.js';
import { cartTokenHeader } from '../contract/cart-routes.js';
import type {
  ForgotPassword,
  Guest,
  GuestInfo,
  MemberLogin,
  NonMemberLogin,
  Registration,
  RegistrationEnd,
  SessionTokens,
  SignedIn,
  User,
  Verification,
  VerificationAnswer,
  VerificationRequest,
  Visitor,
} from '../contract/people.js';
import { peopleRoutes } from '../contract/people-routes.js';
import { idempotencyKeyHeader } from '../contract/routes.js';
import type { SocialAnswer, SocialAuth, SocialConfirmation } from '../contract/social.js';
import { checkAnswer } from './check-answer.js';
import { fieldsOf } from './fields-of.js';
import { randomKey } from './random-key.js';
import type { Send } from './send.js';
import { toJson } from './to-json.js';

interface PersonCall {
  method?: 'GET' | 'POST' | 'PUT';
  path: string;
  query?: string;
  body?: object;
  /** The bearer token; null for none, or for the cookie of the shop's own pages. */
  token?: string | null;
  headers?: Record<string, string>;
  /** Whether the data is what it should be. */
  check: (data: Readonly<Record<string, unknown>>) => boolean;
}

interface PersonAnswer<T> {
  data: T;
  message: string;
  meta: SessionTokens;
}

async function call<T>(
  send: Send,
  { method = 'POST', path, query, body, token, headers, check }: PersonCall,
): Promise<PersonAnswer<T>> {
  const answer = await send(path, {
    method,
    ...(query && { query }),
    headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: toJson(body) }),
  });
  const { data, message, meta } = fieldsOf<PersonAnswer<T>>(answer);
  checkAnswer(data, check(fieldsOf(data)), method, path);
  return { data: data as T, message: String(message), meta: fieldsOf<SessionTokens>(meta) as SessionTokens };
}

const anything = () => true;
const isUser = (value: unknown): boolean => {
  const { id, email, rank } = fieldsOf<User>(value);
  return typeof id === 'string' && typeof email === 'string' && typeof rank === 'object';
};
const hasUser = ({ user }: Readonly<Record<string, unknown>>) => isUser(user);
const isVerification = ({ verification, email_verified }: Readonly<Record<string, unknown>>) =>
  typeof verification === 'string' && typeof email_verified === 'boolean';

/** Whether an address is registered. Rejects for one that is made to be thrown away. */
export const fetchEmailExists = async (send: Send, email: string): Promise<boolean> =>
  (
    await call<{ exists: boolean }>(send, {
      method: 'GET',
      path: peopleRoutes.checkEmail,
      query: new URLSearchParams({ email }).toString(),
      check: ({ exists }) => typeof exists === 'boolean',
    })
  ).data.exists;

/** The passwords that most people choose, in small letters. */
export const fetchCommonPasswords = async (send: Send): Promise<readonly string[]> =>
  (
    await call<{ passwords: readonly string[] }>(send, {
      method: 'GET',
      path: peopleRoutes.commonPasswords,
      check: ({ passwords }) => Array.isArray(passwords),
    })
  ).data.passwords;

/** Sends a code to who registers; named by its `verification` it is sent again. */
export const sendCode = (send: Send, body: Registration): Promise<PersonAnswer<VerificationAnswer>> =>
  call(send, { path: peopleRoutes.sendVerificationCode, body, check: isVerification });

/** The same where only the address is known. */
export const sendCodeTo = (
  send: Send,
  body: VerificationRequest,
): Promise<PersonAnswer<VerificationAnswer>> =>
  call(send, { path: peopleRoutes.getVerificationCode, body, check: isVerification });

/** Proves an address with the code that was sent to it. */
export const verifyEmail = (send: Send, body: Verification): Promise<PersonAnswer<unknown>> =>
  call(send, { path: peopleRoutes.verify, body, check: anything });

/** Makes the account of a proven address, and signs in. */
export const createMember = (send: Send, body: RegistrationEnd): Promise<PersonAnswer<SignedIn>> =>
  call(send, { path: peopleRoutes.register, body, check: hasUser });

/** Signs a member in. */
export const loginMember = (send: Send, body: MemberLogin): Promise<PersonAnswer<SignedIn>> =>
  call(send, { path: peopleRoutes.login, body, check: hasUser });

/** Trades what a provider's popup brought. An answer without a member says what is to be proven first. */
export const tradeHandle = (send: Send, body: SocialAuth): Promise<PersonAnswer<SocialAnswer['data']>> =>
  call(send, {
    path: peopleRoutes.socialAuth,
    body,
    check: (data) => hasUser(data) || typeof data.needConfirmation === 'number',
  });

/** Joins an account elsewhere to the member's, by the password of that one, and signs in. */
export const confirmHandle = (send: Send, body: SocialConfirmation): Promise<PersonAnswer<SignedIn>> =>
  call(send, { path: peopleRoutes.confirmSocial, body, check: hasUser });

/** Signs in who is kept signed in, on the shop's own pages. */
export const refreshMember = (send: Send): Promise<PersonAnswer<SignedIn>> =>
  call(send, { path: peopleRoutes.refresh, body: {}, check: hasUser });

/** Signs out on this device. */
export const logoutMember = (send: Send, token: string | null): Promise<PersonAnswer<unknown>> =>
  call(send, { path: peopleRoutes.logout, body: {}, token, check: anything });

/** Has a temporary password sent, where there is such a member. */
export const sendTemporaryPassword = (send: Send, body: ForgotPassword): Promise<PersonAnswer<unknown>> =>
  call(send, { path: peopleRoutes.forgotPassword, body, check: anything });

/** Whether a text has the form of an order's number. */
export const fetchOrderNumberValid = async (
  send: Send,
  number: string,
  signal?: AbortSignal,
): Promise<boolean> => {
  const path = `${peopleRoutes.checkInvoice}/${encodeURIComponent(number)}`;
  const { data } = fieldsOf<{ data: unknown }>(await send(path, signal && { signal }));
  return fieldsOf<{ valid: boolean }>(data).valid === true;
};

/** Opens an order by its number and address. */
export const loginNonMember = (
  send: Send,
  body: NonMemberLogin,
): Promise<PersonAnswer<{ guest: boolean; order_number: string }>> =>
  call(send, {
    path: peopleRoutes.nonMemberLogin,
    body,
    check: ({ order_number }) => typeof order_number === 'string',
  });

/** Keeps a guest. Who has an account signs in instead. */
export const createGuest = async (send: Send, body: GuestInfo): Promise<Guest> =>
  (
    await call<{ guest: Guest }>(send, {
      path: peopleRoutes.createGuest,
      body,
      check: ({ guest }) => typeof fieldsOf<Guest>(guest).id === 'string',
    })
  ).data.guest;

/** Who asks: a member, a guest, or neither. */
export const fetchVisitor = async (send: Send, token: string | null): Promise<Visitor> =>
  (
    await call<Visitor>(send, {
      method: 'GET',
      path: peopleRoutes.user,
      token,
      check: ({ user, guest }) => user !== undefined && guest !== undefined,
    })
  ).data;

/** Says that the member was shown the rank. */
export const checkRanking = (send: Send, token: string | null, id: string): Promise<PersonAnswer<unknown>> =>
  call(send, {
    method: 'GET',
    path: `${peopleRoutes.checkRanking}/${encodeURIComponent(id)}`,
    token,
    check: anything,
  });

/** Makes lines of the cart that `cartToken` opens part of the member's. */
export const joinUserCart = async (
  send: Send,
  {
    id,
    token,
    cartToken,
    items,
  }: { id: string; token: string | null; cartToken: string | null; items: string[] },
): Promise<CartAnswer> =>
  (
    await call<CartAnswer>(send, {
      method: 'PUT',
      path: `${peopleRoutes.userCart}/${encodeURIComponent(id)}`,
      token,
      headers: {
        [idempotencyKeyHeader]: randomKey(),
        ...(cartToken && { [cartTokenHeader]: cartToken }),
      },
      body: { cart_items: items },
      check: ({ token: own, cart }) => typeof own === 'string' && typeof cart === 'object',
    })
  ).data;
