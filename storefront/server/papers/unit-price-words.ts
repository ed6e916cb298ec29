import type { Cents } from '@kerf/sdk/contract';
import { formatMoney, toDollars } from '@kerf/sdk/rules';

/** What a piece of a paper's line costs, or one set where there are several; in parts of a cent where cents do not say it. */
export function unitPriceWords({
  price,
  quantity,
  kinds,
}: {
  /** Of one set. */
  price: Cents;
  quantity: number;
  kinds: number;
}): string {
  if (kinds > 1) return `${formatMoney(toDollars(price))} a set`;
  const decimals = [2, 3, 4].find((places) => (price * 10 ** (places - 2)) % quantity === 0) ?? 4;
  return formatMoney(toDollars((price / quantity) as Cents), decimals);
}
