import type { Cents } from '@kerf/sdk/contract';
import { StartError } from '../start-error.js';

/** An amount as it was typed, such as 12.50 or $12.50; more than nothing. Throws for what is none. */
export function readDollars(typed: string): Cents {
  const [, whole, part = ''] = /^\$?(\d{1,7})(?:\.(\d{1,2}))?$/.exec(typed) ?? [];
  const amount = whole === undefined ? 0 : Number(whole) * 100 + Number(part.padEnd(2, '0'));
  if (amount === 0) throw new StartError(`"${typed}" is no amount of dollars, such as 12.50.`);
  return amount as Cents;
}
