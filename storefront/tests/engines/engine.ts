/** A browser engine as the walk needs it: the few things that every way of driving one can do. */
export interface Engine {
  readonly name: string;
  readonly version: string;
  /** A visitor who was never here: no cart, nothing kept. Ends the one before. */
  newTab(): Promise<Tab>;
  close(): Promise<void>;
}

/** Keys that a visitor presses, as the page is told of them. */
export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowRight' | 'ArrowDown' | 'End';

/** What a visitor sees and does it with: a window, a pointer, a keyboard. */
export interface Tab {
  open(address: string): Promise<void>;
  address(): Promise<string>;
  /** Runs the body of a function in the page, with `await` if it likes, and hands back what it returns. */
  run(body: string): Promise<unknown>;
  /** Presses the main button of the pointer at a point of the view, CSS px. */
  press(point: Point): Promise<void>;
  key(key: Key): Promise<void>;
  /** Types over all that the field with the focus has. */
  typeOver(text: string): Promise<void>;
  /** What is in view, as a PNG: one pixel for each CSS px. */
  screenshot(): Promise<Buffer>;
}

interface Point {
  x: number;
  y: number;
}

/** The size of the view, CSS px; an engine with bars of its own makes its window that much larger. */
export const view = { width: 1280, height: 900 };
