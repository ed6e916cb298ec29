import type { OrderLine } from '../../contract/orders.js';
import type { OrderDetail } from '../../contract/proofs.js';

/**
 * How much of the artwork of a piece was sent: `part`, where some of it is missing, and who ordered did not write since
 * what is to be printed there.
 */
export type ArtworkSent = 'none' | 'part' | 'all';

export function artworkSent(
  { artworks, messages }: Pick<OrderDetail, 'artworks' | 'messages'>,
  { id }: Pick<OrderLine, 'id'>,
): ArtworkSent {
  const sent = artworks.filter(({ line_id }) => line_id === id);
  const last = sent.at(-1);
  if (!last) return 'none';
  const lacks = sent.some(({ warnings }) => warnings.some(({ code }) => code === 'missing'));
  const isAnswered = messages.some(
    ({ from, line_id, at }) => from === 'customer' && (line_id ?? id) === id && at > last.created_at,
  );
  return lacks && !isAnswered ? 'part' : 'all';
}
