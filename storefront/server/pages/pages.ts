/** The shop's pages: server-rendered documents that place widgets. */
import { join } from 'node:path';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Catalogue } from '../catalogue/catalogue.js';
import { loadAssets } from './assets.js';
import { failurePage } from './failure-page.js';
import {
  businessCardsContent,
  cartContent,
  homeContent,
  notFoundContent,
  type PageSource,
} from './page-contents.js';
import { pageFrame } from './page-frame.js';
import { pageRuntime } from './page-runtime.js';
import { quoteContent } from './quote-content.js';
import { type PageContent, renderDocument } from './render-document.js';
import { hashSource, securityHeaders } from './security-headers.js';
import { storefrontDirectory } from './storefront-directory.js';

/** What the pages need of the server around them. */
export interface PagesOptions {
  catalogue: () => Catalogue;
  now: () => Date;
  /** The shop's origin as visitors see it; without it, each request's own. */
  publicUrl?: string;
  /** Whether widgets come from Vite as sources. Default: whether Vite's development server runs this module. */
  isDevelopment?: boolean;
}

/** How long a page may be shown without asking again, seconds. Prices and dates in it move once a day at most. */
const freshFor = 60;

/** Registers the routes of the pages, their assets, and the view for what is not there. */
export const pages: FastifyPluginAsync<PagesOptions> = async (app, options) => {
  const { isDevelopment = import.meta.env?.MODE === 'development' } = options;
  const directory = storefrontDirectory();
  const assets = await loadAssets(join(directory, 'assets'));
  const frameFor = await pageFrame(assets, join(directory, '..', 'widgets', 'dist', 'cdn'), isDevelopment);

  const sourceOf = (request: FastifyRequest): PageSource => ({
    catalogue: options.catalogue(),
    now: options.now(),
    origin: (options.publicUrl ?? `${request.protocol}://${request.host}`).replace(/\/$/, ''),
  });

  const send = (request: FastifyRequest, reply: FastifyReply, source: PageSource, content: PageContent) => {
    const frame = frameFor(source.catalogue);
    const { html, etag } = renderDocument(content, frame, pageRuntime(content.configuration ?? null));
    const isSecure = source.origin.startsWith('https:');
    reply.headers(
      securityHeaders({ styles: [hashSource(frame.styles), ...frame.widgetStyles], isSecure, isDevelopment }),
    );
    const rules = assets.get('speculation-rules.json');
    if (rules && !isDevelopment) reply.header('speculation-rules', `"${rules.url}"`);
    reply.header(
      'cache-control',
      isDevelopment || content.status !== 200 ? 'no-cache' : `public, max-age=${freshFor}`,
    );
    reply.header('etag', etag);
    if (content.status === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.code(content.status).type('text/html; charset=utf-8').send(html);
  };

  const page = (path: string, contentOf: (source: PageSource) => PageContent) => {
    app.get(path, (request, reply) => {
      const source = sourceOf(request);
      return send(request, reply, source, contentOf(source));
    });
  };
  page('/', homeContent);
  page('/business-cards', businessCardsContent);
  page('/cart', cartContent);

  const quotePage = (
    request: FastifyRequest<{ Params: { item: string; product?: string } }>,
    reply: FastifyReply,
  ) => {
    const source = sourceOf(request);
    const { item, product = null } = request.params;
    const [path = '/', query = ''] = request.url.split(/\?(.*)/s);
    return send(
      request,
      reply,
      source,
      quoteContent({ item, product, query }, source) ?? notFoundContent(path, source),
    );
  };
  app.get('/business-cards/:item', quotePage);
  app.get('/business-cards/:item/:product', quotePage);

  for (const asset of assets.values()) {
    app.get(asset.url, (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('x-content-type-options', 'nosniff')
        .type(asset.type)
        .send(asset.body),
    );
  }

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.replace(/\?.*$/s, '');
    if (request.method === 'GET' && /[^/]\/+$/.test(path)) {
      // One address for each page. Leading slashes are folded, so that the answer can't name another host.
      return reply.redirect(path.replace(/^\/+/, '/').replace(/\/+$/, ''), 308);
    }
    const source = sourceOf(request);
    return send(request, reply, source, notFoundContent(path, source));
  });

  app.setErrorHandler((error, request, reply) => {
    request.log.error({ err: error }, 'a page could not be made');
    return reply
      .code(500)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(failurePage);
  });
};
