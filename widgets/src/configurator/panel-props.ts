import type { Range, Selection } from '@kerf/sdk/contract';
import type { ConfigurationState } from '@kerf/sdk/runtime';

/** A configuration that is open, by its name. */
export interface OpenConfiguration {
  name: string;
  state: ConfigurationState;
  range: Range;
  selection: Selection;
}

/** What each part of the panel is drawn from. */
export interface PanelProps extends OpenConfiguration {
  /**
   * Whether scripts run. Until they do the panel is a form that works by itself: every choice is in it, and its buttons
   * send it to the shop.
   */
  isLive: boolean;
  /** The line of the cart that is being changed; '' where a new one is made. */
  line: string;
  /** What each choice would change the total by, once it is known. */
  changes: PriceChanges;
  /** What is fetched once somebody uses the panel; null until it is there. */
  later: OnDemand | null;
  fetchLater: () => Promise<OnDemand>;
}

/** The module of what comes on demand. */
export type OnDemand = typeof import('./on-demand.js');

/**
 * What the total changes by, dollars, below 0 where it falls; null where what comes of it has no listed price. By
 * `field=id` of an option, or `feature:item:side`.
 */
export type PriceChanges = Readonly<Record<string, number | null>>;
