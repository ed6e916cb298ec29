import type { NewQuotation } from '../../contract/quotations.js';
import { dollars, toCents, toDollars } from '../money/money.js';
import { saleSums } from '../money/sale-sums.js';
import type { Configuration } from '../order/configuration.js';
import { toPricingRequest } from '../prices/pricing-request.js';
import { selectedRow, totalCents } from '../prices/total.js';
import { setsOf } from '../quantity/selected.js';
import { noDiscounts } from './no-discounts.js';

/** What making a quotation of a configuration sends, or null while it has no price or no sets. */
export function quoteConfiguration(
  configuration: Pick<Configuration, 'range' | 'selection' | 'rows'>,
): NewQuotation | null {
  const { range, selection } = configuration;
  const row = selectedRow(configuration);
  const request = range && selection && toPricingRequest(range, selection);
  if (!row || !request || !setsOf(selection)) return null;
  const cost = toDollars(totalCents(configuration));
  const { shipping, total } = saleSums({
    subTotal: toCents(cost),
    discount: toCents(noDiscounts.coupon_discount),
    firstOption: toCents(row.shipping[0]?.cost ?? dollars(0)),
  });
  return {
    quotations: [{ configuration: { ...request, quantity: row.quantity }, cost }],
    sub_total: cost,
    shipping_fee: toDollars(shipping),
    ...noDiscounts,
    total_price: toDollars(total),
  };
}
