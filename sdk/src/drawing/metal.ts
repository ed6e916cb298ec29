import { node, type SceneNode } from './scene-node.js';

/** Seven stops from one edge to the other: light catches a metal twice. */
const metals: Readonly<Record<string, readonly string[]>> = {
  gold: ['#9c7228', '#d9b45c', '#fbeebb', '#c79a3c', '#e9cd80', '#fff6d2', '#a87b2c'],
  silver: ['#8d9196', '#cdd0d4', '#f8f9fa', '#a6aab0', '#dde0e3', '#ffffff', '#94989e'],
  bronze: ['#74441f', '#b97a48', '#efc59b', '#96602f', '#cf9763', '#f7dcbd', '#7f4c24'],
  rose: ['#a85f51', '#dda08f', '#fbe0d6', '#bf7969', '#eab7a8', '#fff0ea', '#b1695a'],
  holographic: ['#f7a8d8', '#c5b3ff', '#9fd8ff', '#a8f5dc', '#f4f7a6', '#ffc79f', '#f7a8d8'],
  black: ['#0c0b0a', '#3a3835', '#77736c', '#1a1816', '#4a4743', '#8b867e', '#100f0e'],
  red: ['#6d0f18', '#bf2f3a', '#ff9a97', '#8f1722', '#d8515a', '#ffc0bb', '#7a121c'],
  blue: ['#123a78', '#3472c4', '#a9d0ff', '#1c4c93', '#5b94dc', '#cde5ff', '#153f80'],
  green: ['#0f4a30', '#2f8a60', '#a2e4c2', '#176140', '#57ad83', '#c9f3dc', '#115237'],
  white: ['#e4e2dc', '#f6f5f1', '#ffffff', '#ebe9e3', '#f9f8f5', '#ffffff', '#e8e6e0'],
};

const known: readonly (readonly [RegExp, string])[] = [
  [/rose|pink/i, 'rose'],
  [/holo|rainbow/i, 'holographic'],
  [/copper|bronze/i, 'bronze'],
  [/gold|brass/i, 'gold'],
  [/silver|chrome|platin/i, 'silver'],
  [/black/i, 'black'],
  [/red|ruby/i, 'red'],
  [/blue/i, 'blue'],
  [/green/i, 'green'],
  [/white|pearl/i, 'white'],
];

/** The metal that a name speaks of ('Rose Gold Foil' → rose); undefined when it speaks of none. */
export const metalOf = (name: string): string | undefined => known.find(([words]) => words.test(name))?.[1];

/** A metal's gradient across its area, for `<defs>`; an unknown metal shines like gold. */
export const metalGradient = (id: string, metal: string): SceneNode =>
  node(
    'linearGradient',
    { id, x1: 0, y1: 0, x2: 1, y2: 0.8 },
    ...(metals[metal] ?? metals.gold ?? []).map((colour, index) =>
      node('stop', { offset: Math.round((index / 6) * 100) / 100, 'stop-color': colour }),
    ),
  );

/** Whether letters of a colour need a dark ground to be seen well; a full-colour pattern or a metal does not. */
export function isSeenOnDark(colour: string): boolean {
  const rgb = Number.parseInt(colour.slice(1), 16);
  return 0.299 * (rgb >> 16) + 0.587 * ((rgb >> 8) & 255) + 0.114 * (rgb & 255) > 173;
}
