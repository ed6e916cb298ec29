import { describe, expect, test } from 'vitest';
import { type Cost, costsAtLeast, freeOfCost } from '../catalogue/cost.js';
import { costKinds, type RateCard } from '../catalogue/rate-card.js';
import { estimate, type FeatureWork, type Job, type OptionWork, sumOf } from './estimate.js';
import { priceRows } from './price-rows.js';

/** A card whose parts are told apart in every sum: a sheet of 100 × 100 mm, no margin, runs by the square root. */
const card: RateCard = {
  productId: 17,
  sheetArea: 10_000,
  margin: 0,
  setup: 1000,
  press: 40,
  exponent: 0.5,
  stockPerSheet: 8,
  perPiece: 3,
  letters: null,
  perEdge: 0,
  perExtraCut: 0,
  perExtraSticker: 0,
  promotion: null,
  runWords: 'Printing {quantity} cards',
  costs: Object.fromEntries(costKinds.map((kind) => [kind, new Map()])) as unknown as RateCard['costs'],
  quantities: [25, 100, 400],
  curve: [5, 10, 20],
};
/** 50 × 50 mm: a quarter of the sheet, 200 mm round. */
const job: Job = {
  width: 50,
  height: 50,
  options: [],
  features: [],
  cutsPerPiece: 1,
  letters: null,
  stickersPerSheet: 1,
};
const cost = (parts: Partial<Cost>): Cost => ({ ...freeOfCost, ...parts });
const option = (of: Partial<Cost>, id = 1): OptionWork => ({ kind: 'materials', id, cost: cost(of) });
const feature = (of: Partial<Cost>): FeatureWork => ({
  kind: 'print-features',
  choice: { feature_id: 21, item_id: 101, side: 'front' },
  cost: cost(of),
});
const parts = (of: Partial<Job>, on: Partial<RateCard> = {}) => {
  const { fixed, curved, linear } = sumOf(estimate({ ...card, ...on }, { ...job, ...of }));
  return [fixed, curved, linear];
};

describe('an estimate', () => {
  test('is setting up, printing by the root of its share of the sheet, and its stock and handling', () => {
    // 40 × √¼; 3 + 8 × ¼.
    expect(parts({})).toEqual([1000, 20, 5]);
  });

  test('counts size through area alone, the same for every shape of it', () => {
    expect(parts({ width: 25, height: 100 })).toEqual(parts({}));
    expect(parts({ width: 100, height: 100 })).toEqual([1000, 40, 11]);
  });

  test('adds the margin to the side of a square of that area', () => {
    expect(parts({}, { margin: 50 })).toEqual([1000, 40, 11]);
  });

  test.each<[string, Partial<Cost>, number[]]>([
    ['setting up', { setup: 7 }, [1007, 20, 5]],
    ['the run', { run: 7 }, [1000, 27, 5]],
    ['each piece', { perPiece: 7 }, [1000, 20, 12]],
    ['each sheet', { perSheet: 8 }, [1000, 20, 7]],
    ['each 100 mm of outline', { perEdge: 7 }, [1000, 20, 19]],
    ['a factor on printing', { press: 1.5 }, [1000, 30, 5]],
    ['a factor on stock', { stock: 1.5 }, [1000, 20, 6]],
  ])('takes what an option costs for %s', (_, costs, sum) => {
    expect(parts({ options: [option(costs)] })).toEqual(sum);
    expect(parts({ options: [option({}), option(costs)] })).toEqual(sum);
  });

  test('adds what two options cost and multiplies their factors', () => {
    expect(
      parts({ options: [option({ setup: 1, press: 2 }), option({ setup: 2, press: 3, stock: 2 })] }),
    ).toEqual([1003, 120, 7]);
  });

  test.each<[string, Partial<Job>, Partial<RateCard>, number[]]>([
    ['outline', {}, { perEdge: 7 }, [1000, 20, 19]],
    ['cuts after the first', { cutsPerPiece: 4 }, { perExtraCut: 2 }, [1000, 20, 11]],
    ['stickers after the first', { stickersPerSheet: 3 }, { perExtraSticker: 2 }, [1000, 20, 9]],
  ])('takes what the card says of %s', (_, of, on, sum) => {
    expect(parts(of, on)).toEqual(sum);
  });

  test('takes what print features add, and multiplies nothing by them', () => {
    const all = feature({ setup: 1, run: 2, perPiece: 3, perSheet: 4, perEdge: 5, press: 9, stock: 9 });
    expect(parts({ features: [all, all] })).toEqual([1002, 24, 33]);
  });

  test('says of each part what it is paid for; who multiplies pays for what that adds to those before', () => {
    const [thick, both] = [option({ setup: 1, press: 2, stock: 3 }, 2), option({ press: 1.5 }, 3)];
    const foil = feature({ setup: 5 });
    const told = estimate(
      { ...card, perEdge: 7, perExtraCut: 2, perExtraSticker: 3 },
      { ...job, options: [thick, both], features: [foil], cutsPerPiece: 3, stickersPerSheet: 2 },
    ).map(({ work, fixed, curved, linear }) => [work.kind, fixed, curved, linear]);
    expect(told).toEqual([
      ['setup', 1000, 0, 0],
      ['run', 0, 20, 3],
      ['stock', 0, 0, 2],
      ['outline', 0, 0, 14],
      ['cuts', 0, 0, 4],
      ['stickers', 0, 0, 3],
      ['materials', 1, 20, 4],
      ['materials', 0, 20, 0],
      ['print-features', 5, 0, 0],
    ]);
  });

  test('shows what a choice saves below 0', () => {
    const [saved] = estimate(card, { ...job, options: [option({ press: 0.5 })] }).slice(-1);
    expect(saved).toMatchObject({ fixed: 0, curved: -10, linear: 0 });
  });
});

describe('the rows', () => {
  const context = { version: 'v', configurationHash: 'h', shipping: [] };
  const rows = (of: Partial<Job>, on: Partial<RateCard> = {}, quantity: number | null = null) =>
    priceRows({ ...card, ...on }, estimate({ ...card, ...on }, { ...job, ...of }), quantity, context);
  const money = (list: ReturnType<typeof rows>) =>
    list.map((row) => [row.quantity, row.price, row.orig_price, row.print_feature_price, row.custom_qty]);

  test('price every listed quantity, in dollars', () => {
    // 1000 + 20 × √n + 5 × n cents.
    expect(money(rows({}))).toEqual([
      [25, 12.25, 12.25, 0, false],
      [100, 17, 17, 0, false],
      [400, 34, 34, 0, false],
    ]);
    expect(rows({}).every(({ product_id }) => product_id === 17)).toBe(true);
  });

  test('end with a quantity of one’s own, unless it is listed', () => {
    expect(money(rows({}, {}, 900)).at(-1)).toEqual([900, 61, 61, 0, true]);
    expect(rows({}, {}, 100)).toHaveLength(3);
  });

  test('show the price before a promotion, each rounded to the cent', () => {
    expect(
      money(rows({}, { promotion: { name: 'May', percentOff: 10, factor: 0.9 }, setup: 1000.4 }))[1],
    ).toEqual([100, 15.3, 17, 0, false]);
    expect(money(rows({}, { setup: 1000.4 }))[1]).toEqual([100, 17, 17, 0, false]);
  });

  test('say what the print features are of a total', () => {
    const features = [feature({ setup: 100, run: 10, perPiece: 1 })];
    expect(money(rows({ features }))[1]).toEqual([100, 20, 20, 3, false]);
    expect(
      money(rows({ features }, { promotion: { name: 'June', percentOff: 50, factor: 0.5 } }))[1],
    ).toEqual([100, 10, 20, 1.5, false]);
  });

  test('have names that tell quantities and price lists apart', () => {
    const ids = [
      ...rows({}),
      ...priceRows(card, estimate(card, job), null, { ...context, version: 'w' }),
    ].map((row) => row.product_pricing_id);
    expect(new Set(ids).size).toBe(6);
  });
});

describe('a cost', () => {
  test('is at least another one only where each part is', () => {
    const base = cost({ setup: 1, run: 1, perPiece: 1, perSheet: 1, perEdge: 1 });
    expect(costsAtLeast(base, base)).toBe(true);
    for (const part of Object.keys(freeOfCost) as (keyof Cost)[]) {
      expect(costsAtLeast({ ...base, [part]: 0.5 }, base)).toBe(false);
      expect(costsAtLeast({ ...base, [part]: 1.5 }, base)).toBe(true);
    }
  });
});
