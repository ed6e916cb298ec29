/** Colours of a drawing that are not those of the piece. Any CSS colour will do, `currentColor` and `var(…)` too. */
export interface Palette {
  ink: string;
  muted: string;
  /** The cut line. */
  cut: string;
  bleed: string;
  safety: string;
  /** What the piece lies on, seen through clear film. */
  ground: string;
  /** The backing that stickers are peeled from. */
  backing: string;
}

export const defaultPalette: Palette = {
  ink: '#1a1814',
  muted: '#8a8476',
  cut: '#c40062',
  bleed: '#8a8476',
  safety: '#1c6b3f',
  ground: '#f5f3ec',
  backing: '#fbfaf5',
};
