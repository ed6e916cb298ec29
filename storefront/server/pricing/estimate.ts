import type { Cost } from '../catalogue/cost.js';
import type { RateCard } from '../catalogue/rate-card.js';

/** What is to be made, as far as its price goes. `width` and `height` mm. */
export interface Job {
  width: number;
  height: number;
  /** Of the chosen options. */
  options: readonly Cost[];
  /** Of the chosen print features. */
  features: readonly Cost[];
  cutsPerPiece: number;
  stickersPerSheet: number;
}

/**
 * A price as a function of quantity: fixed + curved × quantity^exponent + linear × quantity, cents. With no part below
 * 0 and an exponent of at most 1, totals never fall and unit prices never rise, whatever the quantity.
 */
export interface Estimate {
  fixed: number;
  curved: number;
  linear: number;
  /** The shares of the print features in the three. */
  featuresFixed: number;
  featuresCurved: number;
  featuresLinear: number;
}

/** Millimetres of outline that a `perEdge` cost is for. */
const edgeUnit = 100;

/**
 * Prices a job on its rate card. Size counts through area alone, and runs are ganged, so a piece takes a share of a
 * parent sheet rather than a whole number of places on it: no size is cheaper than a smaller one.
 */
export function estimate(card: RateCard, job: Job): Estimate {
  const side = Math.sqrt(job.width * job.height);
  const sheets = (side + card.margin) ** 2 / card.sheetArea;
  const edges = (4 * side) / edgeUnit;
  let fixed = card.setup;
  let curved = 0;
  let linear =
    card.perPiece +
    card.perEdge * edges +
    card.perExtraCut * (job.cutsPerPiece - 1) +
    card.perExtraSticker * (job.stickersPerSheet - 1);
  let press = card.press * sheets ** card.exponent;
  let stock = card.stockPerSheet * sheets;
  for (const cost of job.options) {
    fixed += cost.setup;
    curved += cost.run;
    linear += cost.perPiece + cost.perSheet * sheets + cost.perEdge * edges;
    press *= cost.press;
    stock *= cost.stock;
  }
  let featuresFixed = 0;
  let featuresCurved = 0;
  let featuresLinear = 0;
  for (const cost of job.features) {
    featuresFixed += cost.setup;
    featuresCurved += cost.run;
    featuresLinear += cost.perPiece + cost.perSheet * sheets + cost.perEdge * edges;
  }
  return {
    fixed: fixed + featuresFixed,
    curved: curved + press + featuresCurved,
    linear: linear + stock + featuresLinear,
    featuresFixed,
    featuresCurved,
    featuresLinear,
  };
}
