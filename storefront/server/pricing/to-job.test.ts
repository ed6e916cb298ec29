import type { PricingRequest } from '@kerf/sdk/contract';
import { describe, expect, test } from 'vitest';
import { type Cost, freeOfCost } from '../catalogue/cost.js';
import { type CostKind, costKinds, type RateCard } from '../catalogue/rate-card.js';
import { card as request } from './testing/requests.js';
import { toJob } from './to-job.js';

/** A rate card on which every kind of option asks a price of its own, for the option with its own id. */
const price = (kind: CostKind): Cost => ({ ...freeOfCost, setup: 100 + costKinds.indexOf(kind) });
const idOf = (kind: CostKind): number => (kind === 'install-ready' ? 1 : 10 + costKinds.indexOf(kind));
const rateCard: RateCard = {
  productId: 17,
  sheetArea: 10_000,
  margin: 0,
  setup: 0,
  press: 0,
  exponent: 1,
  stockPerSheet: 0,
  perPiece: 0,
  letters: null,
  perEdge: 0,
  perExtraCut: 0,
  perExtraSticker: 0,
  promotion: null,
  runWords: '{quantity} pieces',
  costs: Object.fromEntries(
    costKinds.map((kind) => [kind, new Map([[idOf(kind), price(kind)]])]),
  ) as unknown as RateCard['costs'],
  quantities: [1],
  curve: [1],
};
const bare: PricingRequest = { ...request, material_id: null, printed_side_id: null };
const job = (chosen: Partial<PricingRequest>) =>
  toJob(rateCard, { ...bare, ...chosen }, { features: [], letters: null });

describe('A job', () => {
  test.each<[CostKind, Partial<PricingRequest>]>([
    ['materials', { material_id: idOf('materials') }],
    ['printed-sides', { printed_side_id: idOf('printed-sides') }],
    ['cuttings', { cutting_id: idOf('cuttings') }],
    ['shapes', { shape_id: idOf('shapes') }],
    ['finishings', { finishing_id: idOf('finishings') }],
    ['premium-processing', { premium_processing_id: idOf('premium-processing') }],
    ['adhesives', { adhesive_id: idOf('adhesives') }],
    ['colors', { color_id: idOf('colors') }],
    ['addon-items', { addon_item_id: idOf('addon-items') }],
    ['install-ready', { install_ready: 'yes' }],
  ])('costs what the card asks for its %s', (kind, chosen) => {
    expect(job(chosen).options).toEqual([{ kind, id: idOf(kind), cost: price(kind) }]);
  });

  test('costs nothing for what is not chosen, or what the card asks nothing for', () => {
    expect(job({}).options).toEqual([]);
    expect(job({ install_ready: 'no' }).options).toEqual([]);
    expect(job({ material_id: 999, addon_item_id: 998 }).options).toEqual([]);
  });

  test('has its print features with what each costs, free where the card asks nothing', () => {
    const [known, unknown] = [idOf('print-features'), 999].map((item_id) => ({
      feature_id: 21,
      item_id,
      side: 'front' as const,
    }));
    if (!known || !unknown) throw new Error('Two features are needed.');
    expect(toJob(rateCard, bare, { features: [unknown, known], letters: null }).features).toEqual([
      { kind: 'print-features', choice: unknown, cost: freeOfCost },
      { kind: 'print-features', choice: known, cost: price('print-features') },
    ]);
  });

  test('has one cut and one sticker a sheet where nothing else was said, and its own size', () => {
    expect(job({ width: 80, height: 50 })).toMatchObject({
      width: 80,
      height: 50,
      cutsPerPiece: 1,
      stickersPerSheet: 1,
    });
    expect(job({ cut_per_shape: 7, ea: 9 })).toMatchObject({ cutsPerPiece: 7, stickersPerSheet: 9 });
  });
});
