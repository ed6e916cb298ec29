/** Whole numbers as typed: quantities, sets, cuts, stickers per sheet. */
import { quantityMaxLength } from '../../contract/limits.js';

/** Keeps the digits of a text, `maxLength` of them (default: a quantity's). */
export const filterWholeText = (text: string, maxLength: number = quantityMaxLength): string =>
  text.replace(/\D/g, '').slice(0, maxLength);

/** The number a text stands for, or null when it is empty, has anything but digits, or is longer than a quantity. */
export const parseWhole = (text: string): number | null => (/^\d{1,6}$/.test(text) ? Number(text) : null);
