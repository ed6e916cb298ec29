/** A runtime on a test shop, and what tests of configurations look at. */
import { afterEach, vi } from 'vitest';
import { routes } from '../contract/routes.js';
import { openConfiguration } from '../store/actions/open-configuration.js';
import { createRuntime } from '../store/create-runtime.js';
import type { Runtime } from '../store/runtime.js';
import type { CartState, ConfigurationState, ShopState } from '../store/shop-state.js';
import { countCalls } from './count-calls.js';
import { sampleRange } from './sample-range.js';
import { sampleStickers } from './sample-stickers.js';
import { answerCatalogue, type Call, type Handler, startTestShop, type TestShop } from './test-shop.js';
import { waitForPrices } from './wait-for.js';

export interface Bench {
  shop: TestShop;
  /** The most calls that were under way at one time. */
  busiest: () => number;
  rt: Runtime;
  /** A configuration, and the cart, as a widget sees them now. */
  now: (name?: string) => ConfigurationState;
  cart: () => CartState;
  /** How often prices were asked for, counted as the calls leave. */
  prices: () => number;
  /** What was asked about the cart. */
  carts: () => Call[];
}

const benches: Bench[] = [];

/** Ends what a test began; to be called once in each test file. */
export const cleanUp = (): void => {
  afterEach(async () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    await Promise.all(
      benches.splice(0).map(({ rt, shop }) => {
        for (const stop of rt.pending.values()) stop();
        return shop.close();
      }),
    );
  });
};

/** A runtime that has opened nothing yet. */
export async function start(
  handle: Handler = answerCatalogue,
  options: { initialState?: () => Partial<ShopState>; storage?: Runtime['storage'] } = {},
): Promise<Bench> {
  const shop = await startTestShop(handle);
  const calls = countCalls();
  const rt = createRuntime({ api: shop.api, fetch: calls.fetch, ...options });
  const bench: Bench = {
    shop,
    busiest: () => calls.busiest,
    rt,
    now: (name = 'main') => rt.snapshot().configurations[name] as ConfigurationState,
    cart: () => rt.snapshot().cart,
    prices: () => calls.sent.filter((address) => address.includes(routes.pricingData)).length,
    carts: () => shop.calls.filter(({ path }) => path.startsWith('/cart/')),
  };
  benches.push(bench);
  return bench;
}

/** A runtime with the sample range of cards open as 'main', and priced. */
export async function open(handle?: Handler, storage?: Runtime['storage']): Promise<Bench> {
  const bench = await start(handle, storage === undefined ? {} : { storage });
  await openConfiguration(bench.rt, 'main', { item: sampleRange.item.slug });
  await waitForPrices(bench.rt);
  return bench;
}

/** A runtime with the sample range of stickers open as 'main', and priced. */
export async function openStickers(): Promise<Bench> {
  const bench = await start((call, response) => answerCatalogue(call, response, { range: sampleStickers }));
  await openConfiguration(bench.rt, 'main', { item: sampleStickers.item.slug });
  await waitForPrices(bench.rt);
  return bench;
}

/** A price of 100 cards of a width (mm): the test shop has the width in it. */
export const priceAt = (width: number): number => (100 * (20 + width)) / 100;
