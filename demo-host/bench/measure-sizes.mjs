/** Budgets, kB of 1000 bytes. */
const budgets = { loader: 1.2, 'price-table': 18.5, both: 38 };

/**
 * What the network tab sees of scripts and styles, compressed, headers not counted: of the loader alone, of a page
 * with the price table, of one with both widgets, and of the shop's own page.
 */
export async function measureSizes(browser, shopUrl, hostUrl) {
  const loader = await measureTransfer(browser, `${hostUrl}/loader`);
  const table = await measureTransfer(browser, `${hostUrl}/price-table`, 'kerf-price-table');
  const both = await measureTransfer(browser, `${hostUrl}/both`, 'kerf-configurator');
  const page = await measureTransfer(
    browser,
    `${shopUrl}/business-cards/premium-business-card`,
    'kerf-configurator',
  );
  const figure = (what, bytes, budget) => ({
    what: `${what}, ${bytes.encodings.join('+') || 'uncompressed'}`,
    kerf: `${(bytes.code / 1000).toFixed(2)} kB`,
    ...(budget && { goal: `≤ ${budget} kB`, met: bytes.code / 1000 <= budget }),
  });
  return [
    figure('loader', loader, budgets.loader),
    figure('price table alone on a page', table, budgets['price-table']),
    figure('both widgets', both, budgets.both),
    figure('a shop page, scripts and styles', page, 60),
  ];
}

async function measureTransfer(browser, url, tag) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const kinds = new Map();
  const encodings = new Set();
  let code = 0;
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (!/^(Script|Stylesheet|Preload|Other)$/.test(type) || !/javascript|css/.test(response.mimeType))
      return;
    kinds.set(requestId, response);
    const encoding = Object.entries(response.headers).find(
      ([name]) => name.toLowerCase() === 'content-encoding',
    );
    if (encoding) encodings.add(encoding[1]);
  });
  // What came over the wire, less the headers that came before the body.
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const response = kinds.get(requestId);
    if (response) code += encodedDataLength - response.encodedDataLength;
  });
  try {
    await page.goto(url);
    if (tag) await page.locator(`${tag} :text("$")`).first().waitFor({ timeout: 20_000 });
    await page.waitForLoadState('networkidle');
    return { code, encodings: [...encodings] };
  } finally {
    await context.close();
  }
}
