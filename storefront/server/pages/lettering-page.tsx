/** The page of the lettering designer: words as they will be cut, with their price, for the configuration in its address. */
import { designerPath, letteringItem, letteringProductId, type Selection } from '@kerf/sdk/contract';
import { applySelectionQuery, informationKey, openingDesign, selectedRow } from '@kerf/sdk/rules';
import { drawLettersIn } from '@kerf/widgets/render-widget';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import styles from '../../pages/styles/lettering.css?inline';
import { LetteringPage } from '../../pages/vinyl-lettering-designer.js';
import { informationOf } from '../catalogue/information-of.js';
import { rawQuery } from '../http/read-query.js';
import { sendKept } from '../http/send-kept.js';
import type { ShopContext } from '../shop-context.js';
import { displayPrice } from './display-price.js';
import { pageConfiguration } from './page-configuration.js';
import { type DrawPage, fixedPage } from './page-contents.js';
import { structuredData } from './structured-data.js';

interface LetteringPageParts extends ShopContext {
  draw: DrawPage;
  sendNotFound: (request: FastifyRequest, reply: FastifyReply) => unknown;
}

/** What an id of a line looks like. */
const lineId = /^[\w-]{1,64}$/;

/** There is something to see, whatever the address says. */
const withDesign = (selection: Selection): Selection =>
  selection.lettering || selection.product_id !== letteringProductId
    ? selection
    : { ...selection, size_id: null, height: '', lettering: openingDesign };

const trail = [
  { label: 'Stickers', path: '/stickers' },
  { label: 'Vinyl Lettering', path: `/stickers/${letteringItem}` },
  { label: 'Vinyl Lettering Designer', path: null },
];

/** Serves it; an item that the catalogue lacks can't be designed. */
export function serveLetteringPage(app: FastifyInstance, parts: LetteringPageParts): void {
  const { catalogue, chosenAnswers, fixedAnswers, draw, sendNotFound } = parts;
  drawLettersIn((name, text) => catalogue().letters.font(name, text));
  app.get(designerPath, (request, reply) => {
    const query = rawQuery(request);
    const range = catalogue().ranges.get(letteringItem);
    if (!range) return sendNotFound(request, reply);
    const selection = withDesign(applySelectionQuery(range, query));
    const line = lineId.exec(new URLSearchParams(query).get('line') ?? '')?.[0] ?? null;
    const isPlain = query === '';
    const key = isPlain ? designerPath : `${designerPath} ${JSON.stringify([selection, line])}`;
    return sendKept(isPlain ? fixedAnswers : chosenAnswers, key, request, reply, () =>
      draw((source) => {
        const { origin, now } = source;
        const configuration = pageConfiguration(source.catalogue, { range, product: null, selection }, now);
        const information = informationOf(source.catalogue.information, range, selection);
        const page = fixedPage(designerPath, source);
        const { meta } = page;
        const price = selectedRow(configuration)?.price ?? displayPrice(source.catalogue, letteringItem);
        const attributes = { item: letteringItem };
        const named = { ...attributes, ...(line && { line }) };
        return {
          ...page,
          configuration,
          information: { [informationKey(range, selection)]: information },
          structuredData: structuredData({
            name: 'Vinyl Lettering Designer',
            meta,
            price,
            trail,
            origin,
            review: { count: 0, average: 0 },
            faqs: information.infos.flatMap(({ faqs }) => faqs),
          }),
          styles,
          main: (place) => (
            <LetteringPage
              trail={trail}
              widgets={{
                designer: place('kerf-lettering-designer', named),
                configurator: place('kerf-configurator', { ...named, bar: 'window', address: 'follow' }),
                priceTable: place('kerf-price-table', attributes),
                savings: place('kerf-savings', attributes),
                productInfo:
                  information.infos.length > 0
                    ? place('kerf-product-info', { ...attributes, view: 'designer' })
                    : null,
              }}
            />
          ),
        };
      }),
    );
  });
}
