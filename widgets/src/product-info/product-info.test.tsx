import { chooseOption } from '@kerf/sdk/actions';
import { within } from 'shadow-dom-testing-library';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { KerfElement } from '../element/kerf-element.js';
import { keepsTheWidgetContract, place, ready } from '../testing/contract-suite.js';
import { altered, interceptCalls, refuse } from '../testing/intercept-calls.js';

const tag = 'kerf-product-info';
const item = 'premium-business-card';
const define = () => import('./product-info.define.js');
const isReady = (shadow: ShadowRoot) =>
  expect(shadow.querySelectorAll('[part=info]').length).toBeGreaterThan(0);
const text = (node: Element | null) => node?.textContent ?? '';

async function open(attributes: Record<string, string> = { item }) {
  await define();
  const element = place(tag, attributes) as KerfElement;
  const shadow = await ready(element, isReady);
  const view = within(shadow.querySelector('.root') as HTMLElement);
  const sections = () =>
    [...shadow.querySelectorAll('[part=section]')].map((section) => section.getAttribute('aria-label'));
  const chosenTab = (label: string) =>
    text(within(view.getByRole('tablist', { name: label })).getByRole('tab', { selected: true }));
  return { element, shadow, view, sections, chosenTab };
}

describe('<kerf-product-info>', () => {
  keepsTheWidgetContract({ tag, attributes: { item }, define, isReady });

  it('tells of the product, then of its special features, then of its stocks', async () => {
    const { sections, view } = await open();
    expect(sections()).toEqual(['Product Info', 'Special Features', 'Stocks']);
    const headings = view.getAllByRole('heading', { level: 2 }).map(text);
    expect(headings).toEqual(['Premium Business Card', 'Special Features', 'Stocks']);
  });

  it('shows title, subtitle, descriptions, lists, closing words and answers of a product', async () => {
    const { shadow, view } = await open({ item: 'die-cut', product: 'hologram-stickers' });
    expect(text(view.getByRole('heading', { level: 2 }))).toBe('Hologram Stickers');
    for (const part of ['.subtitle', '.text > p', '.lists li', '.closing'])
      expect(text(shadow.querySelector(part)).length).toBeGreaterThan(10);
    const [first] = shadow.querySelectorAll<HTMLDetailsElement>('details[part=faq]');
    expect(first?.open).toBe(false);
    await userEvent.click(first?.querySelector('summary') as HTMLElement);
    expect(first?.open).toBe(true);
    expect(shadow.querySelector('video')).toBeNull();
    // Stickers have one text: nothing to switch to.
    expect(view.queryByRole('tablist')).toBeNull();
  });

  it('shows the film of a product that has one, and fetches none of it before it is played', async () => {
    const { shadow } = await open({ item: 'vinyl-lettering' });
    const video = shadow.querySelector('video') as HTMLVideoElement;
    expect([video.controls, video.preload, video.autoplay]).toEqual([true, 'none', false]);
    expect(video.ariaLabel).toBe('Film: Vinyl Lettering');
    expect(video.querySelector('source')?.getAttribute('src')).toContain(
      '/videos/products/vinyl-lettering.webm',
    );
  });

  it('says of a stock how it is finished, how thick and how white it is, and what writes on it', async () => {
    const { shadow, view, chosenTab } = await open();
    const facts = () =>
      [...shadow.querySelectorAll('.tab-panel:not([hidden]) [part=stock] dl > div')].map((row) => [
        text(row.querySelector('dt')),
        text(row.querySelector('dd')),
      ]);
    expect(chosenTab('Stock')).toBe('Standard Matte 250gsm');
    await userEvent.click(view.getByRole('tab', { name: 'Vintage Kraft 300gsm' }));
    await ready(shadow.host as HTMLElement, () => expect(chosenTab('Stock')).toBe('Vintage Kraft 300gsm'));
    expect(facts()).toEqual([
      ['Finishing', 'Uncoated, natural fibre'],
      ['Thickness', '3 of 5'],
      ['Whiteness', '1 of 4'],
      ['Pencil', 'Good'],
      ['Marker', 'Excellent'],
      ['Ball point', 'Good'],
      ['Stamp', 'Excellent'],
    ]);
  });

  it('follows the stock that is chosen; reading about another chooses none', async () => {
    const { element, view, chosenTab } = await open();
    const { runtime } = element;
    const material = () => runtime.snapshot().configurations[item]?.selection?.material_id;
    await userEvent.click(view.getByRole('tab', { name: 'Royal Extra White 400gsm' }));
    await ready(element, () => expect(chosenTab('Stock')).toBe('Royal Extra White 400gsm'));
    expect(material()).toBe(1);
    chooseOption(runtime, item, 'material_id', 3);
    await ready(element, () => expect(chosenTab('Stock')).toBe('Vintage Kraft 300gsm'));
  });

  it('follows the product that is chosen, and keeps the last one until the next is there', async () => {
    const { element, shadow, view } = await open({ item: 'die-cut', product: 'art-paper' });
    const seen = new Set<number>();
    const watch = new MutationObserver(() => seen.add(shadow.querySelectorAll('[part=info]').length));
    watch.observe(shadow, { childList: true, subtree: true });
    const { configurations } = element.runtime.snapshot();
    chooseOption(element.runtime, Object.keys(configurations)[0] as string, 'product_id', 13);
    await ready(element, () =>
      expect(text(view.getByRole('heading', { level: 2 }))).toBe('Hologram Stickers'),
    );
    watch.disconnect();
    expect(seen).not.toContain(0);
  });

  it('has no header on the page of a stock, and one above several products elsewhere', async () => {
    const { view, shadow, chosenTab, element } = await open({ item: 'standard-matte-250gsm' });
    expect(chosenTab('Product')).toBe('Standard Matte 250gsm');
    expect(shadow.querySelector('[aria-label="Product Info"] [part=header]')).toBeNull();
    chooseOption(element.runtime, 'standard-matte-250gsm', 'product_id', 18);
    await ready(element, () => expect(chosenTab('Product')).toBe('Swing Tags'));
    expect(view.queryByRole('heading', { name: 'Product Info' })).toBeNull();
    const designer = await open({ item: 'vinyl-lettering', view: 'designer', configuration: 'designer' });
    expect(text(designer.view.getByRole('heading', { level: 2 }))).toBe('Vinyl Lettering Designer');
  });

  it('has a second text for transparent stickers where they are kiss cut, and not where they are die cut', async () => {
    const kiss = await open({ item: 'kiss-cut', product: 'transparent' });
    expect(kiss.sections()).toEqual(['Product Info', 'Kiss cut on clear film']);
    document.body.replaceChildren();
    const die = await open({ item: 'die-cut', product: 'transparent' });
    expect(die.sections()).toEqual(['Product Info']);
  });

  it('names the special features on tabs, with what each has to choose from and without the choice of none', async () => {
    const { view } = await open();
    const tabs = within(view.getByRole('tablist', { name: 'Special Features' })).getAllByRole('tab');
    expect(tabs.map(text)).toEqual([
      'Foil Stamp',
      'Emboss/Deboss',
      'Die Cut',
      'Punch Holes',
      'Tag Strings',
      'Fold',
    ]);
    const panel = view.getByRole('tabpanel', { name: 'Foil Stamp' });
    expect(text(panel)).toContain('Select up to 3');
    expect(text(panel)).toContain('Holographic');
    tabs[0]?.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(text(view.getByRole('tabpanel', { name: 'Emboss/Deboss' }))).not.toContain('None');
  });

  it('shows the sections that it is asked for', async () => {
    expect((await open({ item, show: 'features' })).sections()).toEqual(['Special Features']);
  });

  it('is not drawn where its words do not load, and tells the page alone', async () => {
    interceptCalls(({ path }) =>
      path === '/quote/get/product-info'
        ? refuse(404, 'CATALOGUE_UNKNOWN_PRODUCT', 'There is no such product.')
        : null,
    );
    const heard: CustomEvent[] = [];
    await define();
    const element = place(tag, { item });
    element.addEventListener('kerf-error', (event) => heard.push(event as CustomEvent));
    await ready(element, () => expect(heard).toHaveLength(1));
    expect(heard[0]?.detail).toMatchObject({ item, code: 'CATALOGUE_UNKNOWN_PRODUCT' });
    expect(text(element.shadowRoot?.querySelector('.root') ?? null)).toBe('');
  });

  it('leaves out a product about which nobody wrote anything', async () => {
    interceptCalls(({ path, pass }) =>
      path === '/quote/get/product-info'
        ? altered<{ data: { infos: { stock: unknown }[] } }>(pass(), (body) => ({
            ...body,
            data: { ...body.data, infos: body.data.infos.filter(({ stock }) => stock) },
          }))
        : null,
    );
    expect((await open()).sections()).toEqual(['Special Features', 'Stocks']);
  });
});
