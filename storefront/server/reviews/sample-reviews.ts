/** Reviews that are made up, for a shop that shows what it can do: an item has them until it has one of its own. */
import { readFile } from 'node:fs/promises';
import { Review, type ReviewFilter, reviewsPerPage } from '@kerf/sdk/contract';
import { pictureCopy } from '@kerf/sdk/rules';
import { array, create, omit, record, string } from 'superstruct';
import type { Catalogue } from '../catalogue/catalogue.js';
import { type ItemReviews, noReviews, withMore } from './review-rows.js';

/** Those of the items, by the item's id, the newest first. */
export type SampleReviews = ReadonlyMap<number, readonly Review[]>;

/** As they are written: the first picture is shown small, and the rest follows from where they stand. */
const Written = record(string(), array(omit(Review, ['id', 'thumbnail', 'featured_image', 'product'])));

/** Reads those of the items that there are from a file; `addressOf` gives the address of a picture to keep for good. */
export async function readSampleReviews(
  file: string,
  { ranges }: Catalogue,
  addressOf: (path: string) => string,
): Promise<SampleReviews> {
  const written = create(JSON.parse(await readFile(file, 'utf8')), Written);
  return new Map(
    Object.entries(written).flatMap(([slug, reviews]) => {
      const range = ranges.get(slug);
      const whole = reviews.map((review, at): Review => {
        const images = review.images.map(addressOf);
        const [first = null] = images;
        const thumbnail = first && pictureCopy(first, 'thumb');
        return {
          ...review,
          id: `sample-${slug}-${at + 1}`,
          thumbnail,
          featured_image: first,
          images,
          product: '',
        };
      });
      return range ? [[range.item.id, whole]] : [];
    }),
  );
}

/** An item's in numbers. */
export function countSamples(samples: readonly Review[]): ItemReviews {
  const none: ItemReviews = { ...noReviews, is_sample: true };
  return samples.reduce(
    (before, { rate, images }) =>
      withMore(before, { rate, count: 1, with_images: images.length > 0 ? 1 : 0 }),
    none,
  );
}

/** A page of an item's, from 1. */
export const pageOfSamples = (samples: readonly Review[], filter: ReviewFilter, page: number): Review[] =>
  samples
    .filter(
      ({ rate, images }) =>
        filter === 'all' || (filter === 'images' ? images.length > 0 : rate === Number(filter)),
    )
    .slice((page - 1) * reviewsPerPage, page * reviewsPerPage);
