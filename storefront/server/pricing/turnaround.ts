import { etaText, type Turnaround } from '@kerf/sdk/rules';
import type { Shipping } from '../catalogue/catalogue.js';

/** How long an order takes on a way of delivery: of a product, or with null of what takes no longer than most. */
export function turnaroundOf(
  { extraPrintingDays }: Shipping,
  { printingDays, shippingDays }: Shipping['methods'][number],
  productId: number | null,
): Turnaround {
  const extraDays = (productId !== null && extraPrintingDays.get(productId)) || 0;
  return { printing_days: printingDays + extraDays, shipping_days: shippingDays };
}

/** How long an order takes on the standard way, in words: '5-9 business days'. */
export function arrivalWords(shipping: Shipping, productId: number | null): string {
  const [standard] = shipping.methods;
  return standard ? etaText(turnaroundOf(shipping, standard, productId)) : '';
}
