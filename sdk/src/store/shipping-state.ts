/** How long the products of an item take, as the widgets of a page know it. */
import type { Holiday, ShippingInfo } from '../contract/shipping-info.js';

export interface ShippingState {
  /** Each product of the item, in the order of its switcher. */
  products: readonly ShippingInfo[];
  /** Days off of this year and the two after it, rising. */
  holidays: readonly Holiday[];
}
