/**
 * What the widgets of a page share: the state of the shop and the door to its API, whichever copy of the library made
 * it.
 * Imported from `@kerf/sdk/runtime`.
 *
 * @packageDocumentation
 */

export { prepareCalls } from './client/create-send.js';
export { randomKey } from './client/random-key.js';
export type { Send } from './client/send.js';
export type { Problem } from './errors/problem.js';
export { isTokenKept } from './store/cart-token.js';
export { closeConfiguration } from './store/close-configuration.js';
export type { ComparePrice, CompareState, CompareType, KeptType } from './store/compare-state.js';
export { readyConfiguration } from './store/configuration-state.js';
export type { Consent } from './store/consent.js';
export { createRuntime, type RuntimeOptions } from './store/create-runtime.js';
export type { OrdersState, PostedOrderForm } from './store/orders-state.js';
export { isOwnShop } from './store/own-shop.js';
export { hasCookie } from './store/page-cookie.js';
export type { PageOptions, SharedShop } from './store/page-shop.js';
export type { PersonOutcome } from './store/person.js';
export { type PersonForm, type PersonState, type PostedForm, unknownPerson } from './store/person-state.js';
export type { ReviewsState } from './store/reviews-state.js';
export type { Runtime } from './store/runtime.js';
export { sharedRuntime } from './store/shared-runtime.js';
export type { ShippingState } from './store/shipping-state.js';
export type { CartState, ConfigurationState, RefusedChange, ShopState } from './store/shop-state.js';
export { version } from './version.js';
