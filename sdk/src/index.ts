/**
 * The shop as one object: {@link createShop} makes it, and everything else here is what it takes and gives. Imported from
 * `@kerf/sdk`.
 *
 * @module shop
 */

export type { Send } from './client/send.js';
export type { Cart, CartAnswer, CartLine, CartLineChange, LineOutcome } from './contract/cart.js';
export type { PrintFeatureChoice, Range } from './contract/catalogue.js';
export type { LetteringDesign } from './contract/lettering.js';
export type { Cents, Dollars } from './contract/money.js';
export type {
  FeaturePrice,
  OptionPrice,
  OptionPrices,
  PricePart,
  PriceParts,
} from './contract/price-detail.js';
export type { PricingAnswer, PricingRequest, PricingRow } from './contract/pricing.js';
export type { Selection } from './contract/selection.js';
export { createShop, type Shop, type ShopClient, type ShopStore } from './create-shop.js';
export { isPricingError, PricingError, type PricingErrorDetail } from './errors/pricing-error.js';
export type { Problem } from './errors/problem.js';
export type { ChoiceField, OptionId } from './rules/options/option-field.js';
export type { AddedToCart } from './store/actions/add-to-cart.js';
export type { Opening } from './store/actions/open-configuration.js';
export type { LetteringShape } from './store/actions/shape-lettering.js';
export type { TypedOption } from './store/actions/type-option.js';
export type { RuntimeOptions } from './store/create-runtime.js';
export type { Runtime } from './store/runtime.js';
export type { CartState, ConfigurationState, ShopState } from './store/shop-state.js';
export type { CartChange } from './store/show-cart.js';
export { version } from './version.js';
