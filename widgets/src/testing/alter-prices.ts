import type { Opening, PricingAnswer, PricingRow, Success } from '@kerf/sdk/contract';
import { dollars } from '@kerf/sdk/rules';
import { altered, interceptCalls } from './intercept-calls.js';

/** Changes the rows that the shop answers with, alone or with a range, until the end of the test. */
export function alterPrices(alter: (rows: PricingRow[]) => PricingRow[]): void {
  interceptCalls(({ path, pass }) => {
    if (path === '/get/pricing-data')
      return altered<PricingAnswer>(pass(), (answer) => (Array.isArray(answer) ? alter(answer) : answer));
    if (path === '/quote/get/featured-items')
      return altered<Success<Opening>>(pass(), ({ data, ...rest }) => ({
        ...rest,
        data: { ...data, ...(data?.opening_rows && { opening_rows: alter(data.opening_rows) }) },
      }));
    return null;
  });
}

/** Every quantity at a dollar a piece, so that a larger run saves nothing. */
export const withoutSavings = (rows: PricingRow[]): PricingRow[] =>
  rows.map((row) => ({ ...row, price: dollars(row.quantity), orig_price: dollars(row.quantity) }));
