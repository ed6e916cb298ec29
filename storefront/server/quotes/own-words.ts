import type { KeptQuoteRequest } from './quote-rows.js';

/**
 * What somebody adds to a request in words of their own, line by line. Forms send what is chosen as words too; what the
 * summary says already is none of theirs.
 */
export function ownWords({ comment, summary, quantity }: KeptQuoteRequest): string[] {
  const said = new Set([...summary.split(' / '), `Quantity: ${quantity}`]);
  return comment
    .split(/\n+/)
    .filter((line) => line.trim() !== '' && !line.split(' / ').every((part) => said.has(part.trim())));
}
