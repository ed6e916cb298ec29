import type { PricingRequest, PrintFeatureChoice } from '@kerf/sdk/contract';
import { type Cost, freeOfCost } from '../catalogue/cost.js';
import type { CostKind, RateCard } from '../catalogue/rate-card.js';
import type { Job } from './estimate.js';

/** Key of the cost of being ready to install. */
const readyId = 1;

/** A checked request as a job with its costs. */
export function toJob(card: RateCard, request: PricingRequest, features: readonly PrintFeatureChoice[]): Job {
  const options: Cost[] = [];
  const add = (kind: CostKind, id: number | null): void => {
    const cost = id === null ? undefined : card.costs[kind].get(id);
    if (cost) options.push(cost);
  };
  add('materials', request.material_id);
  add('printed-sides', request.printed_side_id);
  add('cuttings', request.cutting_id);
  add('shapes', request.shape_id);
  add('finishings', request.finishing_id);
  add('premium-processing', request.premium_processing_id);
  add('adhesives', request.adhesive_id);
  add('colors', request.color_id);
  add('addon-items', request.addon_item_id);
  add('install-ready', request.install_ready === 'yes' ? readyId : null);
  return {
    width: request.width,
    height: request.height,
    options,
    features: features.map(({ item_id }) => card.costs['print-features'].get(item_id) ?? freeOfCost),
    cutsPerPiece: request.cut_per_shape ?? 1,
    stickersPerSheet: request.ea ?? 1,
  };
}
