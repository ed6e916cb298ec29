/** What the events of widgets carry in `detail`. All of them bubble, leave every shadow root, and come from a widget's tag. */
import type { Selection, User } from '@kerf/sdk/contract';
import type { Problem } from '@kerf/sdk/runtime';

export type { FollowUp } from '@kerf/sdk/rules';

import type { CompareType } from './configurator/add-to-compare.js';

/** `kerf-ready`: the configuration by its name, and the slug of its item. */
export interface Opened {
  configuration: string;
  item: string;
}

/** `kerf-change`, and what acts on a configuration: with everything that is chosen. */
export interface Changed extends Opened {
  selection: Selection;
}

/** `kerf-price`: dollars with GST for all sets, or null while what is chosen has no price. */
export interface Priced extends Opened {
  total: number | null;
  currency: string;
}

/** `kerf-error` of a configuration: what went wrong, in words for visitors. */
export interface Failed extends Opened, Problem {}

/** `kerf-before-add-to-cart`: `line` is the id of the cart's line that is changed, null for a new one. */
export interface Adding extends Changed {
  line: string | null;
}

/** `kerf-add-to-cart`: `line` is the id of the line that it is in now. */
export interface Added extends Changed {
  line: string;
}

/** `kerf-compare`: what is kept. */
export interface Compared extends Changed {
  type: CompareType;
}

/** `kerf-cart-change`: what was done to the line of that id. */
export interface CartChanged {
  line: string;
  action: 'change' | 'remove' | 'restore';
}

/** `kerf-before-cart-change`: with what a change sets, pieces of one set and sets. */
export interface CartChanging extends CartChanged {
  quantity?: number;
  kinds?: number;
}

/** `kerf-signed-in`: the member. */
export interface SignedInUser {
  user: User;
}

/** `kerf-order-opened`: the number of the order. */
export interface OrderOpened {
  order_number: string;
}
