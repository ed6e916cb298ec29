import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import { join } from 'node:path';
import { apiBase } from '@kerf/sdk/contract';
import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyPluginAsync,
  fastify,
  LogController,
} from 'fastify';
import { api } from './api/api.js';
import { createArtworkLimits } from './artwork/artwork-limits.js';
import { listOrderArtworks } from './artwork/artwork-rows.js';
import { createFilePictures, type FilePictures } from './artwork/file-pictures.js';
import { knowsFiles } from './artwork/knows-files.js';
import { createArtworkLook } from './artwork/look-at-artwork.js';
import { orderedPiece } from './artwork/ordered-piece.js';
import { createCartLimits } from './cart/cart-limits.js';
import { openCarts } from './cart/carts.js';
import type { Catalogue } from './catalogue/catalogue.js';
import type { Database } from './db/open-database.js';
import type { Env } from './env.js';
import { failure } from './http/api-failure.js';
import { checkRequests, toOwnAddress } from './http/check-request.js';
import { compressAnswers } from './http/compress-answers.js';
import { createFrontHandler } from './http/front-handler.js';
import { createGate } from './http/gate.js';
import { handleError } from './http/handle-error.js';
import { commonHeaders, refusalHeaders } from './http/headers.js';
import { serveHealth } from './http/health.js';
import { createKeptAnswers } from './http/kept-answers.js';
import {
  connectionsCheck,
  headersTimeout,
  keepAliveTimeout,
  maxBodyLength,
  stallTimeout,
  uploadTimeout,
} from './http/limits.js';
import type { MediaAddresses } from './http/media-addresses.js';
import { createMetrics, serveMetrics } from './http/metrics.js';
import { createPipelineCheck } from './http/pipelining.js';
import { refuseConnection, refuseExpectation } from './http/refuse-connection.js';
import { createRequestId, requestIdHeader } from './http/request-id.js';
import { liftTimeOfFiles, limitTime } from './http/request-time.js';
import { keepRouteTable } from './http/route-table.js';
import { serveMedia } from './http/serve-media.js';
import { createTurns } from './http/turns.js';
import { endUnreadBody } from './http/unread-bodies.js';
import { createLimits } from './limits/limits.js';
import { createLogger } from './logger.js';
import type { Mailbox } from './mail/mailbox.js';
import { openOrderBook } from './orders/open-order-book.js';
import { openOrderDesk } from './orders/order-desk.js';
import { createOrderLimits } from './orders/order-limits.js';
import { createPaperPress } from './papers/paper-press.js';
import { repositoryRoot } from './paths.js';
import { createStripePage } from './payment/stripe-page.js';
import { createPasswords } from './people/passwords.js';
import { createPeopleLimits } from './people/people-limits.js';
import { orderDay } from './pricing/quote-shipping.js';
import { openQuotationDesk } from './quotations/quotation-desk.js';
import { createQuotationLimits } from './quotations/quotation-limits.js';
import { openQuoteDesk } from './quotes/quote-desk.js';
import { createQuoteLimits } from './quotes/quote-limits.js';
import { openReviewBook, type ReviewBook } from './reviews/review-book.js';
import { createReviewPictures } from './reviews/review-pictures.js';
import type { ReviewNumbers } from './reviews/review-rows.js';
import { readSampleReviews } from './reviews/sample-reviews.js';
import { withReviews } from './reviews/with-reviews.js';
import { createSampleLimit } from './samples/sample-limits.js';
import { serveShipped } from './shipped/serve-shipped.js';
import type { ShopContext } from './shop-context.js';
import { openProviders } from './social/open-providers.js';
import { openSocial } from './social/open-social.js';
import { openStorage } from './storage/open-storage.js';
import { createTemplateLimits } from './templates/template-limits.js';
import { templateOfConfiguration } from './templates/template-of-configuration.js';
import { withMedia } from './with-media.js';

/** Bytes of answers kept ready, for each of the two kinds. All pages and ranges of the shop come to half of it. */
const keptBytes = 32 * 1_048_576;

/**
 * Between the beginnings of two requests of uploads, ms, so that prices are answered meanwhile: some 300 files a
 * minute, each of which asks three times. How many may wait for that, which is 12 s at most.
 */
const betweenUploads = 60;
const roomForUploads = { maxWaiting: 200, maxWaitingOfBlock: 50 };

/** How connections are taken; as a server of Node is given it. */
const connections: ServerOptions = {
  headersTimeout,
  requestTimeout: uploadTimeout,
  keepAliveTimeout,
  connectionsCheckingInterval: connectionsCheck,
  // Ours to refuse, in words and with an id.
  requireHostHeader: false,
};

/** The server of Node that hands each request on. */
function createConnections(handle: RequestListener): Server {
  const server = createServer(connections, handle);
  server.timeout = stallTimeout;
  // None is dropped: the last ones are what a proxy adds. Their bytes are bounded.
  server.maxHeadersCount = 0;
  return server;
}

/** What a server is made of. */
export interface AppParts {
  env: Env;
  /** The catalogue in use at this moment. */
  catalogue: () => Catalogue;
  media: MediaAddresses;
  database: Database;
  now?: () => Date;
  log?: FastifyBaseLogger;
  /** Is told that there may be mail to send. */
  wakeMail?: () => void;
  /** Where mail goes while somebody works on the shop. */
  mailbox?: Mailbox | null;
  /** Pictures of files, drawn as fast as others wait for theirs. */
  pictures?: FilePictures;
  /** The folder of the product, this one's. */
  root?: string;
  /** The shop's pages; without them the server is the API and the files alone. */
  pages?: FastifyPluginAsync<ShopContext>;
}

/**
 * The catalogue in use with the addresses of its media, which are filled in once for each, and with what customers say of its
 * items, which makes it another one whenever that changes.
 */
function shownCatalogue(
  current: () => Catalogue,
  media: MediaAddresses,
  reviews: ReviewBook,
): () => Catalogue {
  const shown = new WeakMap<Catalogue, Catalogue>();
  let last: { catalogue: Catalogue; numbers: ReviewNumbers; reviewed: Catalogue } | null = null;
  return () => {
    const catalogue = current();
    const numbers = reviews.numbers();
    if (last?.catalogue === catalogue && last.numbers === numbers) return last.reviewed;
    const known = shown.get(catalogue) ?? withMedia(catalogue, media);
    shown.set(catalogue, known);
    last = { catalogue, numbers, reviewed: withReviews(known, numbers) };
    return last.reviewed;
  };
}

/** Puts the server together; it does not listen yet. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const {
    env,
    database,
    media,
    now = () => new Date(),
    pictures = createFilePictures(),
    root = repositoryRoot(),
    pages,
  } = parts;
  const samples = env.isDemo
    ? await readSampleReviews(
        join(repositoryRoot(), 'storefront/demo/reviews.json'),
        parts.catalogue(),
        media.of,
      )
    : undefined;
  const reviews = await openReviewBook(database.db, samples);
  const catalogue = shownCatalogue(parts.catalogue, media, reviews);
  const common = commonHeaders(env.publicUrl);
  const refused = refusalHeaders(env.publicUrl);
  const metrics = createMetrics();
  // Pages and prices are of a catalogue and of a day.
  const epoch = () => [catalogue(), orderDay(catalogue(), now())];
  const turns = createTurns();
  const limits = createLimits(database.db, now);
  const people = {
    db: database.db,
    now,
    limits: createPeopleLimits(limits),
    passwords: createPasswords(),
    orders: openOrderBook(database.db),
  };
  const log = parts.log ?? createLogger(env);
  const storage = await openStorage(env, { isNew: !(await knowsFiles(database.db)) });
  const look = createArtworkLook({ db: database.db, storage, catalogue, now, log });
  const quotes = { db: database.db, storage, now, catalogue, people, limits: createQuoteLimits(limits) };
  const shelf = { maxBytes: keptBytes, epoch, turns };
  const papers = createPaperPress();
  const shop: ShopContext = {
    catalogue,
    now,
    publicUrl: env.publicUrl,
    turns,
    social: openSocial({
      people,
      providers: openProviders(env),
      warn: (fields) => log.warn(fields, 'a provider of accounts was of no use'),
    }),
    carts: openCarts({
      db: database.db,
      catalogue,
      now,
      turns,
      limits: createCartLimits(limits, env.writesPerMinute),
    }),
    desk: openOrderDesk({
      db: database.db,
      now,
      catalogue,
      limits: createOrderLimits(limits),
      artworksOf: listOrderArtworks,
      reviewPictures: createReviewPictures({ db: database.db, storage }, turns),
      takesCards: env.stripe !== null,
      knownOf: (configuration) => ({
        sides: orderedPiece(catalogue(), configuration).sides,
        template_path: templateOfConfiguration(catalogue().ranges.values(), configuration),
      }),
    }),
    quotations: openQuotationDesk({
      db: database.db,
      now,
      catalogue,
      limits: createQuotationLimits(limits),
      turns,
      papers,
      publicUrl: env.publicUrl,
    }),
    fixedAnswers: createKeptAnswers({ ...shelf, isImproved: true }),
    // There is no end of them, and each that is asked for twice would cost a fifth of a second to improve.
    chosenAnswers: createKeptAnswers({ ...shelf, isImproved: false }),
    people,
    payments: env.stripe && createStripePage(env.stripe, env.publicUrl),
    artwork: {
      db: database.db,
      storage,
      now,
      limits: createArtworkLimits(limits),
      shopEmail: () => catalogue().seller.email,
      wake: look.wake,
    },
    pictures,
    uploadGates: {
      orders: createGate(betweenUploads, roomForUploads),
      quotes: createGate(betweenUploads, roomForUploads),
    },
    papers,
    quotes: { desk: openQuoteDesk(quotes), parts: quotes },
    takeSample: createSampleLimit(limits),
    reviews,
    templateLimits: createTemplateLimits(limits),
    wakeMail: parts.wakeMail ?? (() => {}),
    ...(parts.mailbox && { mailbox: parts.mailbox }),
  };
  const isToBeAnswered = createPipelineCheck();
  const answersFromKept = createFrontHandler([shop.chosenAnswers, shop.fixedAnswers], metrics.count);
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    trustProxy: (_address, hop) => hop < env.trustedProxies,
    bodyLimit: maxBodyLength,
    serverFactory: (routing) =>
      createConnections((request, response) => {
        if (!isToBeAnswered(request, response)) return;
        limitTime(app.server, request, response);
        endUnreadBody(request, response);
        if (!answersFromKept(request, response)) routing(request, response);
      }),
    forceCloseConnections: 'idle',
    clientErrorHandler: refuseConnection(refused),
    genReqId: createRequestId,
    rewriteUrl: ({ url }) => toOwnAddress(url),
    frameworkErrors(error, request, reply) {
      reply.headers(refused).header(requestIdHeader, request.id);
      handleError(error, request, reply);
    },
    routerOptions: {
      maxParamLength: 200,
      // Every reader takes the query as it was sent, to see what stands twice.
      querystringParser: () => ({}),
    },
  });
  app.addHook('onReady', async () => look.start());
  app.addHook('preClose', () => look.stop());
  app.addHook('onClose', () => shop.papers.close());
  app.addHook('onClose', () => database.close());
  keepRouteTable(app);
  liftTimeOfFiles(app);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(common).header(requestIdHeader, request.id);
    done();
  });
  checkRequests(app);
  app.setErrorHandler(handleError);
  serveMetrics(app, metrics, limits, env);
  compressAnswers(app);
  app.server.on('checkExpectation', refuseExpectation(refused));
  serveHealth(app, database);
  await serveShipped(app, { db: database.db, answers: shop.fixedAnswers, root });
  await serveMedia(app, media);
  await app.register(api, { prefix: apiBase, ...shop });
  if (pages) {
    await app.register(pages, shop);
  } else {
    app.setNotFoundHandler(() => {
      throw failure('API_NOT_FOUND', 'There is nothing at this address.');
    });
  }
  return app;
}
