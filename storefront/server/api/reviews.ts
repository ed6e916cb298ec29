import { type ReviewFilter, reviewRoutes } from '@kerf/sdk/contract';
import { quoteRoot, readFilter, readPage } from '@kerf/sdk/rules';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { success } from '../http/answer.js';
import { failure } from '../http/api-failure.js';
import { readQuery } from '../http/read-query.js';
import { sendKept } from '../http/send-kept.js';
import { findPicture } from '../reviews/review-rows.js';
import type { ShopContext } from '../shop-context.js';

const cacheControl = 'public, max-age=60, stale-while-revalidate=60';
/** How long a picture may be shown that was hidden meanwhile, s. */
const pictureFreshFor = 3_600;
const keys = ['item', 'filter', 'page', 'type_business', 'current_path'] as const;

const invalid = (field: string, words: string) => failure('API_VALUE_INVALID', words, { field });

function filterOf(text: string): ReviewFilter {
  const filter = readFilter(text);
  if (!filter) throw invalid('filter', 'filter is all, images, or stars from 5 to 1.');
  return filter;
}

function pageOf(text: string): number {
  const page = readPage(text);
  if (page === null) throw invalid('page', 'page is a whole number from 1.');
  return page;
}

/** The item whose page is at a path of the shop; '' for none. */
const itemAt = (path: string): string => /^\/[^/?#]+\/([^/?#]+)/.exec(path)?.[1] ?? '';

/**
 * What customers say of an item: the same for everyone, so an answer is made once and kept until a review comes or changes.
 * `item` is a slug, missing that of the page at `current_path`; `type_business` names what the item belongs to, and nothing
 * else is answered under another. A page behind the last is the last.
 */
export function serveReviews(
  app: FastifyInstance,
  { artwork: { db, storage }, catalogue, chosenAnswers, reviews }: ShopContext,
): void {
  app.get(reviewRoutes.reviews, (request, reply) => {
    const {
      item,
      filter = 'all',
      page = '1',
      type_business: type,
      current_path: path = '',
    } = readQuery(request, keys);
    if (path !== '' && !path.startsWith('/'))
      throw invalid('current_path', 'current_path is a path of a page.');
    const slug = item ?? itemAt(path);
    const range = catalogue().ranges.get(slug);
    if (!range)
      throw failure(
        'CATALOGUE_UNKNOWN_ITEM',
        'There is no such item. Its name is the end of its address in the shop.',
        { field: 'item' },
      );
    if (type !== undefined && type !== quoteRoot(range.item))
      throw invalid('type_business', 'type_business is not what this item belongs to.');
    const { id } = range.item;
    const place = reviews.settle(id, { filter: filterOf(filter), page: pageOf(page) });
    const address = `${reviewRoutes.reviews} ${id} ${place.filter} ${place.page}`;
    return sendKept(chosenAnswers, address, request, reply, async () => ({
      status: 200,
      headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': cacheControl },
      body: JSON.stringify(success(await reviews.read(id, place))),
    }));
  });

  app.get(
    `${reviewRoutes.image}/:image`,
    async (request: FastifyRequest<{ Params: { image: string } }>, reply) => {
      readQuery(request, []);
      const key = await findPicture(db, request.params.image);
      if (key === null) throw failure('API_NOT_FOUND', 'There is no such picture.');
      return reply
        .type('image/jpeg')
        .header('cache-control', `public, max-age=${pictureFreshFor}`)
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(request.method === 'HEAD' ? null : await storage.read(key));
    },
  );
}
