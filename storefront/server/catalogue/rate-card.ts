import type { Cost } from './cost.js';

/** The kinds of option that have a cost. */
export const costKinds = [
  'materials',
  'printed-sides',
  'cuttings',
  'shapes',
  'finishings',
  'premium-processing',
  'adhesives',
  'colors',
  'addon-items',
  'install-ready',
  'print-features',
] as const;
export type CostKind = (typeof costKinds)[number];

/** What is taken off the prices of a product for a while. */
interface Promotion {
  name: string;
  percentOff: number;
  /** What is left of a price. */
  factor: number;
}

/** How a product is priced, ready for use. Money is cents, lengths mm, GST included. */
export interface RateCard {
  productId: number;
  /** Of the parent sheet, mm². */
  sheetArea: number;
  /** Added to a piece's side on the sheet: bleed on both sides and the gap to the next piece. */
  margin: number;
  setup: number;
  /** Printing one sheet; further sheets follow the curve. */
  press: number;
  /** Power of the run-length curve, above 0 and at most 1. */
  exponent: number;
  stockPerSheet: number;
  perPiece: number;
  /** Per 100 mm of outline. */
  perEdge: number;
  /** Of designed letters, per 100 mm that the blade goes and per 10 cm² of their own area; null where none are designed. */
  letters: { perCut: number; perVinyl: number } | null;
  /** Per piece, for each cut after the first. */
  perExtraCut: number;
  /** Per sheet, for each sticker on it after the first. */
  perExtraSticker: number;
  /** Null without one. */
  promotion: Promotion | null;
  /** What the run is called where a price is taken apart, as 'Printing {quantity} cards'. */
  runWords: string;
  /** By kind, then by option id; 'install-ready' has 1 for yes. An option that is not there costs nothing. */
  costs: Readonly<Record<CostKind, ReadonlyMap<number, Cost>>>;
  /** Listed quantities, and each to the power of the exponent. */
  quantities: readonly number[];
  curve: readonly number[];
}
