import type { Range, Selection } from '@kerf/sdk/contract';
import type { ConfigurationState } from '@kerf/sdk/runtime';

/** What each part of the panel is drawn from. */
export interface PanelProps {
  name: string;
  state: ConfigurationState;
  range: Range;
  selection: Selection;
}
