import type { Cents, PricePart, PriceParts, PricingRequest } from '@kerf/sdk/contract';
import { cents, formatMoney, toDollars } from '@kerf/sdk/rules';
import { amountAt, sumOf } from './estimate.js';
import { partWords } from './part-words.js';
import { priceAt } from './price-at.js';
import type { Rated } from './rate-configuration.js';

/**
 * Amounts as whole cents that add up to a whole, which is their sum to the nearest cent: each is rounded down, and the
 * cents that are left go to those that lost most.
 */
export function apportion(amounts: readonly number[], whole: Cents): Cents[] {
  const shares = amounts.map((amount) => Math.floor(amount));
  const left = whole - shares.reduce((sum, share) => sum + share, 0);
  const lost = (place: number): number => (amounts[place] ?? 0) - (shares[place] ?? 0);
  const places = amounts.map((_, place) => place).sort((one, other) => lost(other) - lost(one));
  const up = new Set(places.slice(0, Math.max(left, 0)));
  return shares.map((share, place) => cents(up.has(place) ? share + 1 : share));
}

/**
 * What makes the total of a rated configuration at a quantity: the parts that its price is the sum of, those of the same
 * words together, then a discount, then the further sets. They add up to the total to the cent.
 */
export function priceParts(rated: Rated, request: PricingRequest, quantity: number): PriceParts {
  const { card, parts } = rated;
  const power = quantity ** card.exponent;
  const { price, listPrice } = priceAt(card, sumOf(parts), quantity, power);
  const amounts = new Map<string, number>();
  for (const part of parts) {
    const amount = amountAt(part, quantity, power);
    const words = partWords({ ...rated, request, quantity }, part.work);
    // What costs nothing needs no line.
    if (amount !== 0) amounts.set(words, (amounts.get(words) ?? 0) + amount);
  }
  const shares = apportion([...amounts.values()], listPrice);
  const told: PricePart[] = [...amounts.keys()].flatMap((words, place) =>
    shares[place] ? [{ words, amount: toDollars(shares[place]) }] : [],
  );
  if (card.promotion && price !== listPrice)
    told.push({
      words: `${card.promotion.name}: ${card.promotion.percentOff}% off`,
      amount: toDollars(cents(price - listPrice)),
    });
  const further = request.kinds - 1;
  if (further > 0)
    told.push({
      words: `${further} more ${further > 1 ? 'sets' : 'set'} at ${formatMoney(toDollars(price))}${further > 1 ? ' each' : ''}`,
      amount: toDollars(cents(further * price)),
    });
  return {
    total: toDollars(cents(price * request.kinds)),
    orig_total: toDollars(cents(listPrice * request.kinds)),
    parts: told,
  };
}
