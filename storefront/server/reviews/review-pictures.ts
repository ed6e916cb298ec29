/** The pictures of a review: files that were sent for its order, drawn anew for everybody to see. */
import { Readable } from 'node:stream';
import { type ArtworkKind, maxReviewImages } from '@kerf/sdk/contract';
import type { ArtworkParts } from '../artwork/artwork-parts.js';
import { keepStream } from '../artwork/receive-stream.js';
import { refuseArtwork } from '../artwork/refuse-artwork.js';
import { isNotOpened, runApart } from '../artwork/run-apart.js';
import { addressBlock } from '../http/address-block.js';
import { type ApiFailure, failure } from '../http/api-failure.js';
import type { Turns } from '../http/turns.js';
import type { ReviewPicture, ReviewPictures } from '../orders/order-reviews.js';
import type { KeptOrderLine } from '../orders/order-rows.js';

/** Pixels across, and bytes of what is made. */
const widths = { large: 1_200, small: 240 } as const;
const maxBytes = 8 * 1_048_576;

const kinds: readonly ArtworkKind[] = ['png', 'jpeg'];

const refusal = (name: string): ApiFailure =>
  failure('ORDER_REVIEW_PICTURE', `${name} can’t be shown. Please send a PNG or JPEG, or none.`, {
    field: 'files',
  });

/** The pictures that a storage keeps; they are drawn in turns. */
export function createReviewPictures(
  { db, storage }: Pick<ArtworkParts, 'db' | 'storage'>,
  turns: Turns,
): ReviewPictures {
  const remove = async (keys: readonly string[]) => {
    for (const key of keys) await storage.remove(key);
  };

  async function draw(
    line: Pick<KeptOrderLine, 'id' | 'order_id'>,
    { name, kind, storage_key: key }: { name: string; kind: ArtworkKind; storage_key: string },
    size: keyof typeof widths,
  ): Promise<string> {
    const jpeg = await storage
      .withPath(key, (path) =>
        runApart('show-picture', [path, kind, String(widths[size])], {
          maxSaid: maxBytes,
          signal: new AbortController().signal,
        }),
      )
      .catch((error: unknown) => {
        throw isNotOpened(error) ? refusal(name) : error;
      });
    const stream = Readable.from(jpeg, { objectMode: false });
    const notes = { order: line.order_id, line: line.id, filename: 'review.jpg' };
    return keepStream(storage, { stream, isWhole: () => true, notes }, () => refusal(name));
  }

  async function drawAll(
    line: Pick<KeptOrderLine, 'id' | 'order_id'>,
    wanted: readonly string[],
  ): Promise<ReviewPicture[]> {
    const files = await db
      .selectFrom('message_files')
      .select(['name', 'kind', 'storage_key'])
      .where('order_id', '=', line.order_id)
      .where('message_id', 'is', null)
      .where('storage_key', 'in', wanted)
      .execute();
    const pictures: ReviewPicture[] = [];
    const kept: string[] = [];
    try {
      for (const key of wanted) {
        const file = files.find(({ storage_key }) => storage_key === key);
        if (!file)
          throw failure('ARTWORK_UNKNOWN', 'A picture is not here any more. Please send it again.', {
            field: 'files',
          });
        if (!kinds.includes(file.kind)) throw refusal(file.name);
        const large = await draw(line, file, 'large');
        kept.push(large);
        const small = await draw(line, file, 'small');
        kept.push(small);
        pictures.push({ large, small });
      }
    } catch (error) {
      await remove(kept);
      throw error;
    }
    return pictures;
  }

  return {
    async take(line, keys, address) {
      const wanted = [...new Set(keys)];
      if (wanted.length === 0) return [];
      if (wanted.length > maxReviewImages) throw refuseArtwork('ARTWORK_MESSAGE_FULL');
      return turns.take(addressBlock(address), () => drawAll(line, wanted));
    },
    async drop(pictures) {
      const keys = pictures.flatMap(({ large, small }) => [large, small]);
      if (keys.length === 0) return;
      const shown = await db
        .selectFrom('review_pictures')
        .select('storage_key')
        .where('storage_key', 'in', keys)
        .execute();
      const written = new Set(shown.map(({ storage_key }) => storage_key));
      await remove(keys.filter((key) => !written.has(key)));
    },
  };
}
