/** The calls about quotations, in a file of their own: what shows prices does not carry them. */
export const quotationRoutes = {
  quotations: '/quote/get/quotations',
  /** `/ID` follows, here and in the next two. */
  quotation: '/quote/get/quotation',
  update: '/quote/update/quotation',
  intoCart: '/cart/create/quotation',
  create: '/quote/create/quotation',
  /** `?quotation_no=` follows; the answer is a PDF, to be looked at or to be kept. */
  preview: '/pdf/quotation/preview',
  download: '/pdf/quotation/download',
} as const;

/** The shop's page of one quotation, whose number follows; and of a member's. */
export const quotationPath = '/quotation';
export const quotationsPath = '/mypage/quotations';

/** How long the prices of a quotation are held, days. */
export const quotationDays = 30;
export const maxQuotations = 100;
/** The most that the address of whom a quotation is for may have, characters: several lines. */
export const maxBillAddressLength = 500;
