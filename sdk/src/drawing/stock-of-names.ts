import type { Piece, StockTexture, Surface } from './piece.js';

const stocks: readonly (readonly [RegExp, StockTexture, string])[] = [
  [/rose gold/i, 'rose', '#dda08f'],
  [/gold/i, 'gold', '#d3ae5a'],
  [/silver|chrome/i, 'silver', '#cdd0d4'],
  [/holo/i, 'holographic', '#cfd8ff'],
  [/kraft/i, 'fibre', '#c8a877'],
  [/clear|transparent|frosted/i, 'clear', '#eaf3f7'],
  [/linen/i, 'linen', '#f3f0e8'],
  [/leather/i, 'leather', '#f3f0e8'],
  [/felt|emboss/i, 'felt', '#f3f0e8'],
  [/laid/i, 'laid', '#f6efdf'],
  [/cotton|classic/i, 'felt', '#f7f1e3'],
  [/royal|extra white/i, 'smooth', '#ffffff'],
  [/matte/i, 'smooth', '#faf8f3'],
];

const plain = [null, 'smooth', '#fdfcf9'] as const;

const surfaces: readonly (readonly [RegExp, Surface])[] = [
  [/dome/i, 'dome'],
  [/soft/i, 'soft'],
  [/gloss|scratch/i, 'gloss'],
  [/matte/i, 'matte'],
];

/** The first entry that a name speaks of, names in order. */
const firstOf = <T extends readonly [RegExp, ...unknown[]]>(
  list: readonly T[],
  names: readonly string[],
): T | undefined =>
  names.map((name) => list.find(([words]) => words.test(name))).find((entry) => entry !== undefined);

/**
 * What a stock looks like and how light lies on it, from the names of product, material and finishing. A finishing
 * that is itself a paper decides the stock ('Gold Foil Paper'); a coating's "matte" is about the surface alone.
 */
export function stockOf(
  product: string,
  material: string,
  finishing: string,
): Pick<Piece, 'stock' | 'surface'> {
  const paper = /paper/i.test(finishing) ? finishing : '';
  const [, texture, colour] = firstOf(stocks, [paper, material, product]) ?? plain;
  const [, surface] = firstOf(surfaces, [finishing, product, material]) ?? [null, 'uncoated' as const];
  return { stock: { texture, colour }, surface };
}
