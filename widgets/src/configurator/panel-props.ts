import type { Range } from '@kerf/sdk/contract/catalogue';
import type { Selection } from '@kerf/sdk/contract/selection';
import type { ConfigurationState } from '@kerf/sdk/store/shop-state';

/** What each part of the panel is drawn from. */
export interface PanelProps {
  name: string;
  state: ConfigurationState;
  range: Range;
  selection: Selection;
}
