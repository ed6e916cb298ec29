import { routes } from '@kerf/sdk/contract';
import type { FastifyInstance } from 'fastify';
import { success } from '../http/answer.js';
import { failure } from '../http/api-failure.js';
import { readQuery } from '../http/read-query.js';
import type { ShopContext } from '../shop-context.js';
import { metaTagsFor } from '../words/meta-tags.js';

/** What a page of the shop says about itself to search engines and to who shares it. */
export function serveMetaTags(app: FastifyInstance, { catalogue, publicUrl }: ShopContext): void {
  app.get(routes.metaTags, (request, reply) => {
    const { path } = readQuery(request, ['path']);
    if (!path) throw failure('API_VALUE_MISSING', 'path is missing.', { field: 'path' });
    const tags = metaTagsFor(path, catalogue(), publicUrl);
    if (!tags) throw failure('CATALOGUE_UNKNOWN_PAGE', 'The shop has no such page.', { field: 'path' });
    return reply.header('cache-control', 'public, max-age=300').send(success(tags));
  });
}
