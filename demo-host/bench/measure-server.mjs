import autocannon from 'autocannon';
import { compare, median, toColumns } from './spread.mjs';
import { startBareServer } from './start-bare-server.mjs';

const pairs = 9;
/** Loads of the two kinds: as fast as a few can ask, and a crowd. */
const load = { connections: 20, duration: 2 };
const crowd = { connections: 1_000, duration: 4 };
/** As browsers send it. */
const accepted = 'gzip, deflate, br, zstd';
/** What nobody should have to wait longer for in a crowd, ms. */
const patience = 1_000;

const sizes = [
  [90, 55],
  [85, 55],
  [80, 50],
  [60, 60],
  [88, 52],
  [70, 45],
  [55, 55],
  [75, 50],
];
const pages = [
  '/stickers/roll',
  '/stickers/die-cut/kraft-paper',
  '/business-cards/premium-business-card',
  '/business-cards/swing-tags',
];

/**
 * Requests a second, and the slowest hundredth of a thousand connections, of the pricing call and of product pages,
 * each against a bare server that sends the same bytes from its memory. The two take turns, so that a busy machine
 * slows both.
 * @param {string} pricingPath Path and query of one pricing call.
 * @param {string} shopUrl
 */
export async function measureServer(pricingPath, shopUrl) {
  const prices = sizes.map(([width, height]) => withSize(pricingPath, width, height));
  return [
    ...(await measureCall('pricing', prices, shopUrl, 0.85)),
    ...(await measureCall('product pages', pages, shopUrl, 0.5)),
  ];
}

async function measureCall(name, addresses, shopUrl, goal) {
  // What is asked for again is compressed better by and by: the bare server sends what is sent in the end.
  for (let round = 0; round < 3; round++) await shoot(shopUrl, addresses, load);
  const bare = await startBareServer(shopUrl, addresses, { encoding: accepted });
  try {
    await shoot(bare.url, addresses, load);
    const rates = await takeTurns(shopUrl, bare.url, addresses, load);
    const waits = await takeTurns(shopUrl, bare.url, addresses, crowd);
    const rate = ({ requests }) => requests.average;
    const slowest = ({ latency }) => latency.p99;
    const comparison = compare(rates.shop.map(rate), rates.bare.map(rate));
    const wait = median(waits.shop.map(slowest));
    const lost = [...rates.shop, ...waits.shop].reduce(
      (sum, { non2xx, errors, timeouts }) => sum + non2xx + errors + timeouts,
      0,
    );
    return [
      {
        what: `${name}, requests/s`,
        kerf: median(rates.shop.map(rate)).toFixed(0),
        bare: median(rates.bare.map(rate)).toFixed(0),
        ...toColumns(comparison),
        goal: `≥ ${goal} ×`,
        met: comparison.ratio >= goal,
      },
      {
        what: `${name}, ${crowd.connections} connections, p99`,
        kerf: `${wait} ms`,
        bare: `${median(waits.bare.map(slowest))} ms`,
        ...toColumns(compare(waits.shop.map(slowest), waits.bare.map(slowest))),
        goal: `< ${patience} ms`,
        met: wait < patience,
      },
      { what: `${name}, not answered or not with 200`, kerf: String(lost), goal: '0', met: lost === 0 },
    ];
  } finally {
    await bare.close();
  }
}

async function takeTurns(shopUrl, bareUrl, addresses, how) {
  const results = { shop: [], bare: [] };
  for (let pair = 0; pair < pairs; pair++) {
    results.shop.push(await shoot(shopUrl, addresses, how));
    results.bare.push(await shoot(bareUrl, addresses, how));
  }
  return results;
}

function withSize(pricingPath, width, height) {
  return pricingPath.replace(/\bwidth=[^&]*/, `width=${width}`).replace(/\bheight=[^&]*/, `height=${height}`);
}

const shoot = (url, addresses, how) =>
  autocannon({
    url,
    ...how,
    headers: { 'accept-encoding': accepted },
    requests: addresses.map((path) => ({ method: 'GET', path })),
  });
