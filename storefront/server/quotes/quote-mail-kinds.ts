/** The letters about requests for a quote. The queue names one of these, and the id of the request. */
export const quoteMailKinds = {
  /** To who asked. */
  received: 'quote-received',
  /** To the shop. */
  toAnswer: 'quote-to-answer',
} as const;
