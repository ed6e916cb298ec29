import { createHash, randomBytes } from 'node:crypto';

const tokenBytes = 32;
const form = /^[A-Za-z0-9_-]{43}$/;

/** A new secret that opens a cart. */
export const createToken = (): string => randomBytes(tokenBytes).toString('base64url');

/** What is kept of a token. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** The token in a header, or null where there is none that could be one. */
export const readToken = (header: string | string[] | undefined): string | null =>
  typeof header === 'string' && form.test(header) ? header : null;

/** A random name of a row. */
export const createId = (): string => randomBytes(16).toString('base64url');
