/** Whole numbers as typed: quantities, sets, cuts, stickers per sheet. */
import { quantityMaxLength } from '../../contract/limits.js';
import { wholeNumberUnclear } from '../../contract/messages.js';

/**
 * The number a text stands for, or null when it is empty, longer than a quantity, or anything but digits. Thousands may
 * stand apart by a comma: nothing that is counted here has decimals.
 */
export function parseWhole(text: string): number | null {
  const digits = text.trim().replace(/(\d),(?=\d{3}(?:,|$))/g, '$1');
  return /^\d+$/.test(digits) && digits.length <= quantityMaxLength ? Number(digits) : null;
}

/** What is said of a text that should be a whole number from 1, '' when it is: `missing` where there is none or a 0. */
export function wholeNumberMessage(text: string, missing: string): string {
  const number = parseWhole(text);
  if (number) return '';
  return number === 0 || !text.trim() ? missing : wholeNumberUnclear;
}
