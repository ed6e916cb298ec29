import { within } from 'shadow-dom-testing-library';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { draw, drawn, until } from '../testing/draw.js';
import { Tabs } from './tabs.js';

const tabs = ['Foil', 'Emboss', 'Corners'].map((label, at) => ({
  id: label.toLowerCase(),
  label,
  mark: at === 1,
  content: <p>{`About ${label}`}</p>,
}));

async function open(direction: 'ltr' | 'rtl' = 'ltr') {
  const { place, again } = await draw(
    <div dir={direction}>
      <Tabs label="Features" tabs={tabs} />
    </div>,
  );
  const view = within(place);
  const list = () => view.getAllByRole<HTMLButtonElement>('tab');
  const chosen = () => list().findIndex((tab) => tab.ariaSelected === 'true');
  return { place, again, view, list, chosen };
}

it('shows the first tab, named after what it holds', async () => {
  const { view, list } = await open();
  expect(view.getByRole('tablist', { name: 'Features' })).not.toBeNull();
  expect(list().map(({ ariaSelected }) => ariaSelected)).toEqual(['true', 'false', 'false']);
  const panel = view.getByRole('tabpanel', { name: 'Foil' });
  expect(panel.textContent).toBe('About Foil');
});

it('says of a tab that something in it is chosen', async () => {
  const { view } = await open();
  expect(view.getByRole('tab', { name: /^Emboss\s?\(chosen\)$/ })).not.toBeNull();
  expect(view.getByRole('tab', { name: 'Foil' })).not.toBeNull();
});

it('shows a tab that is pressed', async () => {
  const { view, list, chosen } = await open();
  list()[2]?.click();
  await until(() =>
    expect(view.getByRole('tabpanel', { name: 'Corners' }).textContent).toBe('About Corners'),
  );
  expect(chosen()).toBe(2);
});

it.each([
  ['ltr', '{ArrowRight}', '{ArrowLeft}'],
  ['rtl', '{ArrowLeft}', '{ArrowRight}'],
] as const)('is one stop whose arrows move around, %s', async (direction, forth, back) => {
  const { list, chosen } = await open(direction);
  list()[0]?.focus();
  const presses = [
    [forth, 1],
    [forth, 2],
    [forth, 0],
    [back, 2],
    [back, 1],
    ['{Home}', 0],
    ['{End}', 2],
  ] as const;
  for (const [key, at] of presses) {
    await userEvent.keyboard(key);
    await until(() => expect(chosen()).toBe(at));
    expect(document.activeElement).toBe(list()[at]);
    expect(
      list()
        .map(({ tabIndex }) => tabIndex)
        .indexOf(0),
    ).toBe(at);
    expect(list().filter(({ tabIndex }) => tabIndex === -1)).toHaveLength(2);
  }
});

it('keeps the page from scrolling at a key that moves, and leaves the others to it', async () => {
  const { list, chosen } = await open();
  const press = (key: string) =>
    list()[0]?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  expect([press('End'), press('x')]).toEqual([false, true]);
  await drawn();
  expect(chosen()).toBe(2);
});

it('falls back to the first when the chosen tab is gone', async () => {
  const { place, again, list, view } = await open();
  list()[2]?.click();
  await until(() => view.getByRole('tabpanel', { name: 'Corners' }));
  await again(
    <div dir="ltr">
      <Tabs label="Features" tabs={tabs.slice(0, 2)} />
    </div>,
  );
  expect(within(place).getByRole('tabpanel', { name: 'Foil' })).not.toBeNull();
});
