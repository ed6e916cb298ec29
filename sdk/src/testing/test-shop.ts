/** A shop on this machine for tests: a real HTTP server that answers as it is told and remembers what it was asked. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Cart, CartAnswer } from '../contract/cart.js';
import type { Range } from '../contract/catalogue.js';
import type { PricingRequest } from '../contract/pricing.js';
import { dollars } from '../rules/money/money.js';
import { openingSelection } from '../rules/options/opening-selection.js';
import { parsePricingQuery } from '../rules/prices/pricing-query.js';
import { toPricingRequest } from '../rules/prices/pricing-request.js';
import { startTimer } from './clock.js';
import { sampleRange } from './sample-range.js';
import { sampleRows } from './sample-rows.js';

/** A call as it arrived. */
export interface Call {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: unknown;
}

export type Handler = (call: Call, response: ServerResponse) => unknown;

export interface TestShop {
  api: string;
  calls: Call[];
  /** Calls whose caller went away before the answer. */
  dropped: number;
  close(): Promise<void>;
}

/** Sends JSON. */
export const send = (response: ServerResponse, body: unknown, status = 200): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

/** Sends a successful answer as the API words it. */
export const succeed = (response: ServerResponse, data: unknown): void =>
  send(response, { status: 'SUCCESS', code: 200, message: '', data });

/** Sends a failure as the API words it. */
export const fail = (response: ServerResponse, status: number, error: object): void =>
  send(response, { status: 'ERROR', code: status, message: '', error }, status);

export const pause = (ms: number): Promise<void> => new Promise((resolve) => startTimer(resolve, ms));

/** Starts a shop on a free port of this machine. */
export async function startTestShop(handle: Handler): Promise<TestShop> {
  const shop: TestShop = { api: '', calls: [], dropped: 0, close: async () => undefined };
  const server = createServer(async (request, response) => {
    response.on('close', () => {
      if (!response.writableFinished) shop.dropped++;
    });
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const url = new URL(request.url ?? '', 'http://shop');
    const text = Buffer.concat(chunks).toString();
    const call: Call = {
      method: request.method ?? '',
      path: url.pathname.replace(/^\/api/, ''),
      query: url.searchParams,
      headers: request.headers,
      body: text ? JSON.parse(text) : undefined,
    };
    shop.calls.push(call);
    await handle(call, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  shop.api = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
  shop.close = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(() => resolve()));
  };
  return shop;
}

/** What the page of a range opens with: its selection, and the rows of that where it is priced. */
function opened(range: Range, product: string | null, unit: number) {
  const opening_selection = openingSelection(range, product);
  const request = toPricingRequest(range, opening_selection);
  return { opening_selection, ...(request && { opening_rows: rowsOf(range, request, unit) }) };
}

/** The width is in the price, so that rows tell which size they are for. */
const rowsOf = ({ products }: Range, request: PricingRequest, unit: number) =>
  sampleRows(products.find(({ id }) => id === request.product_id)?.attributes.quantities ?? [], {
    unit: unit + request.width,
    custom: request.quantity ?? undefined,
  });

/** Answers the range and prices of which a piece costs `unit` cents; false for a call of another kind. */
export function answerCatalogue(
  { path, query }: Call,
  response: ServerResponse,
  { range = sampleRange, unit = 20 }: { range?: Range; unit?: number } = {},
): boolean {
  if (path === '/quote/get/featured-items') {
    if (query.get('slug') === range.item.slug)
      succeed(response, {
        ...range,
        ...opened(range, query.get('single_product'), unit),
      });
    else
      fail(response, 404, {
        code: 'CATALOGUE_UNKNOWN_ITEM',
        message: 'There is no such item. Its name is the end of its address in the shop.',
      });
    return true;
  }
  if (path !== '/get/pricing-data') return false;
  const parsed = parsePricingQuery(query.toString());
  if (!parsed.ok) fail(response, 400, parsed);
  else send(response, rowsOf(range, parsed.request, unit));
  return true;
}

/** A cart for tests with one line for each id. */
export function sampleCart(ids: string[], token = 'token-1'): CartAnswer {
  const lines: Cart['lines'] = ids.map((id) => ({
    id,
    product_name: 'Premium Business Card',
    summary: 'Premium Business Card / 90 x 55 mm',
    edit_path: '/business-cards/business-cards',
    configuration: {
      featured_item_id: 8,
      product_id: 17,
      material_id: 2,
      printed_side_id: 2,
      cutting_id: null,
      shape_id: null,
      orientation_id: null,
      finishing_id: null,
      premium_processing_id: null,
      adhesive_id: null,
      color_id: null,
      addon_item_id: null,
      install_ready: null,
      cut_per_shape: null,
      ea: null,
      width: 90,
      height: 55,
      quantity: 100,
      kinds: 1,
      print_features: [],
    },
    quantity: 100,
    kinds: 1,
    price: dollars(20),
    total: dollars(20),
    moved_to: null,
    unavailable: null,
    shipping: null,
  }));
  const total = lines.length * 20;
  return {
    token,
    cart: {
      lines,
      sub_total: dollars(total),
      shipping_fee: dollars(9.9),
      free_shipping: false,
      gst_included: dollars(2.72),
      total: dollars(total + 9.9),
    },
  };
}
