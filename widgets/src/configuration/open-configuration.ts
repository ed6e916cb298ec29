import type { Range, Selection } from '@kerf/sdk/contract';
import type { ConfigurationState } from '@kerf/sdk/runtime';

/** A configuration that is open, by its name. */
export interface OpenConfiguration {
  name: string;
  state: ConfigurationState;
  range: Range;
  selection: Selection;
}
