/**
 * What a visitor typed to register, passwords apart, and the secret of the address that they began to prove, kept for as
 * long as the tab: who closes the dialog or reloads the page goes on where they were. The secret of a proven address is
 * kept a while beyond that, for who types the address again: nobody proves one twice.
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

/** Does something with a storage of the browser; null where it is blocked. */
function withStorage<T>(name: 'sessionStorage' | 'localStorage', use: (storage: Storage) => T): T | null {
  try {
    return use(globalThis[name]);
  } catch {
    return null;
  }
}

const read = (name: 'sessionStorage' | 'localStorage'): KeptRegistration | null =>
  withStorage(name, (storage) => JSON.parse(storage.getItem(proofKey) ?? 'null'));

/** What was begun in this tab; null for nothing. */
export const keptRegistration = (): KeptRegistration | null => read('sessionStorage');

/** Whether the code that was sent last may still be entered. */
export const isCodeWaiting = ({ isProven, at }: KeptRegistration): boolean =>
  !isProven && Date.now() - at < codeAge;

/** The secret that belongs to an address, as it was typed; '' where none is kept. */
export function keptProof(email: string): string {
  const proven = read('localStorage');
  const isFresh = proven !== null && Date.now() - proven.at < provenAge;
  return [keptRegistration(), isFresh ? proven : null].find((kept) => kept?.email === email)?.secret ?? '';
}

/** Keeps the secret of an address in the place of the one before: its code was just sent, or it was just proven. */
export function keepProof(email: string, secret: string, isProven: boolean, names: Names = {}): void {
  const before = keptRegistration();
  const proof = { email, secret, at: Date.now(), isProven };
  const kept = { ...(before?.email === email && before), ...names, ...proof };
  withStorage('sessionStorage', (storage) => storage.setItem(proofKey, JSON.stringify(kept)));
  if (isProven) withStorage('localStorage', (storage) => storage.setItem(proofKey, JSON.stringify(proof)));
}

/** Forgets it: it was used up. */
export function forgetProof(): void {
  for (const name of ['sessionStorage', 'localStorage'] as const)
    withStorage(name, (storage) => storage.removeItem(proofKey));
}
