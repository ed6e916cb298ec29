import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';

const item = 'premium-business-card';

const document = (head, body) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bench</title>${head}</head><body>${body}</body></html>`;

/**
 * A host page for each thing that is measured: the script-only widgets, and the same price table written by hand for
 * exactly this product, which asks the same API (`/vanilla`) or brings its prices along (`/vanilla-inline`).
 * @param {string} shop
 */
export async function startBenchHost(shop) {
  const vanilla = await readFile(path.join(import.meta.dirname, 'vanilla-table.js'), 'utf8');
  const loader = `<script async src="${shop}/widgets/v1/kerf.js"></script>`;
  let pricing = '';
  let rows = '';
  const pages = {
    '/loader': () => document(loader, ''),
    '/price-table': () => document(loader, `<kerf-price-table item="${item}"></kerf-price-table>`),
    '/both': () =>
      document(
        loader,
        `<kerf-configurator item="${item}"></kerf-configurator><kerf-price-table item="${item}"></kerf-price-table>`,
      ),
    '/vanilla': () =>
      document(
        `<script async src="/vanilla-table.js" data-pricing="${shop}${pricing.replaceAll('&', '&amp;')}"></script>`,
        '<div id="prices"></div>',
      ),
    '/vanilla-inline': () =>
      document(
        `<script async src="/vanilla-table.js" data-rows="${rows.replaceAll('"', '&quot;')}"></script>`,
        '<div id="prices"></div>',
      ),
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    if (pathname === '/vanilla-table.js') {
      return response.writeHead(200, { 'content-type': 'text/javascript' }).end(vanilla);
    }
    const page = pages[pathname];
    if (!page) return response.writeHead(404).end();
    return response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page());
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${server.address().port}`,
    /** The call that the hand-written table makes. @param {string} value */
    usePricing: (value) => {
      pricing = value;
    },
    /** Prices that a hand-written table brings along. @param {string} value The call that has them. */
    useRows: async (value) => {
      rows = await (await fetch(shop + value)).text();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}
