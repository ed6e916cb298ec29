/** Who uses the page: read and written by actions alone. */
import type { Problem } from '../errors/problem.js';
import { toProblem } from '../errors/to-problem.js';
import { opaque } from './opaque.js';
import { storageOf } from './page-storage.js';
import { type PersonState, unknownPerson } from './person-state.js';
import type { Runtime } from './runtime.js';

/** What an action about people came to: `T`, or why not. */
export type PersonOutcome<T = unknown> = ({ ok: true } & T) | { ok: false; problem: Problem };

/** Who uses the page, to be written to by actions. */
export function personOf(rt: Runtime): PersonState {
  rt.state.person ??= { ...unknownPerson };
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
