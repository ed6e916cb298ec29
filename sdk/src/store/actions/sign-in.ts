/** Becoming known: as a member, by an order, as a guest; and being nobody again. */
import {
  checkRanking,
  createGuest,
  fetchOrderNumberValid,
  fetchVisitor,
  joinUserCart,
  loginMember,
  loginNonMember,
  logoutMember,
  refreshMember,
  sendTemporaryPassword,
} from '../../client/people.js';
import type {
  Guest,
  GuestInfo,
  MemberLogin,
  NonMemberLogin,
  SessionTokens,
  SignedIn,
  User,
} from '../../contract/people.js';
import { memberHintName } from '../../contract/people-routes.js';
import { isPricingError } from '../../errors/pricing-error.js';
import { cartToken, keepCartToken } from '../cart-token.js';
import { takeCartTurn } from '../cart-turn.js';
import { hasCookie } from '../page-cookie.js';
import {
  attempt,
  keepRemembered,
  keepSession,
  keptSession,
  type PersonOutcome,
  personOf,
  showPerson,
} from '../person.js';
import type { Runtime } from '../runtime.js';
import { showChangedCart, showEmptyCart } from '../show-cart.js';
import { withTabStorage } from '../tab-storage.js';
import { loadCart } from './load-cart.js';

/** Who signed in; `mustChoosePassword` where a temporary password did it. */
export interface SignedInMember {
  user: User;
  mustChoosePassword: boolean;
}

/**
 * Makes the cart of this browser part of the member's. A cart that can't be joined now stays where it is: who signs in
 * is signed in.
 */
const joinCart = (rt: Runtime, { id }: User): Promise<void> =>
  takeCartTurn(rt, async () => {
    try {
      const items = rt.state.cart.cart?.lines.map((line) => line.id) ?? [];
      const call = { id, token: personOf(rt).token, cartToken: cartToken(rt), items };
      showChangedCart(rt, await joinUserCart(rt.send, call));
    } catch (error) {
      if (!isPricingError(error)) throw error;
    }
  });

/** Takes over who signed in, and the member's cart with this browser's lines in it. */
export async function welcomeMember(
  rt: Runtime,
  { user, choose_password: mustChoosePassword }: SignedIn,
  { token }: SessionTokens,
): Promise<SignedInMember> {
  showPerson(rt, {
    status: 'known',
    user: mustChoosePassword ? null : user,
    guest: null,
    token: token ?? null,
    mustChoosePassword,
    isGuestMode: false,
    orderNumber: null,
  });
  if (!mustChoosePassword) {
    // The lines by name: the shop takes no others.
    await loadCart(rt);
    await joinCart(rt, user);
  }
  return { user, mustChoosePassword };
}

/** Signs a member in. Whoever looked at an order without an account is no guest any more. */
export const signIn = (rt: Runtime, login: MemberLogin): Promise<PersonOutcome<SignedInMember>> =>
  attempt(async () => {
    const { data, meta } = await loginMember(rt.send, { ...login, email: login.email.trim() });
    keepRemembered(rt, login.remember_me ?? false);
    return welcomeMember(rt, data, meta);
  });

/**
 * Takes over a sign-in that the shop's own window handed to a page of another site. Its token is good on this site's pages
 * alone, can order and ask, and can't change the account.
 */
export async function adoptSession(
  rt: Runtime,
  { user, token }: { user: User; token: string },
): Promise<void> {
  keepSession(rt, token);
  // Another one's, and that nobody could see them.
  delete rt.state.orders;
  await welcomeMember(rt, { user, choose_password: false }, { token, expires_at: '' });
}

/** Signs out on this device. The member's cart goes with it. */
export const signOut = (rt: Runtime): Promise<PersonOutcome> =>
  attempt(async () => {
    await logoutMember(rt.send, personOf(rt).token);
    showPerson(rt, { user: null, guest: null, token: null, mustChoosePassword: false });
    keepSession(rt, null);
    delete rt.state.orders;
    await takeCartTurn(rt, async () => {
      keepCartToken(rt, null);
      showEmptyCart(rt);
    });
    return {};
  });

/** Whether the shop's own page has somebody to ask for. */
const hasHint = (): boolean => hasCookie(`${memberHintName}=1`);

/** Tabs that open at once trade one token in turn: the second finds the first one's session. */
async function alone<T>(work: () => Promise<T>): Promise<T> {
  const { locks } = globalThis.navigator ?? {};
  return locks ? locks.request('kerf-person', work) : work();
}

/**
 * Finds out who uses a page: asks only where a cookie of the shop or a token of this site says that there is somebody,
 * and signs in who is kept signed in. Says the member; null for nobody, and where it can't be found out.
 */
export async function knowVisitor(rt: Runtime): Promise<User | null> {
  const person = personOf(rt);
  if (person.status === 'known') return person.user;
  const token = person.token ?? keptSession(rt);
  if (token === null && !hasHint()) {
    showPerson(rt, { status: 'known' });
    return null;
  }
  await alone(() =>
    attempt(async () => {
      const { user, guest } = await fetchVisitor(rt.send, token);
      showPerson(rt, { user, guest, ...(user && { token }) });
      if (user) return {};
      if (token !== null) {
        keepSession(rt, null);
        return {};
      }
      // In vain it takes the cookies away that open nothing any more.
      const { data, meta } = await refreshMember(rt.send);
      showPerson(rt, { user: data.user, guest: null, token: meta.token ?? null });
      return {};
    }),
  );
  showPerson(rt, { status: 'known' });
  return personOf(rt).user;
}

/**
 * Finds out whether who uses a page is known as a guest: on the shop's own pages by their cookie, which no script sees,
 * elsewhere by what they did on this page.
 */
export async function knowGuest(rt: Runtime, isOwn: boolean): Promise<Guest | null> {
  const person = personOf(rt);
  if (isOwn && !person.guest && !person.user)
    await attempt(async () => {
      showPerson(rt, { guest: (await fetchVisitor(rt.send, null)).guest });
      return {};
    });
  return person.guest;
}

const asGuestKey = 'kerf-as-guest';

/** Takes down that a visitor goes on without an account: they are not asked to sign in again during this visit. */
export function goAsGuest(rt: Runtime): void {
  showPerson(rt, { goesAsGuest: true });
  withTabStorage(rt, (storage) => storage.setItem(asGuestKey, '1'));
}

/** Whether a visitor chose so before, on this page or on another one in the same tab. */
export const goesAsGuest = (rt: Runtime): boolean =>
  personOf(rt).goesAsGuest || withTabStorage(rt, (storage) => storage.getItem(asGuestKey)) === '1';

/** Has a temporary password sent to a member. The answer is the same for who is none. */
export const forgetPassword = (rt: Runtime, email: string): Promise<PersonOutcome<{ message: string }>> =>
  attempt(async () => {
    const { message } = await sendTemporaryPassword(rt.send, { email: email.trim() });
    return { message };
  });

/** Whether a text can be an order's number. */
export const checkOrderNumber = (
  rt: Runtime,
  number: string,
  signal?: AbortSignal,
): Promise<PersonOutcome<{ isValid: boolean }>> =>
  attempt(async () => ({ isValid: await fetchOrderNumberValid(rt.send, number.trim(), signal) }));

/** Opens an order without an account. In vain, nobody is a guest. */
export async function openOrder(
  rt: Runtime,
  login: NonMemberLogin,
): Promise<PersonOutcome<{ orderNumber: string }>> {
  const outcome = await attempt(async () => {
    const { data } = await loginNonMember(rt.send, login);
    return { orderNumber: data.order_number };
  });
  showPerson(
    rt,
    outcome.ok
      ? { isGuestMode: true, orderNumber: outcome.orderNumber }
      : { isGuestMode: false, orderNumber: null },
  );
  return outcome;
}

/** Keeps who asks without an account. Who has one signs in instead. */
export const continueAsGuest = (rt: Runtime, info: GuestInfo): Promise<PersonOutcome> =>
  attempt(async () => {
    showPerson(rt, { status: 'known', guest: await createGuest(rt.send, info) });
    return {};
  });

/** Says that a member was shown the rank, and asks anew who it is. */
export const heedRank = (rt: Runtime, { id }: User): Promise<PersonOutcome> =>
  attempt(async () => {
    const { token } = personOf(rt);
    await checkRanking(rt.send, token, id);
    showPerson(rt, { user: (await fetchVisitor(rt.send, token)).user });
    return {};
  });
