import { within } from 'shadow-dom-testing-library';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { draw, until } from '../testing/draw.js';
import { DialogButton } from './dialog-button.js';
import { readingDistance } from './reading-distance.js';
import { TransferDecals } from './transfer-decals.js';

async function open(name: string) {
  const { place } = await draw(<TransferDecals />);
  const view = within(place);
  const opener = view.getByRole('button', { name });
  opener.focus();
  await userEvent.keyboard('{Enter}');
  await until(() => expect(view.getByRole('dialog', { name })).toBeTruthy());
  return { view, opener, dialog: within(view.getByRole('dialog', { name })) };
}

const ways = ['How to: auxiliary sheet enclosed', 'How to: auxiliary sheet not enclosed'];

it.each(ways)('opens “%s” with its six steps, and gives the focus back', async (name) => {
  const { view, opener, dialog } = await open(name);
  expect(dialog.getAllByRole('listitem')).toHaveLength(6);
  expect(dialog.getAllByRole('heading', { level: 3 })[0]?.textContent).toBe('Clean the surface');
  await userEvent.keyboard('{Escape}');
  await until(() => expect(view.queryByRole('dialog')).toBeNull());
  await until(() => expect(document.activeElement).toBe(opener));
});

it('tells those with the sheet to peel it off, and those without to go letter by letter', async () => {
  const [first = '', second = ''] = ways;
  expect((await open(first)).dialog.getByRole('heading', { name: 'Take the sheet off' })).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  const other = (await open(second)).dialog;
  expect(other.queryByRole('heading', { name: 'Take the sheet off' })).toBeNull();
  expect(other.getByRole('heading', { name: 'Lift a letter off its backing' })).toBeTruthy();
});

it('says in the Size Guide from how far a height is read, and what is too small to be cut', async () => {
  const { dialog } = await open('Size Guide');
  expect(dialog.getByRole('row', { name: '100 mm 12 m 36 m' })).toBeTruthy();
  expect(dialog.getByRole('heading', { name: 'No character below 10 mm' })).toBeTruthy();
  expect(dialog.getByRole('img', { name: /width runs from the first edge/ })).toBeTruthy();
});

it('reads 120 times its height in passing, and 360 times at most', () => {
  expect(readingDistance(10)).toEqual({ height: 10, glance: 1.2, most: 3.6 });
  expect(readingDistance(300)).toEqual({ height: 300, glance: 36, most: 108 });
});

it('says when a dialog did not come, and fetches it again', async () => {
  let calls = 0;
  const fetchDialog = async () => {
    calls += 1;
    if (calls === 1) throw new TypeError('offline');
    return () => <p>It is here.</p>;
  };
  const { place } = await draw(<DialogButton fetchDialog={fetchDialog}>Size Guide</DialogButton>);
  const view = within(place);
  await userEvent.click(view.getByRole('button'));
  await until(() => expect(view.getByRole('alert').textContent).not.toBe(''));
  await userEvent.click(view.getByRole('button'));
  await until(() => expect(view.getByText('It is here.')).toBeTruthy());
  expect(view.getByRole('alert').textContent).toBe('');
});
