import type { CountCheck } from './check-count.js';
import type { ChoiceField, CountField, OptionId } from './option-field.js';

/** One entry of a list. A `disabled` one is listed and can't be chosen. */
export interface OfferedChoice {
  id: OptionId;
  name: string;
  disabled: boolean;
  /** Of a colour: the CSS colour that stands for it, '' for full colour. */
  swatch?: string;
}

/** What every option of the panel has, whether or not there is something to choose (`isShown`). */
export interface Offered {
  /** Of its own among the options of a panel; an add-on's has its id in it. */
  key: string;
  label: string;
  isShown: boolean;
  /** Class of the group, '' for most. */
  className: string;
}

/** An option that is chosen from a list. */
export interface OfferedChoices extends Offered {
  kind: 'choices';
  field: ChoiceField;
  /** The chosen entry's id. */
  value: OptionId;
  choices: OfferedChoice[];
  /** Of the size: width and height follow the list and can't be typed in. */
  isReadOnly: boolean;
}

/** An option that is typed: a whole number. */
export interface OfferedCount extends Offered {
  kind: 'count';
  field: CountField;
  /** As typed. */
  text: string;
  check: CountCheck;
}

/** An option of the sticker panel. */
export type OfferedOption = OfferedChoices | OfferedCount;
