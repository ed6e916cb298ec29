import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { within } from 'shadow-dom-testing-library';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw, until } from '../testing/draw.js';
import { Checks } from './checks.js';
import { Choices } from './choices.js';
import { ErrorNotice } from './error-notice.js';
import { ErrorSlot } from './error-slot.js';
import { Selectors } from './selectors.js';
import { Tip } from './tip.js';

afterEach(() => page.viewport(1000, 800));
// In a corner where nothing is drawn: it may stand where a test before left it.
const movePointerAway = () =>
  userEvent.hover(document.documentElement, { position: { x: innerWidth - 5, y: innerHeight - 5 } });

it('a tip opens on focus and on a press, and goes with Escape and with the focus', async () => {
  await movePointerAway();
  const { place } = await draw(<Tip id="tip" label="About bleed" text="Artwork runs past the cut." />);
  const button = within(place).getByRole('button', { name: 'About bleed' });
  const tip = within(place).getByRole('tooltip', { hidden: true });
  const isOpen = () => tip.matches(':popover-open');
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')).toBe(tip);
  expect([tip.textContent, isOpen()]).toEqual(['Artwork runs past the cut.', false]);
  button.focus();
  await until(() => expect(isOpen()).toBe(true));
  await userEvent.keyboard('x');
  expect(isOpen()).toBe(true);
  await userEvent.keyboard('{Escape}');
  await until(() => expect(isOpen()).toBe(false));
  button.click();
  await until(() => expect(isOpen()).toBe(true));
  button.blur();
  await until(() => expect(isOpen()).toBe(false));
});

it('a tip stands in sight and clear of its button, and Escape closes it under the pointer too', async () => {
  await movePointerAway();
  const { place } = await draw(<Tip id="tip" label="About bleed" text="Artwork runs past the cut." />);
  const button = within(place).getByRole('button', { name: 'About bleed' });
  const tip = within(place).getByRole('tooltip', { hidden: true });
  await userEvent.hover(button);
  await until(() => {
    const [bubble, anchor] = [tip.getBoundingClientRect(), button.getBoundingClientRect()];
    expect(bubble.height).toBeGreaterThan(0);
    expect([bubble.left >= 8, bubble.top >= 8, bubble.right <= innerWidth - 8]).toEqual([true, true, true]);
    expect(Math.min(Math.abs(anchor.top - bubble.bottom), Math.abs(bubble.top - anchor.bottom))).toBe(8);
  });
  await userEvent.keyboard('{Escape}');
  await until(() => expect(tip.matches(':popover-open')).toBe(false));
});

it('an error slot is heard when it changes', async () => {
  const { place } = await draw(<ErrorSlot name="size" message="Too large." />);
  const slot = place.querySelector('#size-error');
  expect([slot?.getAttribute('aria-live'), slot?.textContent]).toEqual(['polite', 'Too large.']);
  expect(slot?.part.contains('error')).toBe(true);
});

it('what went wrong is shown with a way to try again where there is one, and the focus goes on from the widget', async () => {
  let tries = 0;
  const notice = (node: ReactNode) => <div className="root">{node}</div>;
  const { place, again } = await draw(notice(<ErrorNotice message="No answer." onRetry={() => tries++} />));
  expect(place.textContent).toContain('No answer.');
  const retry = within(place).getByRole('button', { name: 'Try again' });
  retry.focus();
  retry.click();
  expect(tries).toBe(1);
  expect(document.activeElement).toBe(place.querySelector('.root'));
  await again(notice(<ErrorNotice message="No such thing." />));
  expect(within(place).queryByRole('button')).toBeNull();
});

it('choices are a group of which one is chosen', async () => {
  const chosen: string[] = [];
  const { place } = await draw(
    <Choices
      legend="Sides"
      name="sides"
      value="1"
      choices={[
        { value: '1', label: 'One' },
        { value: '2', label: 'Two' },
        { value: '3', label: 'Three', disabled: true },
      ]}
      onChoose={(value) => chosen.push(value)}
    />,
  );
  const group = within(within(place).getByRole('group', { name: 'Sides' }));
  const radios = group.getAllByRole<HTMLInputElement>('radio');
  expect(radios.map(({ checked }) => checked)).toEqual([true, false, false]);
  expect(radios.map(({ disabled }) => disabled)).toEqual([false, false, true]);
  expect(new Set(radios.map(({ name }) => name))).toEqual(new Set(['sides']));
  group.getByRole('radio', { name: 'Two' }).click();
  expect(chosen).toEqual(['2']);
  expect(place.querySelector('fieldset')?.part.contains('sides')).toBe(true);
});

it('checks are a group of which several are chosen', async () => {
  const toggled: string[] = [];
  const { place } = await draw(
    <Checks
      legend="Corners"
      name="corners"
      choices={[
        { value: 'a', label: 'Left', checked: true },
        { value: 'b', label: 'Right', checked: false },
        { value: 'c', label: 'Both', checked: false, disabled: true },
      ]}
      onToggle={(value) => toggled.push(value)}
    />,
  );
  const group = within(within(place).getByRole('group', { name: 'Corners' }));
  const boxes = group.getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map(({ checked, disabled }) => [checked, disabled])).toEqual([
    [true, false],
    [false, false],
    [false, true],
  ]);
  group.getByRole('checkbox', { name: 'Right' }).click();
  expect(toggled).toEqual(['b']);
});

const groups = ['Supply', 'Size'].map((label) => ({
  key: label.toLowerCase(),
  label,
  value: `Chosen ${label}`,
  problem: label === 'Size' ? 'Too large.' : '',
  content: <p>{`All about ${label}`}</p>,
}));

const headOf = (place: HTMLElement, label: string) => {
  const head = [...place.querySelectorAll('summary')].find(({ textContent }) =>
    textContent?.startsWith(label),
  );
  if (!head) throw new Error(`There is no group ${label}.`);
  return head;
};

it('groups unfold one at a time, say what is chosen or wrong, and fold again', async () => {
  await page.viewport(1000, 800);
  const { place } = await draw(<Selectors groups={groups} drawerFoot={() => null} />);
  const unfolded = () => [...place.querySelectorAll('details')].map(({ open }) => open);
  expect(unfolded()).toEqual([false, false]);
  expect([headOf(place, 'Supply').textContent, headOf(place, 'Size').textContent]).toEqual([
    'SupplyChosen Supply',
    'SizeToo large.',
  ]);
  expect(headOf(place, 'Size').ariaHasPopup).toBeNull();
  headOf(place, 'Supply').click();
  await until(() => expect(unfolded()).toEqual([true, false]));
  headOf(place, 'Size').click();
  await until(() => expect(unfolded()).toEqual([false, true]));
  headOf(place, 'Size').click();
  await until(() => expect(unfolded()).toEqual([false, false]));
});

it('groups hold every choice before a script runs', async () => {
  await page.viewport(600, 700);
  const drawn = renderToString(<Selectors groups={groups} drawerFoot={() => null} />);
  for (const { label } of groups) expect(drawn).toContain(`All about ${label}`);
});

it('groups open in a drawer on a narrow screen, also when it became narrow later', async () => {
  await page.viewport(1000, 800);
  const { place } = await draw(<Selectors groups={groups} drawerFoot={(done) => <p>$17.00 {done}</p>} />);
  await page.viewport(600, 700);
  const head = () => headOf(place, 'Size');
  await until(() => expect(head().ariaHasPopup).toBe('dialog'));
  expect(place.textContent).not.toContain('All about');
  head().click();
  const drawer = await within(place).findByRole('dialog', { name: 'Size' });
  expect([drawer.textContent?.includes('All about Size'), drawer.textContent?.includes('$17.00')]).toEqual([
    true,
    true,
  ]);
  within(place).getByRole('button', { name: 'Done' }).click();
  await until(() => expect(within(place).queryByRole('dialog')).toBeNull());
  await page.viewport(601, 700);
  await until(() => expect(head().ariaHasPopup).toBeNull());
});
