/** Percent of cyan, magenta, yellow and black. */
export type Ink = [number, number, number, number];

const inks = {
  /** What presses show the spot colour of the cut as. */
  cut: [0, 100, 0, 0],
  bleed: [100, 0, 0, 0],
  safety: [80, 0, 100, 10],
  special: [0, 100, 0, 0],
  words: [0, 0, 0, 90],
  paper: [0, 0, 0, 0],
} as const satisfies Record<string, Readonly<Ink>>;

/** What something on a template is coloured in, as presses mix it. */
export const inkOf = (name: keyof typeof inks): Ink => [...inks[name]];
