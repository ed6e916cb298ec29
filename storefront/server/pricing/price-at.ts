import type { Cents } from '@kerf/sdk/contract';
import { cents } from '@kerf/sdk/rules';
import type { RateCard } from '../catalogue/rate-card.js';
import { amountAt, type Curve } from './estimate.js';

/** What one set costs, and what it costs without the promotion. */
export interface Price {
  price: Cents;
  listPrice: Cents;
}

/** What a curve comes to at a quantity, as money is asked for. `power` is the quantity to the power of the card's exponent. */
export function priceAt(
  card: Pick<RateCard, 'promotion'>,
  curve: Curve,
  quantity: number,
  power: number,
): Price {
  const amount = amountAt(curve, quantity, power);
  return { price: cents(amount * (card.promotion?.factor ?? 1)), listPrice: cents(amount) };
}
