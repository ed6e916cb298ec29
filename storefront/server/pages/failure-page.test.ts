import { expect, test } from 'vitest';
import { failurePage } from './failure-page.js';

test('Who sends something to a shop whose disk is full reads that nothing was done, and what to do', () => {
  const page = failurePage(507);
  expect(page).toContain('<h1>Nothing was changed</h1>');
  expect(page).toContain('nothing was saved, sent or ordered');
  expect(page).toContain('go back and try again');
  expect(failurePage(500)).not.toContain('Nothing was changed');
});
