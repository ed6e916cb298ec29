/** Reviews as everybody reads them: those that are not hidden. */
import {
  apiBase,
  type Review,
  type ReviewFilter,
  type ReviewSummary,
  reviewRoutes,
  reviewsPerPage,
} from '@kerf/sdk/contract';
import { clampRate } from '@kerf/sdk/rules';
import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.js';

/** The reviews of an item in numbers. */
export interface ItemReviews extends ReviewSummary {
  /** Of their stars. */
  average: number;
}

/**
 * Every item's reviews in numbers, by the item's id, and those of one product of it, by {@link productKey}; `version` is
 * another one whenever anything of them changed.
 */
export interface ReviewNumbers {
  ofItem: ReadonlyMap<number, ItemReviews>;
  ofProduct: ReadonlyMap<string, ItemReviews>;
  version: string;
}

export const noReviews: ItemReviews = {
  count: 0,
  rates: [0, 0, 0, 0, 0],
  with_images: 0,
  is_sample: false,
  average: 0,
};

/** The numbers with another so many reviews of some stars. */
export function withMore(
  before: ItemReviews,
  { rate, count, with_images }: { rate: number; count: number; with_images: number },
): ItemReviews {
  const stars = clampRate(rate);
  return {
    ...before,
    count: before.count + count,
    rates: before.rates.map((each, index) => (index === stars - 1 ? each + count : each)),
    with_images: before.with_images + with_images,
    average: (before.average * before.count + stars * count) / (before.count + count),
  };
}

/** A product of an item, by the name that it was ordered under. */
export const productKey = (itemId: number, name: string): string => `${itemId} ${name}`;

/** Counts all that are shown. */
export async function countReviews(db: Kysely<Schema>): Promise<ReviewNumbers> {
  const rows = await db
    .selectFrom('reviews')
    .leftJoin('order_lines', 'order_lines.id', 'reviews.line_id')
    .select(({ fn, eb }) => [
      'item_id',
      'product_name',
      'rate',
      fn.countAll<number>().as('count'),
      fn.sum<number>(eb.case().when('pictures', '>', 0).then(1).else(0).end()).as('with_images'),
      fn.max('reviews.updated_at').as('changed_at'),
    ])
    .where('hidden_at', 'is', null)
    .groupBy(['item_id', 'product_name', 'rate'])
    .orderBy('item_id')
    .orderBy('product_name')
    .orderBy('rate')
    .execute();
  const ofItem = new Map<number, ItemReviews>();
  const ofProduct = new Map<string, ItemReviews>();
  for (const row of rows) {
    const { rate, count, with_images } = row;
    const more = { rate, count: Number(count), with_images: Number(with_images) };
    ofItem.set(row.item_id, withMore(ofItem.get(row.item_id) ?? noReviews, more));
    const key = productKey(row.item_id, row.product_name ?? '');
    ofProduct.set(key, withMore(ofProduct.get(key) ?? noReviews, more));
  }
  return { ofItem, ofProduct, version: JSON.stringify(rows) };
}

const pathOf = (id: string): string => `${apiBase}${reviewRoutes.image}/${id}`;

/** A page of the reviews of an item, from 1, the newest first. */
export async function readReviews(
  db: Kysely<Schema>,
  { itemId, filter, page }: { itemId: number; filter: ReviewFilter; page: number },
): Promise<Review[]> {
  const rows = await db
    .selectFrom('reviews')
    .leftJoin('order_lines', 'order_lines.id', 'reviews.line_id')
    .select(['reviews.id', 'created_at', 'title', 'comment', 'rate', 'customer', 'pictures', 'answer'])
    .select('product_name')
    .where('item_id', '=', itemId)
    .where('hidden_at', 'is', null)
    .$if(filter === 'images', (query) => query.where('pictures', '>', 0))
    .$if(filter !== 'images' && filter !== 'all', (query) => query.where('rate', '=', Number(filter)))
    .orderBy('created_at', 'desc')
    .orderBy('reviews.id', 'desc')
    .limit(reviewsPerPage)
    .offset((page - 1) * reviewsPerPage)
    .execute();
  const withPictures = rows.filter(({ pictures }) => pictures > 0).map(({ id }) => id);
  const pictures =
    withPictures.length === 0
      ? []
      : await db
          .selectFrom('review_pictures')
          .select(['id', 'review_id', 'size'])
          .where('review_id', 'in', withPictures)
          .orderBy('position')
          .execute();
  return rows.map(({ id, created_at, title, comment, rate, customer, answer, product_name }) => {
    const own = pictures.filter(({ review_id }) => review_id === id);
    const images = own.filter(({ size }) => size === 'large').map((picture) => pathOf(picture.id));
    const small = own.find(({ size }) => size === 'small');
    return {
      id,
      date: created_at,
      title,
      comment,
      rate: clampRate(rate),
      customer,
      thumbnail: small ? pathOf(small.id) : null,
      featured_image: images[0] ?? null,
      images,
      answer,
      product: product_name ?? '',
    };
  });
}

/** By what the storage knows a picture of a review that is shown; null for none. */
export async function findPicture(db: Kysely<Schema>, id: string): Promise<string | null> {
  const found = await db
    .selectFrom('review_pictures')
    .innerJoin('reviews', 'reviews.id', 'review_pictures.review_id')
    .select('storage_key')
    .where('review_pictures.id', '=', id)
    .where('hidden_at', 'is', null)
    .executeTakeFirst();
  return found?.storage_key ?? null;
}
