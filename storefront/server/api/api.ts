import type { FastifyPluginAsync } from 'fastify';
import { failure } from '../http/api-failure.js';
import { handleError } from '../http/handle-error.js';
import { apiHeaders, preflightHeaders } from '../http/headers.js';
import { readJson } from '../http/read-json.js';
import type { ShopContext } from '../shop-context.js';
import { serveAccount } from './account.js';
import { serveAddresses } from './addresses.js';
import { serveArtwork } from './artwork.js';
import { serveCart } from './cart.js';
import { serveDelivery } from './delivery.js';
import { serveDrawing } from './drawing.js';
import { serveFeaturedItems } from './featured-items.js';
import { serveMetaTags } from './meta-tags.js';
import { serveOrders } from './orders.js';
import { servePayment } from './payment.js';
import { servePeople } from './people.js';
import { servePriceDetail } from './price-detail.js';
import { servePricingData } from './pricing-data.js';
import { serveProductInfo } from './product-info.js';
import { serveProductOptions } from './product-options.js';
import { serveQuotations } from './quotations.js';
import { serveQuoteRequests } from './quote-requests.js';
import { serveReviews } from './reviews.js';
import { serveSocial } from './social.js';

/** The API, one plugin for each resource, under its base path. */
export const api: FastifyPluginAsync<ShopContext> = async (app, options) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    try {
      done(null, readJson(body as Buffer));
    } catch (error) {
      done(error as Error);
    }
  });
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(apiHeaders);
    done();
  });
  // Named here too: what stands around the API may have pages for its failures.
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(() => {
    throw failure('API_NOT_FOUND', 'The API has no such address.');
  });

  servePricingData(app, options);
  servePriceDetail(app, options);
  serveDrawing(app, options);
  serveFeaturedItems(app, options);
  serveProductOptions(app, options);
  serveProductInfo(app, options);
  serveDelivery(app, options);
  serveMetaTags(app, options);
  const writeCart = serveCart(app, options);
  serveAccount(app, options, writeCart);
  serveOrders(app, options, writeCart);
  serveQuotations(app, options, writeCart);
  servePeople(app, options);
  serveSocial(app, options);
  servePayment(app, options);
  serveArtwork(app, options);
  serveAddresses(app, options);
  serveQuoteRequests(app, options);
  serveReviews(app, options);
  app.options('/*', (_request, reply) => reply.headers(preflightHeaders).code(204).send());
};
