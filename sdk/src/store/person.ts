/** Who uses the page, as its widgets know. Nobody asks before somebody needs to know. */
import type { Guest, User } from '../contract/people.js';
import type { Problem } from '../errors/problem.js';
import { toProblem } from '../errors/to-problem.js';
import { opaque } from './opaque.js';
import { storageOf } from './page-storage.js';
import type { Runtime } from './runtime.js';

export interface PersonState {
  /** 'unknown' until it was asked. */
  status: 'unknown' | 'known';
  user: User | null;
  guest: Guest | null;
  /** The bearer token of the calls of this page; null where there is none, or a cookie of the shop's own pages. */
  token: string | null;
  /** A temporary password signed in: all that is open is choosing another one. */
  mustChoosePassword: boolean;
  /** Somebody without an account looks at an order, the number of which this is. */
  isGuestMode: boolean;
  orderNumber: string | null;
  /** What a form without script sent, and what became of it; only on the page that answers it. */
  posted?: PostedForm;
}

/** A form about a person that was sent without script, as the page that answers it is drawn. */
export interface PostedForm {
  form: PersonForm;
  /** What was typed, passwords apart, and what stands in hidden fields. */
  values: Readonly<Record<string, string>>;
  problem: Problem | null;
}

/** The forms about people, each a step of its own where there is no script. */
export type PersonForm =
  | 'member'
  | 'non-member'
  | 'forgot-password'
  | 'confirmation'
  | 'register'
  | 'verify-code'
  | 'success';

/** What an action about people came to: `T`, or why not. */
export type PersonOutcome<T = unknown> = ({ ok: true } & T) | { ok: false; problem: Problem };

const unknown: PersonState = {
  status: 'unknown',
  user: null,
  guest: null,
  token: null,
  mustChoosePassword: false,
  isGuestMode: false,
  orderNumber: null,
};

/** Who uses the page, to be written to by actions. */
export function personOf(rt: Runtime): PersonState {
  rt.state.person ??= { ...unknown };
  return rt.state.person;
}

/** Writes what became known of who uses the page. */
export function showPerson(rt: Runtime, known: Partial<PersonState>): void {
  const { user, guest, ...rest } = known;
  Object.assign(personOf(rt), {
    ...rest,
    ...(user !== undefined && { user: opaque(user) }),
    ...(guest !== undefined && { guest: opaque(guest) }),
  });
}

/** Does what may fail, in words. */
export async function attempt<T>(work: () => Promise<T>): Promise<PersonOutcome<T>> {
  try {
    return { ok: true, ...(await work()) };
  } catch (error) {
    return { ok: false, problem: toProblem(error) };
  }
}

const rememberKey = 'kerf-remember';

/** Whether somebody asked to be kept signed in, the last time. */
export const isRemembered = (rt: Runtime): boolean => storageOf(rt)?.getItem(rememberKey) === '1';

/** Keeps whether somebody wants to be kept signed in. */
export function keepRemembered(rt: Runtime, wants: boolean): void {
  if (wants) storageOf(rt)?.setItem(rememberKey, '1');
  else storageOf(rt)?.removeItem(rememberKey);
}

const sessionKey = 'kerf-session';

/** The token of a sign-in at this site, which is not the shop's own; null where there is none. */
export const keptSession = (rt: Runtime): string | null => storageOf(rt)?.getItem(sessionKey) ?? null;

/** Keeps that token for later pages of the site; null forgets it. */
export function keepSession(rt: Runtime, token: string | null): void {
  if (token === null) storageOf(rt)?.removeItem(sessionKey);
  else storageOf(rt)?.setItem(sessionKey, token);
}
