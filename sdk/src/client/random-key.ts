/** A key nobody guesses or repeats, also on pages without HTTPS, where `crypto.randomUUID` is missing. */
export const randomKey = (): string =>
  globalThis.crypto.randomUUID?.() ??
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
