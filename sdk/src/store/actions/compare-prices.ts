import { fetchPricing } from '../../client/pricing.js';
import { general } from '../../contract/messages.js';
import type { PricingRow } from '../../contract/pricing.js';
import type { Problem } from '../../errors/problem.js';
import { toProblem, toRefusalProblem } from '../../errors/to-problem.js';
import { cents, toCents, toDollars } from '../../rules/money/money.js';
import { toPricingQuery } from '../../rules/prices/pricing-query.js';
import { type ComparePrice, compareState, type KeptType } from '../compare-state.js';
import { opaque } from '../opaque.js';
import type { Runtime } from '../runtime.js';
import { arePricesDoubtful, rememberPrices, seenPrices } from '../seen-prices.js';
import { changeCompared } from './compare.js';

/** As the panel asks: a listed quantity is among the rows by itself. */
const askedOf = ({ request, selection }: KeptType): KeptType['request'] =>
  selection.quantity_index < 0 ? request : { ...request, quantity: null };

function showPrice(rt: Runtime, key: string, price: ComparePrice): void {
  const state = compareState(rt);
  state.prices = opaque({ ...state.prices, [key]: price });
}

/** Shows what it costs now. A price that moved takes the place of the kept one, which is said beside it from then on. */
function showRows(rt: Runtime, type: KeptType, rows: readonly PricingRow[]): void {
  const row = rows.find(({ quantity }) => quantity === type.request.quantity);
  if (!row) {
    showPrice(rt, type.key, failed({ code: 'CLIENT_UNKNOWN', message: general, isRetryable: true }));
    return;
  }
  showPrice(rt, type.key, { status: 'ready', row });
  const price = toDollars(cents(toCents(row.price) * type.request.kinds));
  if (price === type.price) return;
  const was = type.was ?? type.price;
  changeCompared(rt, { ...type, price, was: was === price ? null : was });
}

const failed = (problem: Problem): ComparePrice => ({ status: 'failed', problem });

async function price(rt: Runtime, type: KeptType): Promise<void> {
  const asked = askedOf(type);
  const query = toPricingQuery(asked);
  const seen = seenPrices(rt, query);
  if (seen) return showRows(rt, type, seen);
  showPrice(rt, type.key, { status: 'pending' });
  try {
    const answer = await fetchPricing(
      rt.send,
      asked,
      undefined,
      arePricesDoubtful(rt) ? 'no-cache' : undefined,
    );
    if (!Array.isArray(answer)) return showPrice(rt, type.key, failed(toRefusalProblem(answer)));
    rememberPrices(rt, query, answer);
    showRows(rt, type, answer);
  } catch (error) {
    showPrice(rt, type.key, failed(toProblem(error)));
  }
}

/** Asks what everything that is compared costs now, but for what was answered within the last minutes. */
export async function priceCompared(rt: Runtime): Promise<void> {
  const { types, prices } = compareState(rt);
  await Promise.all(
    types.filter(({ key }) => prices[key]?.status !== 'pending').map((type) => price(rt, type)),
  );
}
