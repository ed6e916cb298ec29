import { dollars } from '@kerf/sdk/rules';
import { within } from 'shadow-dom-testing-library';
import { describe, expect, it } from 'vitest';
import { alterPrices, withoutSavings } from '../testing/alter-prices.js';
import { keepsTheWidgetContract, place, ready } from '../testing/contract-suite.js';

const tag = 'kerf-savings';
const define = () => import('./savings.define.js');
const attributes = { item: 'premium-business-card' };
const cards = (shadow: ShadowRoot) => [...shadow.querySelectorAll<HTMLElement>('[part=card]')];
const isPriced = (shadow: ShadowRoot) => expect(cards(shadow).length).toBeGreaterThan(0);

async function open(more: Record<string, string> = attributes) {
  await define();
  const element = place(tag, more);
  const shadow = await ready(element, isPriced);
  const view = within(shadow.querySelector('.root') as HTMLElement);
  const turn = (way: 'Next' | 'Previous') => view.getByRole('button', { name: `${way}: Savings` });
  const choice = (quantity: string) => view.getByRole('button', { name: new RegExp(` ${quantity}$`) });
  return { element, shadow, view, turn, choice };
}

/** 50 pieces at a dollar each, then each run this many percent cheaper. */
const savingBy = (...percents: number[]) =>
  alterPrices((rows) =>
    rows.slice(0, percents.length + 1).map((row, index) => {
      const price = dollars(index === 0 ? 50 : row.quantity * (1 - (percents[index - 1] ?? 0) / 100));
      return { ...row, price, orig_price: price };
    }),
  );

describe('<kerf-savings>', () => {
  keepsTheWidgetContract({ tag, attributes, define, isReady: isPriced });

  it('says of each larger run what it saves against the first, what it costs and what a piece costs', async () => {
    savingBy(10, 25);
    const { shadow, view } = await open();
    expect(view.getByRole('group', { name: 'Savings' })).not.toBeNull();
    expect(
      cards(shadow).map((card) => [...card.querySelectorAll('p')].map((line) => line.textContent)),
    ).toEqual([
      ['Save 10%', '100 for $90.00', '$0.90 each'],
      ['Save 25%', '200 for $150.00', '$0.75 each'],
    ]);
  });

  it('leaves out runs that save nothing', async () => {
    savingBy(0, 20, 0, 30);
    const { shadow } = await open();
    expect(cards(shadow).map((card) => card.querySelector('p')?.textContent)).toEqual([
      'Save 20%',
      'Save 30%',
    ]);
  });

  it('pages through them two at a time, and says which page it is', async () => {
    savingBy(10, 20, 30, 40, 50);
    const { element, shadow, view, turn } = await open();
    const shown = () => cards(shadow).map((card) => card.querySelector('p')?.textContent);
    const page = () => view.getByRole('status').textContent;
    expect([page(), ...shown()]).toEqual(['1 of 3', 'Save 10%', 'Save 20%']);
    turn('Previous').click();
    expect(page()).toBe('1 of 3');
    turn('Next').click();
    await ready(element, () => expect([page(), ...shown()]).toEqual(['2 of 3', 'Save 30%', 'Save 40%']));
    turn('Next').click();
    await ready(element, () => expect([page(), ...shown()]).toEqual(['3 of 3', 'Save 50%']));
    turn('Next').click();
    await new Promise((drawn) => setTimeout(drawn, 50));
    expect(page()).toBe('3 of 3');
    turn('Previous').click();
    await ready(element, () => expect([page(), ...shown()]).toEqual(['2 of 3', 'Save 30%', 'Save 40%']));
  });

  it('has no pages where all of them are seen', async () => {
    savingBy(10, 20);
    const { view } = await open();
    expect(view.queryByRole('button', { name: /Savings$/ })).toBeNull();
  });

  it('chooses the quantity of a card, says so in one word and tells the page', async () => {
    const { element, choice, shadow } = await open();
    const told: unknown[] = [];
    element.addEventListener('kerf-change', (event) => told.push((event as CustomEvent).detail));
    const second = cards(shadow)[1]?.querySelectorAll('p')[1]?.textContent?.split(' ')[0] ?? '';
    choice(second).click();
    await ready(element, () => expect(choice(second).textContent).toBe(`Chosen ${second}`));
    // What tells the page comes after what is to be seen.
    await ready(element, () => expect(told).toHaveLength(1));
    expect(cards(shadow).map((card) => card.querySelector('button')?.textContent?.split(' ')[0])).toEqual([
      'Choose',
      'Chosen',
    ]);
    // A pressed button called “Chosen” would be heard as chosen twice.
    expect(shadow.querySelector('[aria-pressed]')).toBeNull();
  });

  it('shows a page that is there when prices come back with fewer savings', async () => {
    let isFewer = false;
    alterPrices((rows) =>
      isFewer ? [...rows.slice(0, 1), ...withoutSavings(rows.slice(1, 9)), ...rows.slice(9)] : rows,
    );
    await import('../configurator/configurator.define.js');
    const panel = place('kerf-configurator', attributes);
    const { element, shadow, view, turn } = await open({});
    const last = () => view.getByRole('status').textContent?.split(' of ') ?? [];
    while (last()[0] !== last()[1]) {
      const before = last()[0];
      turn('Next').click();
      await ready(element, () => expect(last()[0]).not.toBe(before));
    }
    isFewer = true;
    const sides = within(panel.shadowRoot?.querySelector('.root') as HTMLElement);
    await ready(panel, () => sides.getByRole('radio', { name: /two sides/i }));
    sides.getByRole('radio', { name: /two sides/i }).click();
    await ready(element, () => expect(last()).toEqual(['2', '2']));
    expect(cards(shadow)).toHaveLength(1);
  });

  it('says that nothing is saved where that is so, without cards', async () => {
    alterPrices(withoutSavings);
    await define();
    const element = place(tag, attributes);
    await ready(element, (shadow) =>
      expect(shadow.querySelector('p')?.textContent).toBe('A piece costs the same however many you order.'),
    );
    expect(cards(element.shadowRoot as ShadowRoot)).toEqual([]);
    expect(element.shadowRoot?.querySelector('button')).toBeNull();
  });

  it('follows the product that its attribute names', async () => {
    const { shadow } = await open({ item: 'die-cut', product: 'gold-vinyl-stickers' });
    const gold = cards(shadow).map((card) => card.textContent);
    document.body.replaceChildren();
    const other = await open({ item: 'die-cut', product: 'art-paper', configuration: 'other' });
    expect(cards(other.shadow).map((card) => card.textContent)).not.toEqual(gold);
  });
});
