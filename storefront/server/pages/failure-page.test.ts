import { expect, test } from 'vitest';
import { failurePage } from './failure-page.js';

test('Who sends something to a shop whose disk is full reads that nothing was done, and what to do', () => {
  const page = failurePage(507, 'POST');
  expect(page).toContain('<h1>Nothing was changed</h1>');
  expect(page).toContain('nothing was saved, sent or ordered');
  expect(page).toContain('go back and try again');
  expect(failurePage(500, 'GET')).not.toContain('Nothing was changed');
});

test('Who sends more than a form holds reads what to do with what they typed', () => {
  const page = failurePage(413, 'POST');
  expect(page).toContain('<h1>That was more than we can take at once</h1>');
  expect(page).toContain('go back and send fewer files; what you typed may still be there');
});

test.each([500, 503])(
  'Who sent something that failed with %i is not told to load the page again',
  (status) => {
    const page = failurePage(status, 'POST');
    expect(page).toContain('<h1>We could not take what you sent</h1>');
    expect(page).toContain('most likely nothing was changed. Please go back and send it again in a minute');
    expect(page).not.toContain('load the page again');
    expect(failurePage(status, 'GET')).toContain('load the page again');
  },
);
