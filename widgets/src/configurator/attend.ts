import type { Runtime } from '@kerf/sdk/runtime';
import type { PriceChanges } from './change-words.js';
import { followAddress } from './follow-address.js';
import { followOptionPrices } from './follow-option-prices.js';

/** Goes along with a configuration while its panel stands: shows what choices would cost, and keeps the address in step. */
export function attend(
  runtime: Runtime,
  name: string,
  isAddressed: boolean,
  show: (changes: PriceChanges) => void,
): () => void {
  const ends = [
    followOptionPrices(runtime, name, show),
    ...(isAddressed ? [followAddress(runtime, name)] : []),
  ];
  return () => {
    for (const end of ends) end();
  };
}
