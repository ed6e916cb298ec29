/** A control as a visitor knows it. */
export interface Control {
  /** `summary` is the head that unfolds what is under it: engines give it no role in common. */
  role:
    | 'button'
    | 'checkbox'
    | 'dialog'
    | 'link'
    | 'radio'
    | 'row'
    | 'summary'
    | 'tab'
    | 'option'
    | 'heading'
    | 'combobox'
    | 'textbox';
  /** What it is called: exactly, or by a pattern. */
  name?: string | Pattern;
  /** What the group that it stands in is called. */
  group?: string | Pattern;
  /** Tag of the widget that has it; the whole page where it is left out. */
  widget?: string;
  /** Which of the page's widgets of that tag, from 0. */
  nth?: number;
}

/** A regular expression as it is sent to a page. */
export interface Pattern {
  source: string;
  flags: string;
}

/** Where a pointer presses, CSS px of the view; or why it can't. */
export type Spot = { point: { x: number; y: number } } | { reason: string };

/** What a control says of itself. */
export interface ControlState {
  value: string;
  isChosen: boolean;
  hasFocus: boolean;
}

/** Where something stands in the view, CSS px. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
