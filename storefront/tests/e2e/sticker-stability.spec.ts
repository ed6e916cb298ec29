import { expect, test } from './journey.js';
import { stickerPanelOf } from './sticker-panel.js';
import { shiftsOf, watchShifts } from './watch-shifts.js';

for (const [width, addresses] of [
  [375, ['/stickers', '/stickers/roll', '/stickers/die-cut']],
  [1280, ['/stickers/roll']],
] as const) {
  for (const address of addresses) {
    test(`Shoppers on slow 4G see ${address} stand still while it loads, ${width} pixels wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      const session = await page.context().newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 150,
        downloadThroughput: (1.6 * 1024 * 1024) / 8,
        uploadThroughput: (750 * 1024) / 8,
      });
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await watchShifts(page);
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(500);
      const { sum, moved } = await shiftsOf(page);
      expect(sum, moved).toBeLessThanOrEqual(0.01);
    });
  }
}

test('Shoppers see the total and its button stand still when the price of a sticker changes', async ({
  page,
}) => {
  await page.goto('/stickers/die-cut');
  const panel = stickerPanelOf(page);
  await panel.priced();
  await panel.open('Material and print');
  const before = await panel.settledTotal();
  const place = await panel.addToCart.boundingBox();
  await panel.pick('Material and print', 'Finishing', 'Gloss Laminate');
  await panel.pick('Material and print', 'Material', 'White Vinyl 100 micron');
  await expect(panel.total).not.toHaveText(before);
  await panel.priced();
  expect(await panel.addToCart.boundingBox()).toEqual(place);
});

test('Shoppers can go through every option of a sticker without breaking a rule of the page', async ({
  page,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`Security policy: ${violatedDirective} ${blockedURI}`),
    );
  });
  const answer = await page.goto('/stickers/die-cut');
  expect(answer?.headers()['content-security-policy']).toBeTruthy();
  const panel = stickerPanelOf(page);
  await panel.priced();
  for (const name of [
    'Supply and shape',
    'Size',
    'Material and print',
    'Extras',
    'Quantity and sets',
  ] as const) {
    await panel.open(name);
    const radios = panel.root.locator('.selector-body:not([hidden])').getByRole('radio');
    for (let at = 0; at < (await radios.count()); at++) await radios.nth(at).locator('..').click();
    if (name === 'Supply and shape') await panel.pick(name, 'Supply', 'Die Cut');
    if (name === 'Size') await panel.pick(name, 'Size (in mm)', '50 x 50');
  }
  await panel.pick('Quantity and sets', 'Quantity', '100');
  await panel.priced();
});
