/** The shop's pages: server-rendered documents that place widgets. */
import { join } from 'node:path';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Catalogue } from '../catalogue/catalogue.js';
import { tellFailure } from '../http/handle-error.js';
import { checkQueryNames } from '../http/read-query.js';
import { repositoryRoot } from '../paths.js';
import { loadAssets, serveAssets } from './assets.js';
import { createPageCompressor, pickEncoding } from './compress-page.js';
import { failurePage } from './failure-page.js';
import { quoteRoots } from './item-path.js';
import { oneAddress } from './one-address.js';
import {
  businessCardsContent,
  cartContent,
  homeContent,
  notFoundContent,
  type PageSource,
  stickersContent,
} from './page-contents.js';
import { pageFrame } from './page-frame.js';
import { pageRuntime } from './page-runtime.js';
import { readWidgetManifest } from './page-scripts.js';
import { quoteContent } from './quote-content.js';
import { type PageContent, renderDocument } from './render-document.js';
import { securityHeaders } from './security-headers.js';

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
  const compress = createPageCompressor();
  const root = repositoryRoot();
  const assets = await loadAssets(join(root, 'storefront/assets'));
  const manifest = join(root, 'widgets/dist/cdn/manifest.json');
  const scripts = isDevelopment
    ? 'sources'
    : await readWidgetManifest(manifest).catch((error: unknown) => {
        app.log.error({ err: error }, 'pages are served without scripts');
        return null;
      });
  const frameFor = pageFrame(assets, scripts);

  const sourceOf = (request: FastifyRequest): PageSource => ({
    catalogue: options.catalogue(),
    now: options.now(),
    origin: (options.publicUrl ?? `${request.protocol}://${request.host}`).replace(/\/$/, ''),
  });

  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    source: PageSource,
    content: PageContent,
  ) => {
    const frame = frameFor(source.catalogue);
    const { html, etag } = renderDocument(content, frame, pageRuntime(content.configuration ?? null));
    const isSecure = source.origin.startsWith('https:');
    reply.headers(securityHeaders({ ...frame.sources, isSecure, isDevelopment }));
    const rules = assets.get('speculation-rules.json');
    if (rules && !isDevelopment) reply.header('speculation-rules', `"${rules.url}"`);
    reply.header(
      'cache-control',
      isDevelopment || content.status !== 200 ? 'no-cache' : `public, max-age=${freshFor}`,
    );
    reply.headers({ etag, vary: 'accept-encoding' });
    if (content.status === 200 && request.headers['if-none-match']?.includes(etag))
      return reply.code(304).send();
    reply.code(content.status).type('text/html; charset=utf-8');
    const encoding = pickEncoding(request.headers['accept-encoding']);
    if (!encoding) return reply.send(html);
    return reply.header('content-encoding', encoding).send(await compress(html, etag, encoding));
  };

  const page = (path: string, contentOf: (source: PageSource) => PageContent) => {
    app.get(path, (request, reply) => {
      const source = sourceOf(request);
      return send(request, reply, source, contentOf(source));
    });
  };
  page('/', homeContent);
  page('/stickers', stickersContent);
  page('/business-cards', businessCardsContent);
  page('/cart', cartContent);

  for (const root of quoteRoots) {
    // A wildcard, since a named part that is too long would be refused instead of not found.
    app.get<{ Params: { '*': string } }>(`/${root}/*`, (request, reply) => {
      const source = sourceOf(request);
      const [item = '', product = null, ...rest] = request.params['*'].split('/');
      const [path = '/', query = ''] = request.url.split(/\?(.*)/s);
      const content = rest.length === 0 ? quoteContent({ root, item, product, query }, source) : null;
      return send(request, reply, source, content ?? notFoundContent(path, source));
    });
  }

  serveAssets(app, assets);

  app.addHook('onRequest', async (request, reply) => {
    const address = request.method === 'GET' ? oneAddress(request.url) : null;
    if (address) return reply.redirect(address, 308);
  });

  app.setNotFoundHandler((request, reply) => {
    const source = sourceOf(request);
    return send(request, reply, source, notFoundContent(request.url.replace(/\?.*$/s, ''), source));
  });

  app.addHook('preParsing', async (request) => checkQueryNames(request));

  app.setErrorHandler((error, request, reply) => {
    const { status } = tellFailure(error, request);
    const isSecure = sourceOf(request).origin.startsWith('https:');
    return reply
      .code(status)
      .headers(securityHeaders({ styles: [], scripts: [], isSecure, isDevelopment }))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(failurePage(status));
  });
};
