import autocannon from 'autocannon';
import { median } from './median.mjs';
import { startBareServer } from './start-bare-server.mjs';

const connections = 20;
const seconds = 4;
const runs = 5;
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

/**
 * Requests a second and the slowest hundredth of the pricing call, against a bare server that sends the same bytes.
 * The two take turns, so that a busy machine slows both.
 * @param {string} pricingPath Path and query of one pricing call.
 * @param {string} shopUrl
 */
export async function measurePricing(pricingPath, shopUrl) {
  const addresses = sizes.map(([width, height]) => withSize(pricingPath, width, height));
  const bare = await startBareServer(shopUrl, addresses);
  const results = { shop: [], bare: [] };
  try {
    await shoot(shopUrl, addresses, 2);
    await shoot(bare.url, addresses, 2);
    for (let run = 0; run < runs; run++) {
      results.shop.push(await shoot(shopUrl, addresses, seconds));
      results.bare.push(await shoot(bare.url, addresses, seconds));
    }
  } finally {
    await bare.close();
  }
  const rate = (name) => median(results[name].map(({ requests }) => requests.average));
  const slowest = (name) => median(results[name].map(({ latency }) => latency.p99));
  const wrong = results.shop.reduce((sum, { non2xx, errors }) => sum + non2xx + errors, 0);
  const ratio = rate('shop') / rate('bare');
  return [
    {
      what: 'pricing, requests/s',
      kerf: rate('shop').toFixed(0),
      bare: rate('bare').toFixed(0),
      ratio: `${ratio.toFixed(2)} ×`,
      goal: '≥ 0.7 ×',
      met: ratio >= 0.7 && wrong === 0,
    },
    { what: 'pricing, p99', kerf: `${slowest('shop')} ms`, bare: `${slowest('bare')} ms` },
    ...(wrong
      ? [{ what: 'pricing, answers that were not 200', kerf: String(wrong), goal: '0', met: false }]
      : []),
  ];
}

function withSize(pricingPath, width, height) {
  return pricingPath.replace(/\bwidth=[^&]*/, `width=${width}`).replace(/\bheight=[^&]*/, `height=${height}`);
}

function shoot(url, addresses, duration) {
  return autocannon({
    url,
    connections,
    duration,
    requests: addresses.map((path) => ({ method: 'GET', path })),
  });
}
