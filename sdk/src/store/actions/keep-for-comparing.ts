import { designerPath } from '../../contract/designer-path.js';
import { maxCompared } from '../../contract/limits.js';
import { factsOf } from '../../rules/compare/facts.js';
import { toDollars } from '../../rules/money/money.js';
import { toSelectionQuery } from '../../rules/options/selection-query.js';
import { canCompare } from '../../rules/order/submit-status.js';
import { wholeSummaryText } from '../../rules/order/whole-summary.js';
import { toPricingRequest } from '../../rules/prices/pricing-request.js';
import { totalCents } from '../../rules/prices/total.js';
import { itemPath } from '../../rules/products/item-path.js';
import { chosenProduct, productName } from '../../rules/products/product.js';
import { quantityOf } from '../../rules/quantity/selected.js';
import { compareState, type KeptType } from '../compare-state.js';
import { drawKey, writeKept } from '../kept-types.js';
import type { Runtime } from '../runtime.js';
import type { ConfigurationState } from '../shop-state.js';
import { isSame, loadCompared, showKept } from './compare.js';

/**
 * What came of keeping a configuration: 'known' where the same product, details and price are kept already, 'full' where
 * there are as many as can be, 'unready' where it has no price that stands. `isSaved` says whether a reload finds it.
 */
export type Comparison =
  | { status: 'kept'; type: KeptType; isSaved: boolean }
  | { status: 'full'; most: number }
  | { status: 'known' | 'unready' };

/** An open configuration as it is compared; null while it has no price that stands. */
function typeOf(name: string, state: ConfigurationState | undefined): Omit<KeptType, 'key'> | null {
  if (!state?.range || !state.selection || !canCompare(state)) return null;
  const { range, selection, item } = state;
  const request = toPricingRequest(range, selection);
  if (!request) return null;
  const path = selection.lettering ? designerPath : itemPath(range.item);
  return {
    product: productName(chosenProduct(range, selection)),
    details: wholeSummaryText(range, selection),
    price: toDollars(totalCents(state)),
    was: null,
    keptAt: Date.now(),
    configuration: name,
    item,
    path: path && `${path}?${toSelectionQuery(range, selection)}`,
    selection,
    request: { ...request, quantity: quantityOf(range, selection) },
    facts: factsOf(range, selection),
  };
}

/**
 * Keeps an open configuration for comparing, as it stands or as it was in a snapshot, for as long as the tab; where nothing
 * may be kept or storage is blocked, until the page is left.
 */
export function keepForComparing(
  rt: Runtime,
  name: string,
  state: ConfigurationState | undefined = rt.state.configurations[name],
): Comparison {
  loadCompared(rt);
  const { types, unsaved } = compareState(rt);
  const type = typeOf(name, state);
  if (!type) return { status: 'unready' };
  if (types.some((other) => isSame(type, other))) return { status: 'known' };
  if (types.length >= maxCompared) return { status: 'full', most: maxCompared };
  const kept = { ...type, key: drawKey(rt, types) };
  const isSaved = writeKept(rt, kept);
  showKept(rt, [...types, kept], isSaved ? unsaved : [...unsaved, kept.key]);
  return { status: 'kept', type: kept, isSaved };
}
