import { fetchCart } from './client/cart.js';
import { fetchPricing } from './client/pricing.js';
import { fetchRange } from './client/range.js';
import type { CartLineChange } from './contract/cart.js';
import type { PrintFeatureChoice } from './contract/catalogue.js';
import type { PricingRequest } from './contract/pricing.js';
import type { Selection } from './contract/selection.js';
import type { ChoiceField, CountField, OptionId } from './rules/option-tree/option-field.js';
import { adoptCart } from './store/actions/adopt-cart.js';
import { applyQuery, applySelection } from './store/actions/apply-selection.js';
import { changeLine, removeLine } from './store/actions/change-line.js';
import { chooseMaterial, choosePrintedSide, chooseProduct } from './store/actions/choose-option.js';
import { chooseQuantity } from './store/actions/choose-quantity.js';
import { chooseSets, typeSets } from './store/actions/choose-sets.js';
import { chooseSize, typeSize } from './store/actions/choose-size.js';
import { chooseStickerOption } from './store/actions/choose-sticker-option.js';
import { loadCart } from './store/actions/load-cart.js';
import { type Opening, openConfiguration } from './store/actions/open-configuration.js';
import { retry } from './store/actions/retry.js';
import { submit } from './store/actions/submit.js';
import { toggleFeature } from './store/actions/toggle-feature.js';
import { typeCount } from './store/actions/type-count.js';
import { typeQuantity } from './store/actions/type-quantity.js';
import { createRuntime, type RuntimeOptions } from './store/create-runtime.js';

/**
 * Makes a shop: a client of its API, a store, and the actions that change it. Nothing is shared between two shops, so a
 * server makes one for each request. In an action, `name` is the configuration's: any text, one per product on show.
 *
 * @example
 * const shop = createShop({ api: 'https://print.example/api' });
 * await shop.openConfiguration('main', { item: 'premium-business-card' });
 * shop.store.subscribe(() => draw(shop.store.snapshot().configurations.main));
 */
export function createShop(options: RuntimeOptions) {
  const rt = createRuntime(options);
  return {
    /** What a widget needs to run on this shop: set it as the element's `runtime`. */
    runtime: rt,
    /** Calls without the store; each rejects with a `PricingError`. */
    client: {
      /** Prices of a configuration, or why there are none. */
      fetchPricing: (request: PricingRequest, signal?: AbortSignal) => fetchPricing(rt.send, request, signal),
      /** The range of a featured item. */
      fetchRange: (item: string, product?: string | null, signal?: AbortSignal) =>
        fetchRange(rt.send, item, product, signal),
      /** The cart that a token opens. */
      fetchCart: (token: string) => fetchCart(rt.send, token),
    },
    /** The state: immutable snapshots, identical part by part while nothing changed. */
    store: { subscribe: rt.subscribe, snapshot: rt.snapshot },

    openConfiguration: (name: string, opening: Opening) => openConfiguration(rt, name, opening),
    retry: (name: string) => retry(rt, name),
    chooseProduct: (name: string, productId: number) => chooseProduct(rt, name, productId),
    chooseMaterial: (name: string, materialId: number) => chooseMaterial(rt, name, materialId),
    choosePrintedSide: (name: string, printedSideId: number) => choosePrintedSide(rt, name, printedSideId),
    chooseStickerOption: (name: string, field: ChoiceField, id: OptionId) =>
      chooseStickerOption(rt, name, field, id),
    typeCount: (name: string, field: CountField, text: string) => typeCount(rt, name, field, text),
    chooseSize: (name: string, sizeId: number | null) => chooseSize(rt, name, sizeId),
    typeSize: (name: string, size: { width?: string; height?: string }) => typeSize(rt, name, size),
    chooseQuantity: (name: string, index: number) => chooseQuantity(rt, name, index),
    typeQuantity: (name: string, text: string) => typeQuantity(rt, name, text),
    chooseSets: (name: string, sets: number | null) => chooseSets(rt, name, sets),
    typeSets: (name: string, text: string) => typeSets(rt, name, text),
    toggleFeature: (name: string, choice: PrintFeatureChoice) => toggleFeature(rt, name, choice),
    applySelection: (name: string, selection: Selection) => applySelection(rt, name, selection),
    applyQuery: (name: string, query: string) => applyQuery(rt, name, query),
    submit: (name: string) => submit(rt, name),

    loadCart: () => loadCart(rt),
    changeLine: (id: string, to: CartLineChange) => changeLine(rt, id, to),
    removeLine: (id: string) => removeLine(rt, id),
    adoptCart: (token: string) => adoptCart(rt, token),
  };
}

/** A shop, as {@link createShop} makes it. */
export type Shop = ReturnType<typeof createShop>;
