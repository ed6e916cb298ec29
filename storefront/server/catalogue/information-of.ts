import type { ProductInformation, Range } from '@kerf/sdk/contract';
import { infoRefs, informedFeatures } from '@kerf/sdk/rules';
import type { Information } from './catalogue.js';

const known = <T>(keys: readonly string[], texts: ReadonlyMap<string, T>): T[] =>
  keys.flatMap((key) => texts.get(key) ?? []);

/** What there is to read on the page of an item while a product of it is chosen. What nobody wrote is left out. */
export function informationOf(
  { infos, features }: Information,
  range: Range,
  chosen: { product_id: number; material_id: number | null },
): ProductInformation {
  return {
    infos: known(infoRefs(range, chosen), infos),
    features: known(informedFeatures(range, chosen), features),
  };
}
