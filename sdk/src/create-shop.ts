import { fetchCart } from './client/cart.js';
import { fetchOptionPrices, fetchPriceParts } from './client/price-detail.js';
import { fetchPricing } from './client/pricing.js';
import { fetchProductInfo } from './client/product-info.js';
import { fetchRange } from './client/range.js';
import { fetchHolidays, fetchShippingInfo } from './client/shipping-info.js';
import type { CartAnswer, CartLineChange } from './contract/cart.js';
import type { PrintFeatureChoice } from './contract/catalogue.js';
import type { LetteringDesign } from './contract/lettering.js';
import type { Opening as RangeOpening } from './contract/opening.js';
import type { OptionPrices, PriceParts } from './contract/price-detail.js';
import type { PricingAnswer, PricingRefusal, PricingRequest } from './contract/pricing.js';
import type { ProductInformation } from './contract/product-info.js';
import type { Selection } from './contract/selection.js';
import type { Holiday, ShippingInfo } from './contract/shipping-info.js';
import type { ChoiceField, OptionId } from './rules/options/option-field.js';
import {
  type AddedToCart,
  addToCart,
  type CartPlace,
  isRepeatedAddition,
} from './store/actions/add-to-cart.js';
import { adoptCart, adoptPageCart } from './store/actions/adopt-cart.js';
import { applyQuery, applySelection } from './store/actions/apply-selection.js';
import { changeLine, removeLine, restoreLine } from './store/actions/change-line.js';
import { chooseOption } from './store/actions/choose-option.js';
import { designLettering } from './store/actions/design-lettering.js';
import { followCart } from './store/actions/follow-cart.js';
import { loadCart } from './store/actions/load-cart.js';
import { type Opening, openConfiguration } from './store/actions/open-configuration.js';
import { retry } from './store/actions/retry.js';
import { type LetteringShape, shapeLettering } from './store/actions/shape-lettering.js';
import { toggleFeature } from './store/actions/toggle-feature.js';
import { type TypedOption, typeOption } from './store/actions/type-option.js';
import { createRuntime, type RuntimeOptions } from './store/create-runtime.js';
import { keptApart } from './store/kept-apart.js';
import type { Runtime } from './store/runtime.js';
import type { ShopState } from './store/shop-state.js';
import type { CartChange, LineChange } from './store/show-cart.js';

/** Calls of the API without the store. Each rejects with a `PricingError`, never with anything else. */
export interface ShopClient {
  /**
   * Prices of a configuration: rows by rising quantity, the custom one last, in dollars with GST included; or, as a
   * value with `status: 'ERROR'`, why it has none. Aborting `signal` rejects with the code `CLIENT_CANCELLED`.
   */
  fetchPricing(request: PricingRequest, signal?: AbortSignal): Promise<PricingAnswer>;
  /**
   * What each choice that a configuration leaves open would change its total by, asked for in one call. `item` is a
   * slug, `query` the configuration as `toSelectionQuery` writes it. Where the configuration has no price: why.
   */
  fetchOptionPrices(
    item: string,
    query: string,
    signal?: AbortSignal,
  ): Promise<OptionPrices | PricingRefusal>;
  /** The parts of the price of the same, in words; they add up to its total. Where it has none: why. */
  fetchPriceParts(item: string, query: string, signal?: AbortSignal): Promise<PriceParts | PricingRefusal>;
  /**
   * The range of a featured item: its products with their options, what it opens with, and the prices of that. Both
   * arguments are slugs. An unknown item or product rejects with status 404.
   */
  fetchRange(item: string, product?: string | null, signal?: AbortSignal): Promise<RangeOpening>;
  /**
   * What there is to read on the page of an item while a product is chosen: about the product, its stocks and its special
   * features. Both arguments are slugs. An unknown item or product rejects with status 404.
   */
  fetchProductInfo(item: string, product: string): Promise<ProductInformation>;
  /**
   * How long each product of an item takes, and the days that an order of now has. `item` is the id of the item, as its range
   * has it. An unknown one rejects with status 404.
   */
  fetchShippingInfo(item: number, signal?: AbortSignal): Promise<ShippingInfo[]>;
  /** The days on which nobody works, of this year and the two after it, rising. */
  fetchHolidays(signal?: AbortSignal): Promise<Holiday[]>;
  /** The cart that a token opens. A cart that is gone is answered as an empty one with an empty token. */
  fetchCart(token: string): Promise<CartAnswer>;
}

/** The state, to be read: only the shop's own methods write to it. */
export interface ShopStore {
  /** Calls back after a change, batched by microtask. Returns the function that stops it. */
  subscribe(listener: () => void): () => void;
  /** An immutable picture of the state, identical (`===`) part by part while nothing changed. */
  snapshot(): ShopState;
}

/**
 * A shop: a client of its API, a store, and everything that changes it. In every method `name` is the configuration's:
 * any text of your own, one for each product on show. A method that is handed a name that is not open, or a choice that
 * is not offered, changes nothing, throws nothing and says nothing: whether it took shows in the `selection`. What goes wrong
 * on the way to the shop and back is in the state, in words.
 */
export interface Shop {
  /** What widgets share with it: an element whose property `shop` is set to this shop runs on it. */
  readonly runtime: Runtime;
  /** Calls of the API without the store. */
  readonly client: ShopClient;
  /** The state, to be read. */
  readonly store: ShopStore;

  /**
   * Opens a configuration of a featured item: fetches its range, selects what it opens with, and prices that. Resolves
   * when the range is there or could not be had; then `status` is 'ready', 'missing' (no such item or product) or
   * 'failed' with a `problem`. Opening an open name for the same item does nothing.
   */
  openConfiguration(name: string, opening: Opening): Promise<void>;
  /** Asks again for what failed: the range of a configuration that did not open, else its prices. */
  retry(name: string): void;

  /**
   * Chooses an option from its list, such as `chooseOption('main', 'printed_side_id', 2)`. `id` is an id of the list,
   * an index for 'quantity_index' (-1 custom), a number for 'kinds', null for a custom size or number of sets. What the
   * choice resets follows at once; prices follow 10 ms later for cards and tags, 150 ms for stickers. The fields of a
   * selection that are typed take `typeOption`, its print features `toggleFeature`.
   */
  chooseOption(name: string, field: ChoiceField, id: OptionId): void;
  /**
   * Types a custom width or height (mm), quantity or number of sets, a number of cuts or of stickers per sheet. The
   * text is kept as it is and shown at once, and `pricing` is 'pending' from then on; it is checked and priced when nothing
   * was typed for a while (a size of cards and tags 450 ms, anything else 500).
   */
  typeOption(name: string, option: TypedOption, text: string): void;
  /**
   * Changes what vinyl lettering spells, its font and how its lines are aligned; null takes the design away. The first one
   * empties the height, which follows from font and width then. Prices follow 500 ms after the last change of the text,
   * at once after any other. What the shop draws of it is `@kerf/sdk/lettering`.
   */
  designLettering(name: string, design: LetteringDesign | null): void;
  /**
   * Changes vinyl, supply or size of designed letters, mm as typed; an empty height follows from font and width. A size is
   * checked and priced when typing has stopped. Without a design nothing changes.
   */
  shapeLettering(name: string, shape: LetteringShape): void;
  /**
   * Presses an item of a print feature: a single choice replaces the one before it, several are switched on and off up
   * to the limit of the feature.
   */
  toggleFeature(name: string, choice: PrintFeatureChoice): void;
  /** Replaces the whole selection by one that was kept, of the same range. */
  applySelection(name: string, selection: Selection): void;
  /** Replaces the whole selection by the one that an address query names, as far as the range has it. */
  applyQuery(name: string, query: string): void;

  /**
   * Adds a configuration to the cart at the price that is shown; with `line`, changes that line to it, in its place. A
   * cart that has the same already has more of it then (`grown`). Refused with `CART_NOT_READY` while another is on its
   * way or there is nothing to add. When the price has moved, nothing is done: the new prices are shown and the answer
   * names the new total. A call whose answer got lost can be made again: it adds once. So can one within 1,000 ms of
   * its success, which does nothing (`repeated`).
   */
  addToCart(name: string, place?: CartPlace): Promise<AddedToCart>;
  /**
   * Whether `addToCart` would do nothing now, because the same was added within the last 1,000 ms: to be asked ahead of what
   * belongs to an addition, such as asking somebody.
   */
  isRepeatedAddition(name: string, place?: CartPlace): boolean;
  /** Reads the cart as the shop has it now. Without a token it is empty, and nothing is asked. */
  loadCart(): Promise<void>;
  /** Changes quantity (pieces of one set) and sets of a line, which is priced anew. */
  changeLine(id: string, to: CartLineChange): Promise<LineChange>;
  /** Removes a line. */
  removeLine(id: string): Promise<LineChange>;
  /** Puts back a line that was removed within the last day, where it was. */
  restoreLine(id: string): Promise<LineChange>;
  /** Takes over the cart that a link opened: as the page's own when there is none, else its lines join the own ones. */
  adoptCart(token: string): Promise<CartChange>;
  /** The same for the cart of the browser's cookie, on a page of the shop itself that was drawn with it. */
  adoptPageCart(): Promise<CartChange>;
  /**
   * Shows what the browser's other tabs do to the cart, until the returned function is called. `onRemoved` is called with the
   * id of a line that was removed there, while the cart here still has it.
   */
  followCart(onRemoved?: (line: string) => void): () => void;
}

/** What is chosen and what is typed, by name: no types keep a caller in JavaScript from any other. */
const chosen: Record<ChoiceField, true> = {
  product_id: true,
  cutting_id: true,
  shape_id: true,
  orientation_id: true,
  size_id: true,
  finishing_id: true,
  adhesive_id: true,
  material_id: true,
  printed_side_id: true,
  color_id: true,
  addon_item_id: true,
  premium_processing: true,
  premium_processing_id: true,
  install_ready: true,
  quantity_index: true,
  kinds: true,
};
const typed: Record<TypedOption, true> = {
  width: true,
  height: true,
  custom_quantity: true,
  custom_kinds: true,
  cut_per_shape: true,
  ea: true,
};

/** A whole address, or a path that begins at the root of a page's site. */
const isAddress = (api: unknown): boolean =>
  typeof api === 'string' && (api.startsWith('/') || (URL.canParse(api) && /^https?:/.test(api)));

/**
 * Makes a shop. Nothing is shared between two shops, so a server makes one for each request. Two that are handed the same
 * storage keep their carts apart in it; those of the same `api` share one. Throws with the code `CLIENT_SHOP_INVALID`
 * where `api` is no address.
 *
 * @example
 * const shop = createShop({ api: 'https://print.example/api' });
 * await shop.openConfiguration('main', { item: 'premium-business-card' });
 * shop.store.subscribe(() => draw(shop.store.snapshot().configurations.main));
 */
export function createShop(options: RuntimeOptions): Shop {
  // From JavaScript anything may come, or nothing.
  const { storage, api } = options ?? {};
  if (!isAddress(api))
    throw Object.assign(
      new Error(
        `CLIENT_SHOP_INVALID: ${JSON.stringify(api)} is no address of a shop’s API. Give the whole of it, such as https://print.example/api, or its path on the page’s own site.`,
      ),
      { code: 'CLIENT_SHOP_INVALID' },
    );
  const isShared = typeof storage === 'object' && storage !== null;
  const rt = createRuntime(isShared ? { ...options, storage: keptApart(storage, api) } : options);
  return {
    runtime: rt,
    client: {
      fetchPricing: (request, signal) => fetchPricing(rt.send, request, signal),
      fetchOptionPrices: (item, query, signal) => fetchOptionPrices(rt.send, item, query, signal),
      fetchPriceParts: (item, query, signal) => fetchPriceParts(rt.send, item, query, signal),
      fetchRange: (item, product, signal) => fetchRange(rt.send, item, product, signal),
      fetchProductInfo: (item, product) => fetchProductInfo(rt.send, item, product),
      fetchShippingInfo: (item, signal) => fetchShippingInfo(rt.send, item, signal),
      fetchHolidays: (signal) => fetchHolidays(rt.send, signal),
      fetchCart: (token) => fetchCart(rt.send, token),
    },
    store: { subscribe: rt.subscribe, snapshot: rt.snapshot },

    openConfiguration: (name, opening) => openConfiguration(rt, name, opening),
    retry: (name) => retry(rt, name),
    chooseOption: (name, field, id) => {
      if (Object.hasOwn(chosen, field)) chooseOption(rt, name, field, id);
    },
    typeOption: (name, option, text) => {
      if (Object.hasOwn(typed, option)) typeOption(rt, name, option, String(text));
    },
    designLettering: (name, design) => designLettering(rt, name, design),
    shapeLettering: (name, shape) => shapeLettering(rt, name, shape),
    toggleFeature: (name, choice) => toggleFeature(rt, name, choice),
    applySelection: (name, selection) => applySelection(rt, name, selection),
    applyQuery: (name, query) => applyQuery(rt, name, query),

    addToCart: (name, place) => addToCart(rt, name, place),
    isRepeatedAddition: (name, place) => isRepeatedAddition(rt, name, place),
    loadCart: () => loadCart(rt),
    changeLine: (id, to) => changeLine(rt, id, to),
    removeLine: (id) => removeLine(rt, id),
    restoreLine: (id) => restoreLine(rt, id),
    adoptCart: (token) => adoptCart(rt, token),
    adoptPageCart: () => adoptPageCart(rt),
    followCart: (onRemoved) => followCart(rt, onRemoved),
  };
}
