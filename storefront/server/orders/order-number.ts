/** Numbers that people know papers by: a letter, the year, and a random part that nobody guesses. */
import { randomInt } from 'node:crypto';
import { codeSymbols } from '@kerf/sdk/contract';

/** Symbols of the random part, 40 bits. */
const length = 8;
const form = new RegExp(`^K\\d{2}-[${codeSymbols}]{${length}}$`);

/** A number for something that is kept from now on, after the letter of its kind. */
export const createNumber = (letter: string, now: Date): string =>
  `${letter}${String(now.getUTCFullYear()).slice(2)}-${Array.from({ length }, () => codeSymbols[randomInt(codeSymbols.length)]).join('')}`;

/** A number for an order that is placed now: `K26-7QXM4DWA`. */
export const createOrderNumber = (now: Date): string => createNumber('K', now);

/** A number as the shop writes it, however it was typed: small letters, with spaces, without its hyphen. */
export const readOrderNumber = (typed: string): string =>
  typed
    .replace(/[\s\p{Pd}\u2212]/gu, '')
    .toUpperCase()
    .replace(/^([A-Z]\d{2})(?=.)/, '$1-');

/** Whether a text has the form of an order number. Says nothing of whether there is one. */
export const isOrderNumber = (typed: string): boolean => form.test(readOrderNumber(typed));
