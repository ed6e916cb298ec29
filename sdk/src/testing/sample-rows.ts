import type { PricingRow } from '../contract/pricing.js';
import { dollars } from '../rules/money/money.js';

/** Rows for tests: a piece costs `unit` cents whatever the quantity. The one of `custom` comes last. */
export const sampleRows = (
  quantities: readonly number[],
  { unit = 20, custom }: { unit?: number; custom?: number | undefined } = {},
): PricingRow[] =>
  [...quantities, ...(custom === undefined ? [] : [custom])].map((quantity, index) => ({
    quantity,
    price: dollars((quantity * unit) / 100),
    orig_price: dollars((quantity * unit) / 100),
    product_id: 17,
    product_pricing_id: `card-${quantity}`,
    print_feature_price: dollars(0),
    custom_qty: index === quantities.length,
    shipping: [
      {
        id: 1,
        method: 'Standard',
        printing_days: 4,
        shipping_days: 5,
        cost: dollars(9.9),
        date: '2026-12-04',
      },
    ],
  }));
