import type { PricingRequest, PrintFeatureChoice } from '@kerf/sdk/contract';
import { freeOfCost } from '../catalogue/cost.js';
import type { RateCard } from '../catalogue/rate-card.js';
import type { LetterFigures } from '../lettering/letter-book.js';
import type { Job, OptionWork } from './estimate.js';

/** Key of the cost of being ready to install. */
const readyId = 1;

/** A checked request as a job with its costs. */
export function toJob(
  card: RateCard,
  request: PricingRequest,
  { features, letters }: { features: readonly PrintFeatureChoice[]; letters: LetterFigures | null },
): Job {
  const options: OptionWork[] = [];
  const add = (kind: OptionWork['kind'], id: number | null): void => {
    const cost = id === null ? undefined : card.costs[kind].get(id);
    if (id !== null && cost) options.push({ kind, id, cost });
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
    features: features.map((choice) => ({
      kind: 'print-features',
      choice,
      cost: card.costs['print-features'].get(choice.item_id) ?? freeOfCost,
    })),
    cutsPerPiece: request.cut_per_shape ?? 1,
    stickersPerSheet: request.ea ?? 1,
    letters,
  };
}
