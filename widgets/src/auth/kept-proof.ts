/**
 * The secret of the address that a visitor began to prove, kept for as long as the tab: who closes the dialog or reloads
 * the page goes on where they were, and proves no address twice.
 */
const key = 'kerf-proof';
/** How long a code that was sent is good, ms. */
const codeAge = 600_000;

/** Does something with the tab's storage; null where it is blocked. */
function withStorage<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(sessionStorage);
  } catch {
    return null;
  }
}

/** The secret that belongs to an address, as it was typed; '' where none is kept. */
export function keptProof(email: string): string {
  const [of, secret] = withStorage((storage) => storage.getItem(key))?.split('\n') ?? [];
  return of === email && secret ? secret : '';
}

/** The address that a code was sent to which may still be entered; '' for none. */
export function waitingAddress(): string {
  const [email = '', , at] = withStorage((storage) => storage.getItem(key))?.split('\n') ?? [];
  return Date.now() - Number(at) < codeAge ? email : '';
}

/** Keeps the secret of an address in the place of the one before, and whether a code for it waits from now on. */
export function keepProof(email: string, secret: string, isWaiting: boolean): void {
  withStorage((storage) => storage.setItem(key, `${email}\n${secret}\n${isWaiting ? Date.now() : 0}`));
}

/** Forgets it: it was used up. */
export function forgetProof(): void {
  withStorage((storage) => storage.removeItem(key));
}
