import { apiBase, orderRoutes } from '@kerf/sdk/contract';
import { askPrices } from './ask-prices.js';
import { card, pricingPath } from './orders.js';
import { deliveryAddress } from './placed-order.js';
import { addOrder, askOrder } from './remote-cart.js';
import { startShop } from './start-shop.js';

/** What papers and pages of large orders cost everybody else. */
export interface PapersReport {
  pieces: number;
  /** How many answers there were with each status, of invoices and of pages. */
  statuses: Record<string, number>;
  /** Somebody else's prices meanwhile and before: the 99th of a hundred, ms. */
  prices: { asked: number; failed: number; p99: number; calm: number };
}

const percentile = (times: number[], part: number): number =>
  times.sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;

/** Orders so many pieces as a guest, and returns the order's id with the cookie that opens it. */
async function placeOrder(url: string, pieces: number): Promise<{ id: string; cookie: string }> {
  let token = '';
  for (let n = 0; n < pieces; n++) token = (await addOrder(url, await askOrder(url, 201 + n), token)).token;
  const headers = { origin: url, 'sec-fetch-site': 'same-origin', cookie: `kerf-cart=${token}` };
  const send = (path: string, form: Record<string, string>) =>
    fetch(url + path, { method: 'POST', redirect: 'manual', headers, body: new URLSearchParams(form) });
  await send('/checkout', { email: 'ada@example.com' });
  const address = Object.entries(deliveryAddress).map(([field, text]) => [`shipping_${field}`, text]);
  await send('/checkout/delivery', Object.fromEntries(address));
  await send('/checkout/payment', { payment: 'invoice', bill_elsewhere: '' });
  const review = await (await fetch(`${url}/checkout/review`, { headers })).text();
  const field = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(review)?.[1] ?? '';
  const names = ['checkout', 'total', 'shown'];
  const placed = await send('/checkout/place', Object.fromEntries(names.map((name) => [name, field(name)])));
  const id = /order=([\w-]+)/.exec(placed.headers.get('location') ?? '')?.[1];
  if (!id) throw new Error(`The order was not placed: ${placed.status}`);
  return { id, cookie: (placed.headers.get('set-cookie') ?? '').split(';')[0] ?? '' };
}

/** Asks for so many invoices and as many pages of an order at once, each from a network of its own. */
export async function pressPapers(times: number, pieces: number): Promise<PapersReport> {
  const shop = await startShop({ TRUSTED_PROXIES: '1', WRITES_PER_MINUTE: '600' });
  try {
    const { id, cookie } = await placeOrder(shop.url, pieces);
    const paths = Array.from({ length: 40 }, (_, n) => pricingPath({ ...card, width: 50 + n }));
    const ask = async (path: string, n: number): Promise<string> => {
      const headers = { cookie, 'x-forwarded-for': `11.0.${n >> 8}.${n & 255}` };
      const answer = await fetch(shop.url + path, { headers });
      await answer.arrayBuffer();
      return String(answer.status);
    };
    const during = async (work: () => Promise<unknown>) => {
      const asking = askPrices(shop.url, paths);
      await new Promise((resolve) => setTimeout(resolve, 2_000));
      await work();
      return asking.end();
    };
    const calm = await during(() => new Promise((resolve) => setTimeout(resolve, 2_000)));
    const statuses: Record<string, number> = {};
    const asked = await during(async () => {
      const all = Array.from({ length: times }, (_, n) => [
        ask(`${apiBase}${orderRoutes.invoice}/${id}`, 2 * n),
        ask(`/mypage/orders?master_id=${id}`, 2 * n + 1),
      ]);
      for (const status of await Promise.all(all.flat())) statuses[status] = (statuses[status] ?? 0) + 1;
    });
    return {
      pieces,
      statuses,
      prices: {
        asked: asked.times.length,
        failed: asked.failed,
        p99: percentile(asked.times, 0.99),
        calm: percentile(calm.times, 0.99),
      },
    };
  } finally {
    await shop.stop();
  }
}
