import type { Artwork, ArtworkWarning } from '../../contract/artwork.js';
import type { ArtworkSent, OrderLine } from '../../contract/orders.js';
import type { OrderMessage } from '../../contract/proofs.js';

/** What it is known by: the files of an order, of each piece the oldest first, and its messages. */
interface ArtworkAndMessages {
  artworks: readonly (Pick<Artwork, 'line_id' | 'created_at'> & {
    warnings: readonly Pick<ArtworkWarning, 'code'>[];
  })[];
  messages: readonly Pick<OrderMessage, 'from' | 'line_id' | 'at'>[];
}

/** How much of the artwork of a piece was sent. */
export function artworkSent(
  { artworks, messages }: ArtworkAndMessages,
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
