/**
 * Texts, lists and whole numbers as they travel, each with the most that it may hold: whoever reads one knows what it can cost. A
 * list is measured before anything in it is looked at, and nothing that is refused is printed.
 */
import { array, define, integer, number, refine, Struct } from 'superstruct';
import { maxNameLength, maxOptions } from './limits.js';

/** A text of at most `max` characters, by default as long as a name. */
export const boundedText = (max = maxNameLength): Struct<string, null> =>
  define('string', (value) => {
    if (typeof value !== 'string') return { message: 'Expected a string, but received another value' };
    if (value.length <= max) return true;
    const refinement = `a text of at most ${max} characters`;
    return { message: `Expected ${refinement}, but received a longer one`, refinement };
  });

/** A list of at most `max` entries, by default as many as there are options of one kind. */
export const boundedList = <T, S>(entry: Struct<T, S>, max = maxOptions): Struct<T[], Struct<T, S>> =>
  new Struct({
    ...array(entry),
    validator(value) {
      if (!Array.isArray(value)) return { message: 'Expected an array value, but received another value' };
      if (value.length <= max) return true;
      const refinement = `a list of at most ${max} entries`;
      return { message: `Expected ${refinement}, but received a longer one`, refinement };
    },
  });

/** A whole number from `min` to `max`, by default as large as databases keep one. */
export const boundedWhole = (min: number, max = 2_147_483_647): Struct<number, null> =>
  refine(integer(), `a whole number from ${min} to ${max}`, (value) => value >= min && value <= max);

/** A number from `min` to `max`. */
export const boundedNumber = (min: number, max: number): Struct<number, null> =>
  refine(number(), `a number from ${min} to ${max}`, (value) => value >= min && value <= max);
