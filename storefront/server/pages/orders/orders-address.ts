/** The addresses of the page of orders: what they ask for, and how they are written. */
import { maxIdLength, ordersPath } from '@kerf/sdk/contract';

/** What an address asks the page to show; '' for nothing. */
export interface Asked {
  order: string;
  piece: string;
  type: string;
  /** The place behind which the list begins; '' for its beginning. */
  before?: string;
}

/** Characters of an id that an address may name. */
export const idLength = 60;

export const readAsked = (query: URLSearchParams): Asked => ({
  order: (query.get('master_id') ?? '').slice(0, idLength),
  piece: (query.get('order_detail_id') ?? '').slice(0, idLength),
  type: ['artwork', 'proof', 'messages'].find((type) => type === query.get('type')) ?? '',
  before: (query.get('before') ?? '').slice(0, maxIdLength),
});

/** The address of what is asked for; `done` is what was done just before, and `line` where. */
export const addressOf = ({ order, piece, type, before }: Asked, done?: string, line?: string): string => {
  const query = new URLSearchParams({
    ...(order && { master_id: order }),
    ...(piece && { order_detail_id: piece }),
    ...(type && { type }),
    ...(before && { before }),
    ...(done && { done }),
    ...(line && { line }),
  });
  return `${ordersPath}${query.size > 0 ? `?${query}` : ''}${done ? '#said' : ''}`;
};
