/** Days of printing and of shipping, business days both. */
export interface Turnaround {
  printing_days: number;
  shipping_days: number;
}

/** What most orders take where nothing else is known: '5-9 business days'. */
export const standardTurnaround: Turnaround = { printing_days: 4, shipping_days: 5 };

/** Business days from order to door at the latest. */
export const businessDays = ({ printing_days, shipping_days }: Turnaround): number =>
  printing_days + shipping_days;

/** When an order arrives, in words: '5-9 business days', or one number when shipping takes a day at most. */
export function etaText({ printing_days, shipping_days }: Turnaround): string {
  const first = printing_days + 1;
  const days = shipping_days > 1 ? `${first}-${printing_days + shipping_days}` : String(first);
  return `${days} business ${days === '1' ? 'day' : 'days'}`;
}
