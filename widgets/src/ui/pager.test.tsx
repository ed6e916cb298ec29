import { within } from 'shadow-dom-testing-library';
import { expect, it } from 'vitest';
import { draw } from '../testing/draw.js';
import { Pager } from './pager.js';

async function open(page: number, pages: number) {
  const asked: number[] = [];
  const { place } = await draw(
    <Pager label="Savings" page={page} pages={pages} onPage={(to) => asked.push(to)} />,
  );
  return { view: within(place), asked };
}

it('names its pages from 1, and asks for those beside', async () => {
  const { view, asked } = await open(1, 4);
  expect(view.getByRole('status').textContent).toBe('2 of 4');
  view.getByRole('button', { name: 'Previous: Savings' }).click();
  view.getByRole('button', { name: 'Next: Savings' }).click();
  expect(asked).toEqual([0, 2]);
});

it.each([
  [0, 'Previous: Savings', 'Next: Savings', 1],
  [1, 'Next: Savings', 'Previous: Savings', 0],
])('ends where the pages end, at %i', async (page, end, way, to) => {
  const { view, asked } = await open(page, 2);
  const last = view.getByRole('button', { name: end });
  last.focus();
  last.click();
  expect([asked, last.ariaDisabled, document.activeElement]).toEqual([[], 'true', last]);
  expect(view.getByRole('button', { name: way }).ariaDisabled).toBe('false');
  view.getByRole('button', { name: way }).click();
  expect(asked).toEqual([to]);
});

it('is not there for a single page', async () => {
  const { view } = await open(0, 1);
  expect(view.queryByRole('button')).toBeNull();
});
