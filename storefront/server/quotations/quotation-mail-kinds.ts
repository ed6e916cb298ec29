/** The letters about quotations. The queue names one of these, and the id of the quotation. */
export const quotationMailKinds = {
  /** To who asked for a quote: the shop's answer. */
  sent: 'quotation-sent',
} as const;

/** Whether a kind of letter is about a quotation. */
export const isQuotationMail = (kind: string): boolean =>
  (Object.values(quotationMailKinds) as string[]).includes(kind);
