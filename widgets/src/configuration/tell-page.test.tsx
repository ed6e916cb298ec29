import { chooseOption, chooseQuantity, openConfiguration, retry, typeOption } from '@kerf/sdk/actions';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { KerfElement } from '../element/kerf-element.js';
import { place, ready } from '../testing/contract-suite.js';
import { interceptCalls, refuse, unreachable } from '../testing/intercept-calls.js';
import { useTestShop } from '../testing/test-shop.js';
import { tellPage } from './tell-page.js';

const item = 'premium-business-card';
const define = () =>
  Promise.all([
    import('./with-page.js'),
    import('../configurator/configurator.define.js'),
    import('../price-table/price-table.define.js'),
    import('../savings/savings.define.js'),
    import('../preview/preview.define.js'),
    import('../gallery/gallery.define.js'),
  ]);

/** What the page hears from here on: type, tag, detail. */
function listen(...types: string[]) {
  const heard: [string, string, Record<string, unknown>][] = [];
  const hear = (event: Event) =>
    heard.push([event.type, (event.target as Element).localName, (event as CustomEvent).detail]);
  for (const type of types) document.addEventListener(type, hear);
  onTestFinished(() => {
    for (const type of types) document.removeEventListener(type, hear);
  });
  return heard;
}
const priced = (element: HTMLElement) =>
  ready(element, (shadow) => expect(shadow.textContent).toMatch(/\$\d/));
const types = (heard: readonly [type: string, ...rest: unknown[]][]) => heard.map(([type]) => type);
const settle = () => new Promise((resolve) => setTimeout(resolve, 400));

describe('what a page is told of a configuration', () => {
  useTestShop();

  it('is each change and each price once, however many widgets show it, from the one that was used', async () => {
    const heard = listen('kerf-change', 'kerf-price');
    await define();
    const [panel, table, savings] = ['kerf-configurator', 'kerf-price-table', 'kerf-savings'].map((tag) =>
      place(tag, { item }),
    ) as [KerfElement, KerfElement, KerfElement];
    for (const element of [panel, table, savings]) await priced(element);
    await settle();
    const about = { configuration: item, item };
    expect(heard).toEqual([['kerf-price', 'kerf-configurator', { ...about, total: 17, currency: 'AUD' }]]);
    table.shadowRoot?.querySelectorAll<HTMLInputElement>('input[type=radio]')[3]?.click();
    await settle();
    expect(heard.slice(1).map(([type, tag]) => [type, tag])).toEqual([
      ['kerf-change', 'kerf-price-table'],
      ['kerf-price', 'kerf-price-table'],
    ]);
    expect(heard[1]?.[2]).toEqual({ ...about, selection: expect.objectContaining({ quantity_index: 3 }) });
  });

  it('is that of the first tag that names an item for one that names none, whichever was ready first', async () => {
    await define();
    const panel = place('kerf-configurator', {}) as KerfElement;
    const table = place('kerf-price-table', { item: 'swing-tags' }) as KerfElement;
    await priced(table);
    await ready(panel, (shadow) => expect(shadow.textContent).toContain('Swing Tags'));
    // Named later, and stands before it.
    const earlier = document.createElement('kerf-price-table');
    earlier.setAttribute('item', item);
    panel.before(earlier);
    onTestFinished(() => earlier.remove());
    await ready(panel, (shadow) => expect(shadow.textContent).toContain('Premium Business Card'));
    expect(table.shadowRoot?.textContent).not.toContain('$17.00');
  });

  it('is the same when a script changes it', async () => {
    const heard = listen('kerf-ready', 'kerf-change', 'kerf-price');
    await define();
    const table = place('kerf-price-table', { item }) as KerfElement;
    await vi.waitFor(() => expect(types(heard).sort()).toEqual(['kerf-price', 'kerf-ready']), {
      timeout: 10_000,
    });
    heard.length = 0;
    chooseQuantity(table.runtime, item, 2);
    await settle();
    chooseOption(table.runtime, item, 'printed_side_id', 2);
    await vi.waitFor(() => expect(heard).toHaveLength(4), { timeout: 10_000 });
    expect(types(heard)).toEqual(['kerf-change', 'kerf-price', 'kerf-change', 'kerf-price']);
  });

  it('is also what was changed before the code that tells it came', async () => {
    await define();
    const table = place('kerf-price-table', { item }) as KerfElement;
    await priced(table);
    const { runtime } = table;
    // Nobody speaks for a configuration of another name yet.
    openConfiguration(runtime, 'early', { item });
    await vi.waitFor(() => expect(runtime.snapshot().configurations.early?.selection).toBeTruthy());
    chooseQuantity(runtime, 'early', 2);
    const heard = listen('kerf-ready', 'kerf-change', 'kerf-price');
    const end = new AbortController();
    onTestFinished(() => end.abort());
    tellPage(runtime, 'early', table, () => {}, false, end.signal);
    expect(types(heard)).toEqual(['kerf-ready', 'kerf-change', 'kerf-price']);
    expect(heard[1]?.[2]).toMatchObject({ selection: { quantity_index: 2 } });
  });

  it('is no total where there is no price, and nothing while somebody types', async () => {
    await define();
    const panel = place('kerf-configurator', { item }) as KerfElement;
    await priced(panel);
    const heard = listen('kerf-change', 'kerf-price', 'kerf-error');
    chooseOption(panel.runtime, item, 'size_id', null);
    typeOption(panel.runtime, item, 'width', '1');
    await settle();
    const before = heard.length;
    expect(heard.map(([type]) => type)).not.toContain('kerf-error');
    await vi.waitFor(() => expect(heard.at(-1)?.[2]).toMatchObject({ total: null }), { timeout: 10_000 });
    expect(heard.length).toBeGreaterThan(before);
    expect(heard.map(([, , { total }]) => total)).not.toContain(0);
  });

  it.each([
    [
      'an item that is not there',
      () =>
        refuse(
          404,
          'CATALOGUE_UNKNOWN_ITEM',
          'There is no such item. Its name is the end of its address in the shop.',
        ),
      false,
    ],
    ['no connection', unreachable, true],
    ['a shop that is busy', () => refuse(503, 'API_BUSY', 'The shop is busy. Try again.'), true],
    ['an answer of something else', async () => new Response('<p>Hello</p>', { status: 200 }), null],
  ])('is %s, said by every widget and in one event', async (_, answer, isRetryable) => {
    interceptCalls(({ path }) => (path === '/quote/get/featured-items' ? answer() : null));
    const heard = listen('kerf-error');
    await define();
    const tags = ['kerf-configurator', 'kerf-price-table', 'kerf-savings', 'kerf-preview', 'kerf-gallery'];
    const widgets = tags.map((tag) => place(tag, { item }));
    for (const widget of widgets)
      await ready(widget, (shadow) =>
        expect(shadow.querySelector('[part=error-notice] p')?.textContent?.length).toBeGreaterThan(15),
      );
    await vi.waitFor(() => expect(heard).toHaveLength(1), { timeout: 10_000 });
    expect(heard[0]?.[2]).toMatchObject({ configuration: item, code: expect.stringMatching(/^[A-Z_]+$/) });
    if (isRetryable !== null) expect(heard[0]?.[2].isRetryable).toBe(isRetryable);
  });

  it('is told once more when a second try fails too', async () => {
    interceptCalls(({ path }) => (path === '/quote/get/featured-items' ? unreachable() : null));
    const heard = listen('kerf-error');
    await define();
    const table = place('kerf-price-table', { item }) as KerfElement;
    await vi.waitFor(() => expect(heard).toHaveLength(1), { timeout: 10_000 });
    retry(table.runtime, item);
    await vi.waitFor(() => expect(heard).toHaveLength(2), { timeout: 10_000 });
  });

  it('is when each of the widgets shows what it is for', async () => {
    const heard = listen('kerf-ready');
    await define();
    const tags = ['kerf-configurator', 'kerf-price-table', 'kerf-preview'];
    // A space around it is none of its name.
    for (const tag of tags) await ready(place(tag, { item: ` ${item} ` }), () => {});
    await vi.waitFor(() => expect(heard).toHaveLength(3), { timeout: 10_000 });
    expect(heard.map(([, tag]) => tag).sort()).toEqual([...tags].sort());
    expect(heard[0]?.[2]).toEqual({ configuration: item, item });
  });

  it('is heard once where the shop can’t be reached, however many widgets say so, and of a lone one too', async () => {
    interceptCalls(({ path }) => (path === '/quote/get/featured-items' ? unreachable() : null));
    await define();
    const fails = (element: HTMLElement) =>
      ready(element, (shadow) => expect(shadow.querySelector('[part=error-notice]')).not.toBeNull());
    const alerts = (elements: readonly HTMLElement[]) =>
      elements.filter(({ shadowRoot }) => shadowRoot?.querySelector('[role=alert]'));
    const tags = ['kerf-configurator', 'kerf-price-table', 'kerf-gallery', 'kerf-preview'];
    // The same words a moment after those of another test would be one saying with them.
    const oneSaying = () => new Promise((resolve) => setTimeout(resolve, 1_100));
    await oneSaying();
    const all = tags.map((tag) => place(tag, { item: 'swing-tags' }));
    for (const element of all) await fails(element);
    expect(alerts(all)).toHaveLength(1);
    // Later it is another failure.
    await oneSaying();
    const lone = place('kerf-price-table', { item: 'premium-business-card' });
    await fails(lone);
    expect(alerts([lone])).toHaveLength(1);
  });

  it('is that nobody names what a tag is about, after five seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const heard = listen('kerf-error');
    await define();
    const table = place('kerf-price-table', { configuration: 'nobody' });
    // Drawn, and what tells the page fetched.
    for (let frames = 0; frames < 5; frames++) {
      await vi.advanceTimersByTimeAsync(10);
      await new Promise(requestAnimationFrame);
    }
    await vi.advanceTimersByTimeAsync(4_800);
    expect([heard, table.shadowRoot?.querySelector('[part=error-notice]')]).toEqual([[], null]);
    await vi.advanceTimersByTimeAsync(300);
    expect(heard.map(([, , { code }]) => code)).toEqual(['WIDGET_UNNAMED']);
    expect(table.shadowRoot?.textContent).toContain('Add item="…"');
  });

  it('is gone with the last tag that names it: one whose item was emptied shows its prices no more', async () => {
    await define();
    const [tag, other] = [place('kerf-price-table', { item }), place('kerf-savings', { item })];
    for (const element of [tag, other]) await priced(element);
    tag.setAttribute('item', '');
    await settle();
    expect(tag.shadowRoot?.textContent).toMatch(/\$\d/);
    other.setAttribute('item', '');
    await vi.waitFor(() => expect(tag.shadowRoot?.textContent).not.toMatch(/\$\d/));
    expect((tag as KerfElement).runtime?.snapshot().configurations).toEqual({});
    tag.setAttribute('item', 'swing-tags');
    await priced(tag);
    await priced(other);
  });
});

describe('a configuration that two tags have for different items', () => {
  useTestShop();

  it('is said by the one that it is not open for, after five seconds, until it is', async () => {
    const heard = listen('kerf-error');
    await define();
    const cards = place('kerf-price-table', { item, configuration: 'both' }) as KerfElement;
    await priced(cards);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const tags = place('kerf-price-table', { item: 'swing-tags', configuration: 'both' }) as KerfElement;
    await vi.waitFor(
      () => expect(tags.runtime?.snapshot().configurations.both).toMatchObject({ item: 'swing-tags' }),
      { timeout: 10_000 },
    );
    const notice = () => cards.shadowRoot?.querySelector('[part=error-notice]')?.textContent ?? '';
    await vi.advanceTimersByTimeAsync(4_900);
    // Nothing of the other item stands in it meanwhile, nor what was its own.
    expect([heard, notice(), cards.shadowRoot?.textContent?.includes('$')]).toEqual([[], '', false]);
    await vi.advanceTimersByTimeAsync(200);
    await expect.poll(notice).toContain('Give one of them a configuration of its own.');
    expect(heard.map(([, tag, { code, item: of }]) => [tag, code, of])).toEqual([
      ['kerf-price-table', 'WIDGET_CONFIGURATION_TAKEN', item],
    ]);
    expect(tags.shadowRoot?.querySelector('[part=error-notice]')).toBeNull();
    expect(cards.shadowRoot?.textContent).not.toMatch(/\$\d/);
    cards.setAttribute('item', 'swing-tags');
    await expect.poll(notice).toBe('');
  });
});

describe('widgets without a configuration’s name', () => {
  useTestShop();

  it('share that of their item, and nothing with those of another', async () => {
    await define();
    const tables = [item, 'swing-tags', item].map((item) =>
      place('kerf-price-table', { item }),
    ) as KerfElement[];
    for (const table of tables) await priced(table);
    const [cards, tags, same] = tables.map(({ shadowRoot }) => shadowRoot?.textContent);
    expect(cards).not.toBe(tags);
    expect(same).toBe(cards);
  });

  it('open what they would have without a product once that is taken back, also a wrong one', async () => {
    await define();
    const [table, wrong] = ['transparent', 'no-such-product'].map((product) =>
      place('kerf-price-table', { item: 'die-cut', product, configuration: product }),
    ) as [KerfElement, KerfElement];
    const plain = place('kerf-price-table', { item: 'die-cut', configuration: 'plain' }) as KerfElement;
    await priced(table);
    await priced(plain);
    const opened = (element: KerfElement, name: string) =>
      element.runtime.snapshot().configurations[name]?.selection?.product_id;
    const expected = opened(plain, 'plain');
    expect(opened(table, 'transparent')).not.toBe(expected);
    await ready(wrong, (shadow) => expect(shadow.querySelector('[part=error-notice]')).not.toBeNull());
    for (const element of [table, wrong]) element.removeAttribute('product');
    await priced(wrong);
    await expect.poll(() => opened(table, 'transparent')).toBe(expected);
    expect(opened(wrong, 'no-such-product')).toBe(expected);
  });

  it.each(['constructor', '__proto__', 'toString'])('say that there is no item “%s”', async (name) => {
    await define();
    const heard = listen('kerf-error');
    const tags = ['kerf-price-table', 'kerf-savings', 'kerf-configurator'].map((tag) =>
      place(tag, { item: name }),
    );
    for (const tag of tags)
      await ready(tag, (shadow) => expect(shadow.textContent).toContain('There is no such item.'));
    await vi.waitFor(() => expect(heard.map(([, , { code }]) => code)).toEqual(['CATALOGUE_UNKNOWN_ITEM']));
    const [table] = [place('kerf-price-table', { item, configuration: name })];
    await priced(table);
  });

  it('tell of no item that no tag names any more', async () => {
    await define();
    const panel = place('kerf-configurator', { item: 'swing-tags' }) as KerfElement;
    const table = place('kerf-price-table', { item: 'roll' }) as KerfElement;
    await priced(panel);
    await priced(table);
    table.removeAttribute('item');
    await ready(table, (shadow) => expect(shadow.textContent).toContain('$13.00'));
    await settle();
    const heard = listen('kerf-price');
    panel.setAttribute('item', 'die-cut');
    await vi.waitFor(() => expect(heard.length).toBeGreaterThan(0), { timeout: 10_000 });
    await settle();
    expect(new Set(heard.map(([, , { item: of }]) => of))).toEqual(new Set(['die-cut']));
  });

  it('keep two products of one item apart, where the page starts with both', async () => {
    await define();
    const [one, other] = ['art-paper', 'transparent'].map((product) =>
      place('kerf-price-table', { item: 'die-cut', product }),
    ) as [KerfElement, KerfElement];
    await priced(one);
    await priced(other);
    expect(Object.keys(one.runtime.snapshot().configurations)).toEqual(['die-cut', 'die-cut/transparent']);
    expect(one.shadowRoot?.textContent).not.toBe(other.shadowRoot?.textContent);
  });

  it('and without an item go on with the panel that a page puts in the place of another one', async () => {
    await define();
    const old = place('kerf-configurator', { item }) as KerfElement;
    const table = place('kerf-price-table', {}) as KerfElement;
    await priced(table);
    const first = table.shadowRoot?.textContent;
    const next = document.createElement('kerf-configurator');
    next.setAttribute('item', 'swing-tags');
    old.replaceWith(next);
    onTestFinished(() => next.remove());
    await ready(next, (shadow) => expect(shadow.textContent).toMatch(/\$\d/));
    const named = place('kerf-price-table', { item: 'swing-tags' }) as KerfElement;
    await priced(named);
    await expect.poll(() => table.shadowRoot?.textContent).toBe(named.shadowRoot?.textContent);
    expect(table.shadowRoot?.textContent).not.toBe(first);
  });

  it('and without an item join the page’s first', async () => {
    await define();
    const table = place('kerf-price-table', {});
    place('kerf-configurator', { item: 'swing-tags' });
    place('kerf-savings', { item });
    const named = place('kerf-price-table', { item: 'swing-tags' });
    await priced(table);
    await priced(named);
    expect(table.shadowRoot?.textContent).toBe(named.shadowRoot?.textContent);
  });
});
