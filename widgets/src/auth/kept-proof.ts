/**
 * What a visitor typed to register, passwords apart, and the secret of the address that they began to prove, kept for as
 * long as the tab: who closes the dialog or reloads the page goes on where they were, and nobody proves an address twice.
 */
import type { Registration } from '@kerf/sdk/contract';
import { proofKey } from './proof-key.js';

type Names = Partial<Pick<Registration, 'first_name' | 'last_name'>>;

/** A registration that was begun. */
export interface KeptRegistration extends Names {
  email: string;
  secret: string;
  /** When the last code was sent, or the right one entered, ms. */
  at: number;
  isProven: boolean;
}

/** How long a code that was sent is good, ms, and how long a proven address needs no other one. */
const codeAge = 600_000;
const provenAge = 3_600_000;

/** Does something with the tab's storage; null where it is blocked. */
function withStorage<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(sessionStorage);
  } catch {
    return null;
  }
}

/** What was begun in this tab; null for nothing. */
export const keptRegistration = (): KeptRegistration | null =>
  withStorage((storage) => JSON.parse(storage.getItem(proofKey) ?? 'null'));

/** Whether the code that was sent last may still be entered. */
export const isCodeWaiting = ({ isProven, at }: KeptRegistration): boolean =>
  !isProven && Date.now() - at < codeAge;

/** The secret that belongs to an address, as it was typed; '' where none is kept. */
export function keptProof(email: string): string {
  const kept = keptRegistration();
  return kept?.email === email && Date.now() - kept.at < provenAge ? kept.secret : '';
}

/** Keeps the secret of an address in the place of the one before: its code was just sent, or it was just proven. */
export function keepProof(email: string, secret: string, isProven: boolean, names: Names = {}): void {
  const before = keptRegistration();
  const kept = {
    ...(before?.email === email && before),
    ...names,
    email,
    secret,
    at: Date.now(),
    isProven,
  };
  withStorage((storage) => storage.setItem(proofKey, JSON.stringify(kept)));
}

/** Forgets it: it was used up. */
export const forgetProof = (): void => void withStorage((storage) => storage.removeItem(proofKey));
