/** What people need to know of orders: the room of orders fills it in, and until there is one nothing is found. */
export interface OrderBook {
  /** Whether a text has the form of an order number. Says nothing of whether there is one. */
  isNumber(text: string): boolean;
  /** The number of the order that both name, as the shop writes it; null for none, after the same work. */
  find(orderNumber: string, email: string): Promise<string | null>;
}

const form = /^[A-Z0-9][A-Z0-9-]{4,30}[A-Z0-9]$/i;

/** The book of a shop that takes no orders yet. */
export const noOrders: OrderBook = {
  isNumber: (text) => form.test(text),
  find: async () => null,
};
