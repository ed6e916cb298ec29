import fc from 'fast-check';
import { expect, test } from 'vitest';

test('Generated tests draw the same examples in every run', () => {
  const draw = () => fc.sample(fc.integer(), 20);
  expect(draw()).toEqual(draw());
  const seen: number[][] = [[], []];
  for (const run of seen) fc.assert(fc.property(fc.integer(), (drawn) => void run.push(drawn)));
  expect(seen[0]).toEqual(seen[1]);
});
