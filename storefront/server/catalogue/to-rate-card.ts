import type { Product } from '@kerf/sdk/contract';
import { CatalogueError } from './catalogue-error.js';
import type { Cost } from './cost.js';
import type { CostEntry, RateCardFile } from './price-files.js';
import { type CostKind, costKinds, type RateCard } from './rate-card.js';

const toCost = (entry: CostEntry): Cost => ({
  setup: entry.setup ?? 0,
  run: entry.run ?? 0,
  perPiece: entry.per_piece ?? 0,
  perSheet: entry.per_sheet ?? 0,
  perEdge: entry.per_edge ?? 0,
  press: entry.press ?? 1,
  stock: entry.stock ?? 1,
});

/** Ids of the options of a product that need a cost, by kind. */
function optionIds({ attributes }: Product): Record<CostKind, number[]> {
  const ids = (list: readonly { id: number }[]): number[] => list.map(({ id }) => id);
  return {
    materials: ids(attributes.materials),
    'printed-sides': ids(attributes.printed_sides),
    cuttings: ids(attributes.cuttings),
    shapes: attributes.cuttings.flatMap(({ shapes }) => ids(shapes)),
    finishings: ids(attributes.finishings),
    'premium-processing': attributes.premium_processings.flatMap(({ items }) => ids(items)),
    adhesives: ids(attributes.adhesives),
    colors: ids(attributes.colors),
    'addon-items': attributes.addons
      .filter(({ code }) => code !== 'premium-processing' && code !== 'roll-orientation')
      .flatMap(({ items }) => ids(items)),
    'install-ready': attributes.install_ready ? [1] : [],
    'print-features': attributes.print_features.flatMap(({ items }) => ids(items)),
  };
}

/** A rate card from its file: the shop's option costs, changed as the file says, for the options of one of its products. */
export function toRateCard(
  file: string,
  data: RateCardFile,
  shared: Record<CostKind, Record<string, CostEntry>>,
  { product, runWords }: { product: Product; runWords: string },
): RateCard {
  const wanted = optionIds(product);
  const costsOf = (kind: CostKind): Map<number, Cost> => {
    const changes = data.option_costs?.[kind] ?? {};
    const stranger = Object.keys(changes).find((id) => !wanted[kind].includes(Number(id)));
    if (stranger)
      throw new CatalogueError(
        file,
        `option_costs.${kind}`,
        'ids of options of the product',
        Number(stranger),
      );
    return new Map(
      wanted[kind].map((id) => {
        const entry = changes[id] ?? shared[kind][id];
        if (!entry)
          throw new CatalogueError(
            `option-costs/${kind}.json`,
            String(id),
            `a cost, which ${product.name} needs`,
          );
        return [id, toCost(entry)];
      }),
    );
  };
  const { parent_sheet: sheet, exponent } = data;
  const { quantities } = product.attributes;
  return {
    productId: product.id,
    sheetArea: sheet.width * sheet.height,
    margin: 2 * data.bleed + data.gutter,
    setup: data.setup,
    press: data.press,
    exponent,
    stockPerSheet: data.stock_per_sheet,
    perPiece: data.per_piece,
    perEdge: data.per_edge,
    letters: data.letters ? { perCut: data.letters.per_cut, perVinyl: data.letters.per_vinyl } : null,
    perExtraCut: data.per_extra_cut,
    perExtraSticker: data.per_extra_sticker,
    promotion: data.promotion
      ? {
          name: data.promotion.name,
          percentOff: data.promotion.percent_off,
          factor: 1 - data.promotion.percent_off / 100,
        }
      : null,
    runWords,
    costs: Object.fromEntries(costKinds.map((kind) => [kind, costsOf(kind)])) as unknown as RateCard['costs'],
    quantities,
    curve: quantities.map((quantity) => quantity ** exponent),
  };
}
