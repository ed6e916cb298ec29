/** The page of shipping and turnaround: what the dialog of the widget has, for who runs no script or comes from elsewhere. */
import { defaultFeaturedItem, shippingPath } from '@kerf/sdk/contract';
import { applySelectionQuery } from '@kerf/sdk/rules';
import { readyConfiguration } from '@kerf/sdk/runtime';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ShippingPage } from '../../pages/shipping.js';
import styles from '../../pages/styles/shipping.css?inline';
import { rawQuery } from '../http/read-query.js';
import { sendKept } from '../http/send-kept.js';
import { shippingInfo, toldDaysOff } from '../pricing/quote-shipping.js';
import type { ShopContext } from '../shop-context.js';
import { type DrawPage, fixedPage } from './page-contents.js';

interface ShippingPageParts extends ShopContext {
  draw: DrawPage;
  sendNotFound: (request: FastifyRequest, reply: FastifyReply) => unknown;
}

/** Serves it: of the item and the product that its query names, else of the one that most people order. */
export function serveShippingPage(app: FastifyInstance, parts: ShippingPageParts): void {
  const { catalogue, chosenAnswers, draw, sendNotFound } = parts;
  app.get(shippingPath, (request, reply) => {
    const query = new URLSearchParams(rawQuery(request));
    const { items, ranges } = catalogue();
    const slug = query.get('item') ?? defaultFeaturedItem;
    const range = ranges.get(slug);
    if (!range) return sendNotFound(request, reply);
    const product = query.get('product_id') ?? '';
    const selection = applySelectionQuery(
      range,
      new URLSearchParams({ product_id: product }).toString(),
      null,
    );
    const address = `${shippingPath} ${slug} ${selection.product_id}`;
    return sendKept(chosenAnswers, address, request, reply, () =>
      draw((source) => ({
        ...fixedPage(shippingPath, source),
        // With no prices: nothing on the page shows one.
        configuration: readyConfiguration({
          item: slug,
          product: null,
          range,
          selection,
          rows: [],
          pricingProblem: null,
        }),
        shipping: {
          [slug]: {
            products: shippingInfo(source.catalogue, range, source.now),
            holidays: toldDaysOff(source.catalogue, source.now),
          },
        },
        styles,
        main: (place) => (
          <ShippingPage
            item={range.item.name}
            information={place('kerf-shipping-info', { item: slug, show: 'page' })}
            items={items.filter((item) => ranges.has(item.slug))}
          />
        ),
      })),
    );
  });
}
