import type { ConfigurationState } from '@kerf/sdk/runtime';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { place, ready } from '../testing/contract-suite.js';
import { useTestShop } from '../testing/test-shop.js';
import { turnOf } from './turn-of.js';

const table = 'kerf-price-table';
const item = 'premium-business-card';
const range = {} as NonNullable<ConfigurationState['range']>;
const selection = {} as NonNullable<ConfigurationState['selection']>;
const opened = { range, selection } as ConfigurationState;

/** How long a change waits, ms; undefined: not at all. By the test's own clock. */
async function waitOf(before: ConfigurationState | undefined, now: ConfigurationState) {
  vi.useFakeTimers();
  const turn = turnOf(before, now);
  if (!turn) return undefined;
  let isOver = false;
  turn.then(() => {
    isOver = true;
  });
  for (let ms = 0; ms <= 1000; ms += 1) {
    await vi.advanceTimersByTimeAsync(ms && 1);
    if (isOver) return ms;
  }
  throw new Error('It never comes.');
}

// In their order: a tag that is defined once stays defined.
describe('The panel of a page', () => {
  useTestShop();
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is drawn at once without a price table', async () => {
    expect(await waitOf(undefined, opened)).toBeUndefined();
    expect(await waitOf(opened, { ...opened, selection: { ...selection } })).toBeUndefined();
  });

  it('says new prices a task after the table', async () => {
    expect(await waitOf(opened, { ...opened, pricing: 'idle' })).toBe(0);
  });

  it('waits 500 ms for the code of a table', async () => {
    place(table, { item });
    expect(await waitOf(undefined, opened)).toBe(500);
  });

  it('is drawn once a table whose code comes later has its prices', async () => {
    const prices = place(table, { item });
    // So that defining it is a matter of no time, and the panel still waits.
    await Promise.all([import('./configurator.define.js'), import('../price-table/price-table.element.js')]);
    const panel = place('kerf-configurator', { item });
    await ready(panel, (shadow) => expect(shadow.querySelector('.waiting')).not.toBeNull());
    const drawn: string[] = [];
    const note = (of: HTMLElement, what: string) => {
      if (of.shadowRoot?.querySelector(what) && !drawn.includes(of.localName)) drawn.push(of.localName);
    };
    const look = () => {
      note(panel, '.panel-body');
      note(prices, 'td:not(:empty)');
    };
    const end = new AbortController();
    const watch = () => {
      look();
      if (!end.signal.aborted) setTimeout(watch);
    };
    watch();
    await import('../price-table/price-table.define.js');
    await ready(panel, (shadow) => expect(shadow.querySelector('.panel-body')).not.toBeNull());
    end.abort();
    look();
    expect(drawn).toEqual([table, 'kerf-configurator']);
  });

  it('gives a table two frames to be seen', async () => {
    place(table, { item });
    expect(await waitOf(undefined, opened)).toBe(32);
  });
});
