import { describe, expect, it } from 'vitest';
import { keepsTheWidgetContract, place, ready } from '../testing/contract-suite.js';

const define = () => import('./price-table.define.js');
const attributes = { item: 'premium-business-card' };
const radios = (shadow: ShadowRoot) => [...shadow.querySelectorAll<HTMLInputElement>('input[type=radio]')];
const isPriced = (shadow: ShadowRoot) =>
  expect(shadow.querySelector('tbody td')?.textContent).toMatch(/\$\d/);

describe('<kerf-price-table>', () => {
  keepsTheWidgetContract({ tag: 'kerf-price-table', attributes, define, isReady: isPriced });

  it('lists every quantity with its total, unit price and saving', async () => {
    await define();
    const shadow = await ready(place('kerf-price-table', attributes), isPriced);
    const rows = [...shadow.querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent?.trim()),
    );
    expect(rows).toHaveLength(12);
    expect(rows[0]).toEqual(['50', '$17.00', '$0.34', '']);
    for (const [, total, unit, saving] of rows.slice(1)) {
      expect(total).toMatch(/^\$[\d,]+\.\d\d$/);
      expect(unit).toMatch(/^\$\d+\.\d\d$/);
      expect(saving).toMatch(/^\d+%$/);
    }
  });

  it('chooses the quantity of a pressed row and tells the page', async () => {
    await define();
    const element = place('kerf-price-table', attributes);
    const shadow = await ready(element, isPriced);
    const told: unknown[] = [];
    document.addEventListener('kerf-quantity', (event) => told.push((event as CustomEvent).detail), {
      once: true,
    });
    radios(shadow)[6]?.click();
    await ready(element, () => expect(radios(shadow)[6]?.checked).toBe(true));
    expect(told).toEqual([{ quantity: 500 }]);
  });

  it('says what to do when there is no such product', async () => {
    await define();
    const element = place('kerf-price-table', { item: 'no-such-thing' });
    const shadow = await ready(element, (root) => expect(root.querySelector('[role=alert]')).not.toBeNull());
    expect(shadow.querySelector('[role=alert]')?.textContent?.length).toBeGreaterThan(20);
  });
});
