/** The page of shipping and turnaround: what the dialog of the widget has, for who runs no script or comes from elsewhere. */
import { shippingPath } from '@kerf/sdk/contract';
import { applySelectionQuery, productName } from '@kerf/sdk/rules';
import { readyConfiguration } from '@kerf/sdk/runtime';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ItemShippingPage, type ProductTimes, ShippingPage } from '../../pages/shipping.js';
import styles from '../../pages/styles/shipping.css?inline';
import type { Catalogue } from '../catalogue/catalogue.js';
import { rawQuery } from '../http/read-query.js';
import { sendKept } from '../http/send-kept.js';
import { shippingInfo, toldDaysOff } from '../pricing/quote-shipping.js';
import type { ShopContext } from '../shop-context.js';
import { type DrawPage, fixedPage } from './page-contents.js';

interface ShippingPageParts extends ShopContext {
  draw: DrawPage;
  sendNotFound: (request: FastifyRequest, reply: FastifyReply) => unknown;
}

/** How long each product takes, once, and where: on the page of the first item that is made of it. */
function productTimes(catalogue: Catalogue, now: Date): ProductTimes[] {
  const times = new Map<number, ProductTimes>();
  for (const [slug, range] of catalogue.ranges)
    for (const { id, product, printing_days, shipping_days } of shippingInfo(catalogue, range, now)) {
      const path = `${shippingPath}?item=${slug}&product_id=${id}`;
      if (!times.has(id))
        times.set(id, { name: productName({ id, name: product }), path, printing_days, shipping_days });
    }
  return [...times.values()];
}

/** Serves it: of the item and the product that its query names, else of everything. */
export function serveShippingPage(app: FastifyInstance, parts: ShippingPageParts): void {
  const { catalogue, chosenAnswers, draw, sendNotFound } = parts;
  app.get(shippingPath, (request, reply) => {
    const query = new URLSearchParams(rawQuery(request));
    const { items, ranges } = catalogue();
    const known = items.filter((item) => ranges.has(item.slug));
    const slug = query.get('item');
    if (slug === null)
      return sendKept(chosenAnswers, shippingPath, request, reply, () =>
        draw((source) => ({
          ...fixedPage(shippingPath, source),
          styles,
          main: () => <ShippingPage products={productTimes(source.catalogue, source.now)} items={known} />,
        })),
      );
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
        scripts: ['follow-shipping'],
        main: (place) => (
          <ItemShippingPage
            item={range.item.name}
            information={place('kerf-shipping-info', { item: slug, show: 'page' })}
            items={known}
          />
        ),
      })),
    );
  });
}
