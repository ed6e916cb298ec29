/** What one row of a price list costs. */
export interface PricedQuantity {
  quantity: number;
  price: number;
}

/** How much cheaper a piece is than at the first quantity, in whole percent; 0 where nothing is saved. */
export function savingsPercent(row: PricedQuantity, first: PricedQuantity): number {
  return Math.max(0, Math.round((1 - row.price / row.quantity / (first.price / first.quantity)) * 100));
}
