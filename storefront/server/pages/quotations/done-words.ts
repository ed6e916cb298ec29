import type { Quotation } from '@kerf/sdk/contract';
import type { QuotationNotice } from '../../../pages/quotation.js';

/** What an address says was done with a quotation: nothing of the address itself is shown. */
export function quotationDone({ is_held }: Quotation, what: string | null): QuotationNotice | null {
  const link = { href: '/cart', words: 'See your cart' };
  if (what === 'billed') return { kind: 'done', message: 'Saved whom it is for.' };
  if (what === 'in-cart')
    return {
      kind: 'done',
      message: is_held
        ? 'It is in your cart, at the prices of this quotation.'
        : 'It is in your cart, at today’s prices.',
      link,
    };
  return null;
}
