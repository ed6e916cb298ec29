/**
 * A quantity with its thousands apart, as the shop's country writes them: `1,000`. Written out here because the
 * browser's own formatter takes a phone milliseconds to set up, once for each row that is drawn.
 */
export const formatQuantity = (quantity: number): string => String(quantity).replace(/\B(?=(\d{3})+$)/g, ',');
