import { createNumber } from '../orders/order-number.js';

/** A number for a quotation that is made now: `Q26-7QXM4DWA`. */
export const createQuotationNumber = (now: Date): string => createNumber('Q', now);
