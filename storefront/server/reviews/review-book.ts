/** What customers say of the items, as the pages and the API tell it. */
import type { Range, ReviewFilter, ReviewPage } from '@kerf/sdk/contract';
import { countOf, pagesOf } from '@kerf/sdk/rules';
import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.js';
import {
  countReviews,
  type ItemReviews,
  noReviews,
  productKey,
  type ReviewNumbers,
  readReviews,
} from './review-rows.js';
import { countSamples, pageOfSamples, type SampleReviews } from './sample-reviews.js';

/** How old the numbers may be, ms: what another server or the command line wrote is told after that. */
const numbersAge = 30_000;

/** Which reviews of an item. */
export interface ReviewPlace {
  filter: ReviewFilter;
  /** From 1. */
  page: number;
}

export interface ReviewBook {
  /** All items in numbers, as they were counted last: the same object while nothing changed. */
  numbers(): ReviewNumbers;
  /** Counts them now. Where the database does not answer, what was counted before stands. */
  refresh(): Promise<void>;
  /** A place that there is: a page behind the last is the last. */
  settle(itemId: number, place: ReviewPlace): ReviewPlace;
  /** What may be claimed of a product: its own real reviews, where its item has others too. */
  ratingOf({ item, products }: Pick<Range, 'item' | 'products'>, name: string): ItemReviews;
  /** The reviews at such a place. */
  read(itemId: number, place: ReviewPlace): Promise<ReviewPage>;
}

/** Opens the book, which counts at once. An item without a review of its own has its samples, where there are some. */
export async function openReviewBook(
  db: Kysely<Schema>,
  samples: SampleReviews = new Map(),
): Promise<ReviewBook> {
  const sampled = [...samples].map(([id, reviews]): [number, ItemReviews] => [id, countSamples(reviews)]);
  let known: ReviewNumbers = { ofItem: new Map(sampled), ofProduct: new Map(), version: '' };
  let counted = Number.NEGATIVE_INFINITY;

  async function refresh(): Promise<void> {
    counted = performance.now();
    try {
      const now = await countReviews(db);
      if (now.version !== known.version) known = { ...now, ofItem: new Map([...sampled, ...now.ofItem]) };
    } catch {
      // Asked again in a while.
    }
  }

  /** Asked for every answer, so it makes nothing on the way: who asks late has the old numbers, the next one the new. */
  function numbers(): ReviewNumbers {
    if (performance.now() - counted > numbersAge) void refresh();
    return known;
  }

  const ofItem = (id: number): ItemReviews => numbers().ofItem.get(id) ?? noReviews;
  const settle = (itemId: number, { filter, page }: ReviewPlace): ReviewPlace => ({
    filter,
    page: Math.min(page, pagesOf(countOf(ofItem(itemId), filter))),
  });

  await refresh();
  return {
    numbers,
    refresh,
    settle,
    ratingOf({ item, products }, name) {
      const own = products.length > 1 ? numbers().ofProduct.get(productKey(item.id, name)) : ofItem(item.id);
      return own && !own.is_sample ? own : noReviews;
    },
    async read(itemId, place) {
      const { filter, page } = settle(itemId, place);
      const { average, ...summary } = ofItem(itemId);
      const total = countOf(summary, filter);
      const shown = () =>
        summary.is_sample
          ? pageOfSamples(samples.get(itemId) ?? [], filter, page)
          : readReviews(db, { itemId, filter, page });
      return {
        reviews: total === 0 ? [] : await shown(),
        pagination: { total, ratingValue: average, current_page: page, last_page: pagesOf(total) },
        summary,
      };
    },
  };
}
