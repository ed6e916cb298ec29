import { createShop } from '@kerf/sdk';
import { dollars } from '@kerf/sdk/rules';
import { afterEach, beforeEach, expect, inject, it, vi } from 'vitest';
import type { OpenConfiguration } from '../configuration/open-configuration.js';
import type { KerfElement } from '../element/kerf-element.js';
import { WidgetContext } from '../element/widget-context.js';
import { draw } from '../testing/draw.js';
import { Total } from './total.js';
import { useSpokenTotal } from './use-spoken-total.js';

const shop = createShop({ api: inject('shopApi') });
/** A card of which one set costs so many dollars; null where it has no price. */
let cardAt: (price: number | null, change?: Partial<OpenConfiguration['state']>) => OpenConfiguration;

beforeEach(async () => {
  await shop.openConfiguration('card', { item: 'premium-business-card' });
  const state = shop.store.snapshot().configurations.card;
  const { range, selection, rows } = state ?? {};
  if (!state || !range || !selection || !rows) throw new Error('The test shop has no cards.');
  cardAt = (price, change = {}) => ({
    name: 'card',
    range,
    selection,
    state: {
      ...state,
      // Chosen by the visitor.
      selection: { ...selection },
      rows: price === null ? [] : rows.map((row) => ({ ...row, price: dollars(price) })),
      ...change,
    },
  });
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame', 'performance'],
  });
});
afterEach(() => {
  vi.useRealTimers();
});

function Spoken(props: OpenConfiguration) {
  return (
    <>
      <Total state={props.state} />
      <span role="status">{useSpokenTotal(props)}</span>
    </>
  );
}
const part = (props: OpenConfiguration) => (
  <WidgetContext.Provider
    value={{ runtime: shop.runtime, host: document.createElement('kerf-none') as KerfElement }}
  >
    <Spoken {...props} />
  </WidgetContext.Provider>
);
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Draws on the stopped clock: two frames, and what is done after them. */
const frames = 40;
async function show(props: OpenConfiguration) {
  const drawing = draw(part(props));
  await pass(frames);
  const { place, again } = await drawing;
  return {
    spoken: () => place.querySelector('[role=status]')?.textContent,
    shown: () => place.querySelector('.total-price')?.textContent,
    isBusy: () => place.querySelector('.total-price')?.getAttribute('aria-busy'),
    async change(props: OpenConfiguration) {
      const drawing = again(part(props));
      await pass(frames);
      await drawing;
    },
  };
}

it('what it comes to open with, once another widget has said what that is, is not spoken either', async () => {
  const { spoken, change } = await show(cardAt(17));
  const { range } = cardAt(18).state;
  if (!range?.opening_selection) throw new Error('The card opens with nothing.');
  const selection = { ...range.opening_selection };
  await change(cardAt(18, { range: { ...range, opening_selection: selection }, selection }));
  await pass(700 + 2 * frames);
  expect(spoken()).toBe('');
  await change(cardAt(19));
  await pass(700 + 2 * frames);
  expect(spoken()).toBe('Total price $19.00');
});

it('what the panel opens with is not spoken; a change is spoken when nothing has changed for 700 ms', async () => {
  const { spoken, change } = await show(cardAt(17));
  expect(spoken()).toBe('');
  await pass(2_000);
  expect(spoken()).toBe('');
  await change(cardAt(18));
  await pass(700 - 2 * frames);
  expect(spoken()).toBe('');
  await pass(2 * frames);
  expect(spoken()).toBe('Total price $18.00');
});

it('of two panels that show one configuration one speaks, whatever it comes to next', async () => {
  const one = await show(cardAt(17));
  const other = await show(cardAt(17));
  const heard = () => [one.spoken(), other.spoken()].filter(Boolean);
  for (const price of [18, 19]) {
    const next = cardAt(price);
    await one.change(next);
    await other.change(next);
    await pass(700);
    expect(heard()).toContain(`Total price $${price}.00`);
    expect(heard()).toHaveLength(1);
  }
});

it('a total that comes back after another panel spoke is heard once more', async () => {
  const one = await show(cardAt(17));
  const other = await show(cardAt(17));
  /** A change that reaches one panel sooner, which speaks. */
  const both = async (price: number, [first, second]: [typeof one, typeof one]) => {
    const next = cardAt(price);
    await first.change(next);
    await pass(100);
    await second.change(next);
    await pass(700);
  };
  await both(18, [one, other]);
  expect([one.spoken(), other.spoken()]).toEqual(['Total price $18.00', '']);
  await both(19, [other, one]);
  expect([one.spoken(), other.spoken()]).toEqual(['', 'Total price $19.00']);
  await both(18, [one, other]);
  expect([one.spoken(), other.spoken()]).toEqual(['Total price $18.00', '']);
});

it('of totals in quick succession only the last is spoken', async () => {
  const { spoken, change } = await show(cardAt(17));
  await change(cardAt(18));
  await pass(500);
  await change(cardAt(19));
  await pass(500);
  expect(spoken()).toBe('');
  await pass(700);
  expect(spoken()).toBe('Total price $19.00');
});

it('while somebody types, or prices are on their way, nothing is spoken', async () => {
  const { spoken, isBusy, change } = await show(cardAt(16));
  await change(cardAt(17, { typing: ['width'] }));
  await pass(2_000);
  expect([spoken(), isBusy()]).toEqual(['', 'true']);
  await change(cardAt(18, { pricing: 'pending' }));
  await pass(2_000);
  expect([spoken(), isBusy()]).toEqual(['', 'true']);
  await change(cardAt(18));
  await pass(700);
  expect([spoken(), isBusy()]).toEqual(['Total price $18.00', 'false']);
});

it('without a price there is a dash, and nothing to say', async () => {
  const { spoken, shown, change } = await show(cardAt(17));
  await change(cardAt(18));
  await pass(700);
  await change(cardAt(null));
  expect(shown()).toBe('–');
  await pass(700);
  expect(spoken()).toBe('');
});

it('no amount is ever shown that is not a price', async () => {
  const { shown, change } = await show(cardAt(10));
  await change(cardAt(20));
  expect(shown()).toBe('$20.00');
  await change(cardAt(null));
  await change(cardAt(30));
  expect(shown()).toBe('$30.00');
});
