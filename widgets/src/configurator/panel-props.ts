import type { OfferedOption, PriceChanges } from '@kerf/sdk/rules';
import type { OpenConfiguration } from '../configuration/open-configuration.js';
import type { Reset } from './follow-resets.js';

/** What each part of the panel is drawn from. */
export interface PanelProps extends OpenConfiguration {
  /** What there is to choose, as far as it is shown. */
  options: readonly OfferedOption[];
  /** The line of the cart that is being changed; '' where a new one is made. */
  line: string;
  /** What each choice would change the total by, once it is known. */
  changes: PriceChanges;
  /** What the last choice took back of others; null for nothing. */
  reset: Reset | null;
  /** What is said of the total to who can't see it. */
  spoken: string;
}
