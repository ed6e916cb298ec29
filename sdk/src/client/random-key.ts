/** A key nobody guesses or repeats, also on pages without HTTPS, where `crypto.randomUUID` is missing. */
export const randomKey = (): string =>
  globalThis.crypto.randomUUID?.() ??
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * A secret in the form of a cart's token that opens nothing: who has no cart yet proves by it, when an answer was lost,
 * that the write was theirs.
 */
export const randomClaim = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '');
