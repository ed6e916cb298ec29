import { join } from 'node:path';
import type { Cart, CartLine, Selection } from '@kerf/sdk/contract';
import { dollars } from '@kerf/sdk/rules';
import { type CartState, type ConfigurationState, createRuntime } from '@kerf/sdk/runtime';
import { renderWidget } from '@kerf/widgets/render-widget';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Catalogue } from '../catalogue/catalogue.js';
import { repositoryRoot } from '../paths.js';
import { loadCatalogue } from '../pricing/load-catalogue.js';
import { pageConfiguration } from './page-configuration.js';
import { openQuotePage } from './quote-content.js';

const now = new Date('2026-03-02T01:00:00Z');
let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await loadCatalogue(join(repositoryRoot(), 'storefront/catalogue'));
});

/** What a widget is drawn as, an element a line, without its style sheet. */
function drawn(
  tag: string,
  state: { main?: ConfigurationState; cart?: CartState },
  attributes: Record<string, string> = {},
): string {
  const runtime = createRuntime({
    api: '/api',
    initialState: () => ({
      ...(state.main && { configurations: { [state.main.item]: state.main } }),
      ...(state.cart && { cart: state.cart }),
    }),
  });
  const item = state.main && { item: state.main.item };
  return (
    renderWidget(tag, { ...item, ...attributes }, runtime)
      .replaceAll(/<noscript>.*?<\/noscript>|<style>.*?<\/style>/gs, '')
      // What is drawn stays the same from one version to the next.
      .replace(/(data-kerf-ssr)="[\d.]+"/, '$1')
      .replaceAll('><', '>\n<')
  );
}

test('A widget whose page arrives in pieces is never drawn with a part of its styles', () => {
  const markup = renderWidget('kerf-cart-link', {}, createRuntime({ api: '/api' }));
  const seen = markup.replace(/<noscript>.*?<\/noscript>/s, '');
  expect(seen.match(/<style>/g)).toHaveLength(1);
  expect(seen.indexOf('</style>')).toBeLessThan(seen.indexOf('class="root"'));
});

/** A configuration as its page opens it, with some of its choices changed. */
function opened(path: string, change: Partial<Selection> = {}): ConfigurationState {
  const [, root, item = '', product = null] = path.split('/');
  if (root !== 'stickers' && root !== 'business-cards') throw new Error(`${path} is no quote page.`);
  const page = openQuotePage(
    { root, item, product, query: '', hasCart: false },
    catalogue,
    (_item, place) => place,
  );
  if (!page) throw new Error(`There is nothing at ${path}.`);
  const { range } = page.subject;
  return pageConfiguration(catalogue, { range, product, selection: { ...page.selection, ...change } }, now);
}

const custom = { quantity_index: -1, custom_quantity: '333', kinds: -1, custom_kinds: '12' };

/** What each widget looks like, in each kind of state that a page can open with. */
const kept: [widget: string, name: string, state: () => ConfigurationState][] = [
  ['configurator', 'card', () => opened('/business-cards/premium-business-card')],
  ['configurator', 'card-custom', () => opened('/business-cards/royal-extra-white-400gsm', custom)],
  [
    'configurator',
    'card-special-size',
    () => opened('/business-cards/premium-business-card', { width: '9' }),
  ],
  ['configurator', 'tag', () => opened('/business-cards/swing-tags')],
  ['configurator', 'sticker', () => opened('/stickers/die-cut')],
  ['configurator', 'roll', () => opened('/stickers/roll/kraft-paper')],
  ['configurator', 'sheet', () => opened('/stickers/sheet', { ea: '8' })],
  ['configurator', 'lettering', () => opened('/stickers/vinyl-lettering')],
  [
    'configurator',
    'failed',
    () => ({
      ...opened('/business-cards/premium-business-card'),
      rows: [],
      pricing: 'failed',
      pricingProblem: { code: 'CLIENT_NETWORK', message: 'The shop can’t be reached.', isRetryable: true },
      notice: { kind: 'failed', message: 'Nothing was added.', sequence: 1 },
    }),
  ],
  ['price-table', 'card', () => opened('/business-cards/premium-business-card')],
  ['price-table', 'sticker', () => opened('/stickers/die-cut')],
  ['price-table', 'custom', () => opened('/business-cards/premium-business-card', custom)],
  ['savings', 'card', () => opened('/business-cards/premium-business-card')],
  ['gallery', 'card', () => opened('/business-cards/premium-business-card')],
  ['gallery', 'roll', () => opened('/stickers/roll/kraft-paper')],
  ['gallery', 'lettering', () => opened('/stickers/vinyl-lettering')],
  ['preview', 'card', () => opened('/business-cards/premium-business-card')],
  ['preview', 'sheet', () => opened('/stickers/sheet', { ea: '8' })],
];

test.each(kept)('<kerf-%s> is drawn as it is kept: %s', async (widget, name, state) => {
  const markup = drawn(`kerf-${widget}`, { main: state() });
  await expect(`${markup}\n`).toMatchFileSnapshot(`markup/${widget}-${name}.txt`);
});

describe('A cart', () => {
  const line: CartLine = {
    id: 'one',
    product_name: 'Premium Business Card',
    summary: 'Premium Business Card / 90 x 55 mm',
    edit_path: '/business-cards/premium-business-card?width=90',
    configuration: {
      featured_item_id: 8,
      product_id: 17,
      material_id: 2,
      printed_side_id: 2,
      cutting_id: null,
      shape_id: null,
      orientation_id: null,
      finishing_id: null,
      premium_processing_id: null,
      adhesive_id: null,
      color_id: null,
      addon_item_id: null,
      install_ready: null,
      cut_per_shape: null,
      ea: null,
      width: 90,
      height: 55,
      quantity: 100,
      kinds: 2,
      print_features: [],
    },
    quantity: 100,
    kinds: 2,
    price: dollars(17),
    total: dollars(34),
    moved_to: null,
    unavailable: null,
    shipping: null,
  };
  const cart: Cart = {
    lines: [
      line,
      { ...line, id: 'moved', kinds: 1, total: dollars(17), moved_to: dollars(18.5) },
      { ...line, id: 'gone', unavailable: 'This can’t be made any more.' },
    ],
    sub_total: dollars(51),
    shipping_fee: dollars(9.9),
    free_shipping: false,
    gst_included: dollars(5.54),
    total: dollars(60.9),
  };
  const ready: CartState = { status: 'ready', problem: null, token: 'token', cart, busy: [] };
  const free = { ...cart, lines: [line], shipping_fee: dollars(0), free_shipping: true };
  const states: Record<string, CartState> = {
    filled: ready,
    free: { ...ready, cart: free },
    busy: { ...ready, cart: free, busy: ['one'] },
    empty: { ...ready, cart: { ...cart, lines: [] } },
    unknown: { status: 'idle', problem: null, token: null, cart: null, busy: [] },
    failed: {
      ...ready,
      status: 'failed',
      cart: null,
      problem: { code: 'CLIENT_NETWORK', message: 'The shop can’t be reached.', isRetryable: true },
    },
  };

  test.each(Object.entries(states))('is drawn as it is kept: %s', async (name, cart) => {
    const markup = [drawn('kerf-cart', { cart }), drawn('kerf-cart-link', { cart })];
    await expect(`${markup.join('\n')}\n`).toMatchFileSnapshot(`markup/cart-${name}.txt`);
  });
});
