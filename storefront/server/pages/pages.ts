/** The shop's pages: server-rendered documents that place widgets. */
import { join } from 'node:path';
import { quoteRoots } from '@kerf/sdk/rules';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { housePages } from '../catalogue/catalogue.js';
import { findArticle, newsPath } from '../catalogue/find-article.js';
import { housePath } from '../catalogue/find-house-page.js';
import { type Docs, keepDocs } from '../docs/docs.js';
import { readCartCookie } from '../http/cart-cookie.js';
import { tellFailure, tellWait } from '../http/handle-error.js';
import type { SharedAnswer } from '../http/kept-answers.js';
import { checkQueryNames, rawQuery } from '../http/read-query.js';
import { sendKept } from '../http/send-kept.js';
import { repositoryRoot } from '../paths.js';
import type { ShopContext } from '../shop-context.js';
import { metaTagsFor } from '../words/meta-tags.js';
import { serveAccountPages } from './account/account-pages.js';
import { loadAssets, serveAssets } from './assets.js';
import { serveCartPage } from './cart-page.js';
import { serveCheckout } from './checkout/checkout-pages.js';
import { addressIn, docsPaths, mappedDocs, serveDocs } from './docs-pages.js';
import { failurePage } from './failure-page.js';
import { serveLetteringPage } from './lettering-page.js';
import { serveMailbox } from './mailbox-pages.js';
import { oneAddress } from './one-address.js';
import { serveArtworkForm } from './orders/artwork-form.js';
import { serveOrdersPages } from './orders/orders-pages.js';
import {
  articleContent,
  artworkGuideContent,
  businessCardsContent,
  type DrawPage,
  homeContent,
  houseContent,
  latestNewsContent,
  notFoundContent,
  type PageSource,
  stickersContent,
} from './page-contents.js';
import { pageFrame } from './page-frame.js';
import { pageRuntime } from './page-runtime.js';
import { readWidgetManifest } from './page-scripts.js';
import { serveQuotationPages } from './quotations/quotation-pages.js';
import { openQuotePage, quoteContent } from './quote-content.js';
import { serveQuoteRequestPage } from './quote-request-pages.js';
import { type PageContent, renderDocument } from './render-document.js';
import { serveSamplePages } from './sample-pages.js';
import { hashSource, securityHeaders } from './security-headers.js';
import { serveShippingPage } from './shipping-page.js';
import { serveOtherSites } from './sign-in/other-site-pages.js';
import { serveSignIn } from './sign-in/sign-in-pages.js';
import { robots, siteMap } from './site-map.js';
import { serveSocialPages } from './social-pages.js';
import { serveTemplates } from './template-pages.js';

export interface PagesOptions extends ShopContext {
  /** Whether widgets come from Vite as sources. Default: whether Vite's development server runs this module. */
  isDevelopment?: boolean;
  /** The documentation. Default: read from where this runs. */
  docs?: () => Promise<Docs>;
}

/** How long a page may be shown without asking again, seconds. Prices and dates in it move once a day at most. */
const freshFor = 60;
/** How long what is told to crawlers may be kept, seconds. */
const textFreshFor = 3_600;

/** Registers the routes of the pages, their assets, and the view for what is not there. */
export const pages: FastifyPluginAsync<PagesOptions> = async (app, options) => {
  const { isDevelopment = import.meta.env?.MODE === 'development' } = options;
  const { fixedAnswers, chosenAnswers, reviews } = options;
  const root = repositoryRoot();
  const assets = await loadAssets(join(root, 'storefront/assets'));
  const manifest = join(root, 'widgets/dist/cdn/manifest.json');
  const scripts = isDevelopment
    ? 'sources'
    : await readWidgetManifest(manifest).catch((error: unknown) => {
        app.log.error({ err: error }, 'pages are served without scripts');
        return null;
      });
  const frameFor = pageFrame(assets, scripts, options.social.offered);
  const { docs: currentDocs = keepDocs({ root, shop: options.publicUrl }) } = options;
  // A guide that can't be read keeps the shop from starting, rather than its readers from reading.
  await currentDocs();

  const source = (): PageSource => ({
    catalogue: options.catalogue(),
    now: options.now(),
    origin: options.publicUrl,
  });

  /** A page as it is sent, mostly the same for everyone: what is personal comes to its widgets afterwards. */
  const draw: DrawPage = (contentOf) => {
    const { catalogue, ...rest } = source();
    const content = contentOf({ catalogue, ...rest });
    const frame = frameFor(catalogue);
    const caching = content.status === 200 && !isDevelopment ? `public, max-age=${freshFor}` : 'no-cache';
    const rules = assets.get('speculation-rules.json');
    const { sources } = frame;
    const styles = content.styles ? [...sources.styles, hashSource(content.styles)] : sources.styles;
    return {
      status: content.status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': content.isPersonal ? 'no-store' : caching,
        ...securityHeaders({
          ...sources,
          styles,
          isDevelopment,
          hasFrames: content.hasFrames ?? false,
          isPopup: content.isPopup ?? content.hasOpener ?? false,
        }),
        ...(rules && !isDevelopment && { 'speculation-rules': `"${rules.url}"` }),
      },
      body: renderDocument(content, frame, pageRuntime(content)),
    };
  };

  /** What leads nowhere as it is written may be a page in small letters. */
  const sendNotFound = async (request: FastifyRequest, reply: FastifyReply) => {
    const [path = '', query] = request.url.split('?', 2);
    const small = path.toLowerCase();
    if (small !== path) {
      const isPage =
        metaTagsFor(small, options.catalogue()) || docsPaths(await currentDocs()).includes(small);
      if (isPage) return reply.redirect(query === undefined ? small : `${small}?${query}`, 301);
    }
    return sendKept(fixedAnswers, 'not found', request, reply, () => draw(notFoundContent));
  };

  const page = (path: string, contentOf: (source: PageSource) => PageContent) => {
    app.get(path, (request, reply) => sendKept(fixedAnswers, path, request, reply, () => draw(contentOf)));
  };
  page('/', homeContent);
  page('/stickers', stickersContent);
  page('/business-cards', businessCardsContent);
  serveCartPage(app, { ...options, draw, sendNotFound });
  serveCheckout(app, { ...options, draw });
  serveSignIn(app, { ...options, draw });
  serveOtherSites(app, { ...options, draw });
  serveSocialPages(app, { ...options, draw, sendNotFound });
  serveAccountPages(app, { ...options, draw });
  serveQuoteRequestPage(app, { ...options, draw, sendNotFound });
  serveArtworkForm(app, options);
  serveOrdersPages(app, { ...options, draw });
  serveQuotationPages(app, { ...options, draw });
  if (options.mailbox) serveMailbox(app, { ...options, mailbox: options.mailbox, draw, sendNotFound });
  serveSamplePages(app, { ...options, draw });
  serveLetteringPage(app, { ...options, draw, sendNotFound });
  serveShippingPage(app, { ...options, draw, sendNotFound });
  page('/user-guide/artwork-guide', artworkGuideContent);
  // Who shortens the address of a guide comes to the one that everybody needs.
  app.get('/user-guide', (request, reply) => {
    const query = rawQuery(request);
    return reply.redirect(`/user-guide/artwork-guide${query && `?${query}`}`, 301);
  });
  serveDocs(app, { ...options, currentDocs, draw, sendNotFound });
  serveTemplates(app, { ...options, draw });

  page(newsPath, latestNewsContent);
  app.get<{ Params: { '*': string } }>(`${newsPath}/*`, (request, reply) => {
    const path = `${newsPath}/${request.params['*']}`;
    const article = findArticle(options.catalogue(), path);
    if (!article) return sendNotFound(request, reply);
    return sendKept(fixedAnswers, path, request, reply, () => draw(articleContent(article)));
  });

  for (const path of housePages.map((slug) => housePath({ slug })))
    page(path, (current) => houseContent(path, current) ?? notFoundContent(current));

  const textFrom = (type: string, body: string): SharedAnswer => ({
    status: 200,
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': `public, max-age=${textFreshFor}`,
    },
    body,
  });
  app.get('/robots.txt', (request, reply) =>
    sendKept(fixedAnswers, '/robots.txt', request, reply, () =>
      textFrom('text/plain', robots(options.publicUrl)),
    ),
  );
  app.get('/sitemap.xml', async (request, reply) => {
    const docs = await currentDocs();
    return sendKept(fixedAnswers, addressIn(docs, '/sitemap.xml'), request, reply, () =>
      textFrom('application/xml', siteMap(options.catalogue(), mappedDocs(docs), options.publicUrl)),
    );
  });

  for (const root of quoteRoots) {
    // A wildcard, since a named part that is too long would be refused instead of not found.
    app.get<{ Params: { '*': string } }>(`/${root}/*`, (request, reply) => {
      const [item = '', product = null, ...rest] = request.params['*'].split('/');
      const hasCart = readCartCookie(request.headers, options.publicUrl) !== undefined;
      const address = { root, item, product, query: rawQuery(request), hasCart };
      const opened = rest.length === 0 ? openQuotePage(address, options.catalogue(), reviews.settle) : null;
      if (!opened) return sendNotFound(request, reply);
      const answers = opened.isPlain && opened.isFirstReviews ? fixedAnswers : chosenAnswers;
      return sendKept(answers, opened.key, request, reply, async () => {
        const said = await reviews.read(opened.subject.range.item.id, opened.reviewed);
        return draw((source) =>
          quoteContent(opened, source, {
            social: options.social.offered,
            reviews: said,
            ratingOf: reviews.ratingOf,
          }),
        );
      });
    });
  }

  serveAssets(app, assets, fixedAnswers);

  app.addHook('onRequest', async (request, reply) => {
    const address = request.method === 'GET' ? oneAddress(request.url) : null;
    if (address) return reply.redirect(address, 308);
  });

  app.setNotFoundHandler(sendNotFound);

  app.addHook('preParsing', async (request) => checkQueryNames(request));

  app.setErrorHandler((error, request, reply) => {
    const refusal = tellFailure(error, request);
    tellWait(refusal, reply);
    return reply
      .code(refusal.status)
      .headers(securityHeaders({ styles: [], scripts: [], isDevelopment }))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(failurePage(refusal.status, request.method));
  });
};
