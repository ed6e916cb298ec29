/** The letters about orders. The queue names one of these, and the id of the order or of the piece that it is about. */
export const orderMailKinds = {
  /** About an order that was placed. */
  placed: 'order-placed',
  paid: 'order-paid',
  /** Money came, and it is not paid by that, or was before. */
  moneyCame: 'order-money-came',
  refunded: 'order-refunded',
  /** About a piece of one. */
  proofSent: 'order-proof-sent',
  productionStarted: 'order-production-started',
  shipped: 'order-shipped',
  trackingCorrected: 'order-tracking-corrected',
  delivered: 'order-delivered',
  cancelled: 'order-cancelled',
  /** About a message of the shop's, to the customer. */
  message: 'order-message',
  /** About a message of the customer's, to the shop. */
  customerWrote: 'order-customer-wrote',
  /** About an order that was placed, and about a piece whose turn at the shop has come; to the shop. */
  newOrder: 'order-new',
  shopsTurn: 'order-shops-turn',
  /** About a refund that came back from a bank, to the shop. */
  refundReturned: 'order-refund-returned',
} as const;
