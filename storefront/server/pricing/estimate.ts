import type { PrintFeatureChoice } from '@kerf/sdk/contract';
import type { Cost } from '../catalogue/cost.js';
import type { CostKind, RateCard } from '../catalogue/rate-card.js';
import type { LetterFigures } from '../lettering/letter-book.js';

/** An option with what it costs. */
export interface OptionWork {
  kind: Exclude<CostKind, 'print-features'>;
  id: number;
  cost: Cost;
}

/** A print feature with what it costs. */
export interface FeatureWork {
  kind: 'print-features';
  choice: PrintFeatureChoice;
  cost: Cost;
}

/** What is to be made, as far as its price goes. `width` and `height` mm. */
export interface Job {
  width: number;
  height: number;
  options: readonly OptionWork[];
  features: readonly FeatureWork[];
  cutsPerPiece: number;
  stickersPerSheet: number;
  /** Of designed letters; null where the outline of the piece is what is cut. */
  letters: LetterFigures | null;
}

/** Work of the rate card itself, which is done whatever is chosen. */
interface CardWork {
  kind: 'setup' | 'run' | 'stock' | 'outline' | 'letter-cut' | 'letter-vinyl' | 'cuts' | 'stickers';
}

/** What a part of a price is paid for. */
export type Work = CardWork | OptionWork | FeatureWork;

/** Money as a function of quantity: fixed + curved × quantity^exponent + linear × quantity, cents. */
export interface Curve {
  fixed: number;
  curved: number;
  linear: number;
}

/** What one piece of work is of a price. A choice that makes other work cheaper is below 0. */
export interface Part extends Curve {
  work: Work;
}

/** Millimetres of outline that a `perEdge` cost is for. */
const edgeUnit = 100;
/** Square millimetres of vinyl that a `perVinyl` cost is for. */
const vinylUnit = 1000;

/** What is paid for the line that is cut: that of the letters, whose vinyl is paid for too, or that around the piece. */
function outlineParts({ letters, perEdge }: RateCard, figures: LetterFigures | null, edges: number): Part[] {
  const part = (kind: CardWork['kind'], linear: number): Part => ({
    work: { kind },
    fixed: 0,
    curved: 0,
    linear,
  });
  return letters && figures
    ? [
        part('letter-cut', (letters.perCut * figures.length) / edgeUnit),
        part('letter-vinyl', (letters.perVinyl * figures.area) / vinylUnit),
      ]
    : [part('outline', perEdge * edges)];
}

/**
 * Prices a job on its rate card: the price is the sum of these parts. Size counts through area alone, and runs are
 * ganged, so a piece takes a share of a parent sheet rather than a whole number of places on it: no size is cheaper
 * than a smaller one. Of options that multiply, each pays for what it multiplies beyond those before it.
 */
export function estimate(card: RateCard, job: Job): Part[] {
  const side = Math.sqrt(job.width * job.height);
  const sheets = (side + card.margin) ** 2 / card.sheetArea;
  const edges = (4 * side) / edgeUnit;
  let press = card.press * sheets ** card.exponent;
  let stock = card.stockPerSheet * sheets;
  const parts: Part[] = [
    { work: { kind: 'setup' }, fixed: card.setup, curved: 0, linear: 0 },
    { work: { kind: 'run' }, fixed: 0, curved: press, linear: card.perPiece },
    { work: { kind: 'stock' }, fixed: 0, curved: 0, linear: stock },
    ...outlineParts(card, job.letters, edges),
    { work: { kind: 'cuts' }, fixed: 0, curved: 0, linear: card.perExtraCut * (job.cutsPerPiece - 1) },
    {
      work: { kind: 'stickers' },
      fixed: 0,
      curved: 0,
      linear: card.perExtraSticker * (job.stickersPerSheet - 1),
    },
  ];
  const perPiece = (cost: Cost) => cost.perPiece + cost.perSheet * sheets + cost.perEdge * edges;
  for (const work of job.options) {
    const { cost } = work;
    parts.push({
      work,
      fixed: cost.setup,
      curved: cost.run + press * (cost.press - 1),
      linear: perPiece(cost) + stock * (cost.stock - 1),
    });
    press *= cost.press;
    stock *= cost.stock;
  }
  // Print features multiply nothing.
  for (const work of job.features)
    parts.push({ work, fixed: work.cost.setup, curved: work.cost.run, linear: perPiece(work.cost) });
  return parts;
}

/**
 * The sum of some parts. That of all parts of a job has none below 0 and an exponent of at most 1, so that totals never
 * fall and unit prices never rise, whatever the quantity.
 */
export function sumOf(parts: readonly Part[]): Curve {
  const sum: Curve = { fixed: 0, curved: 0, linear: 0 };
  for (const { fixed, curved, linear } of parts) {
    sum.fixed += fixed;
    sum.curved += curved;
    sum.linear += linear;
  }
  return sum;
}

/** What a curve comes to, cents with their fractions; `power` is the quantity to the power of the card's exponent. */
export const amountAt = ({ fixed, curved, linear }: Curve, quantity: number, power: number): number =>
  fixed + curved * power + linear * quantity;
