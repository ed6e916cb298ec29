import type { PriceChanges } from './change-words.js';
import type { OnDemand } from './on-demand.js';
import type { OpenConfiguration } from './open-configuration.js';

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
  /** What is said of the total to who can't see it. */
  spoken: string;
  /** What is fetched once somebody uses the panel; null until it is there. */
  later: OnDemand | null;
  fetchLater: () => Promise<OnDemand>;
}
