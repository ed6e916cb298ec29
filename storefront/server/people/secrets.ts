/** What people are given to prove who they are, and what is kept of it. */
import { createHash, randomBytes, randomInt } from 'node:crypto';
import { codeSymbols, verificationCodeLength } from '@kerf/sdk/contract';

/** Symbols of a temporary password, 60 bits, in groups that can be read out. */
const temporaryLength = 12;
const groupLength = 4;

const symbols = (length: number): string =>
  Array.from({ length }, () => codeSymbols[randomInt(codeSymbols.length)]).join('');

/** A code for an address of e-mail, 20 bits. */
export const createCode = (): string => symbols(verificationCodeLength);

/** A password for one sign-in: `ABCD-EFGH-JKLM`. */
export const createTemporaryPassword = (): string =>
  symbols(temporaryLength).replace(new RegExp(`(.{${groupLength}})(?!$)`, 'g'), '$1-');

/** A code or a temporary password however it was typed. */
const asSymbols = (typed: string): string => typed.toUpperCase().replace(/[\s-]/g, '');

/** What is kept of a code or a temporary password of `owner`: alike ones of two owners have nothing in common. */
export const hashFor = (owner: string, secret: string): string =>
  createHash('sha256')
    .update(`${owner}\n${asSymbols(secret)}`)
    .digest('base64url');

/** A token of 256 bits. */
export const createSecret = (): string => randomBytes(32).toString('base64url');

/** What is kept of such a token. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** The id of a row: 128 bits, so that nobody guesses one. */
export const createRowId = (): string => randomBytes(16).toString('base64url');
