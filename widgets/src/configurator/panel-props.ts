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
}
