import type { Problem } from '@kerf/sdk/runtime';

/** Words by which a message of the shop names a field. */
const names: readonly [RegExp, string][] = [
  [/e-?mail/i, 'email'],
  [/password/i, 'password'],
  [/order[ _]number/i, 'order_number'],
];

/** The fields that a message is about. */
export const flaggedFields = ({ message }: Pick<Problem, 'message'>): string[] =>
  names.filter(([words]) => words.test(message)).map(([, field]) => field);
