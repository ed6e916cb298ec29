/** The pictures of a review: files that were sent for its order, drawn anew for everybody to see. */
import { Readable } from 'node:stream';
import { type ArtworkKind, maxReviewImages } from '@kerf/sdk/contract';
import type { ArtworkParts } from '../artwork/artwork-parts.js';
import { keepStream } from '../artwork/receive-stream.js';
import { refuseArtwork } from '../artwork/refuse-artwork.js';
import { isNotOpened, runApart } from '../artwork/run-apart.js';
import { type ApiFailure, failure } from '../http/api-failure.js';
import type { ReviewPicture } from '../orders/order-reviews.js';
import type { KeptOrderLine } from '../orders/order-rows.js';

/** Pixels across, and bytes of what is made. */
const widths = { large: 1_200, small: 240 } as const;
const maxBytes = 8 * 1_048_576;

const kinds: readonly ArtworkKind[] = ['png', 'jpeg'];

const refusal = (name: string): ApiFailure =>
  failure('ORDER_REVIEW_PICTURE', `${name} can’t be shown. Please send a PNG or JPEG, or none.`, {
    field: 'files',
  });

/**
 * Draws the pictures of a review that is about to be written, from files by their keys that were sent for its order and went
 * with no message. Throws for a file that is no picture.
 */
export async function takePictures(
  { db, storage }: Pick<ArtworkParts, 'db' | 'storage'>,
  line: Pick<KeptOrderLine, 'id' | 'order_id'>,
  keys: readonly string[],
): Promise<ReviewPicture[]> {
  const wanted = [...new Set(keys)];
  if (wanted.length === 0) return [];
  if (wanted.length > maxReviewImages) throw refuseArtwork('ARTWORK_MESSAGE_FULL');
  const files = await db
    .selectFrom('message_files')
    .select(['name', 'kind', 'storage_key'])
    .where('order_id', '=', line.order_id)
    .where('message_id', 'is', null)
    .where('storage_key', 'in', wanted)
    .execute();
  const pictures: ReviewPicture[] = [];
  for (const key of wanted) {
    const file = files.find(({ storage_key }) => storage_key === key);
    if (!file)
      throw failure('ARTWORK_UNKNOWN', 'A picture is not here any more. Please send it again.', {
        field: 'files',
      });
    if (!kinds.includes(file.kind)) throw refusal(file.name);
    const drawn = async (size: keyof typeof widths): Promise<string> => {
      const jpeg = await storage
        .withPath(key, (path) =>
          runApart('show-picture', [path, file.kind, String(widths[size])], {
            maxSaid: maxBytes,
            signal: new AbortController().signal,
          }),
        )
        .catch((error: unknown) => {
          throw isNotOpened(error) ? refusal(file.name) : error;
        });
      const stream = Readable.from(jpeg, { objectMode: false });
      const notes = { order: line.order_id, line: line.id, filename: 'review.jpg' };
      // What no row comes to speak of is swept.
      return keepStream(storage, { stream, isWhole: () => true, notes }, () => refusal(file.name));
    };
    pictures.push({ large: await drawn('large'), small: await drawn('small') });
  }
  return pictures;
}
