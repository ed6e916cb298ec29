import { expect, test } from './journey.js';
import { stickerPanelOf } from './sticker-panel.js';

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
    const radios = panel.root.locator('.selector[open] .selector-body').getByRole('radio');
    for (let at = 0; at < (await radios.count()); at++) await radios.nth(at).locator('..').click();
    if (name === 'Supply and shape') await panel.pick(name, 'Supply', 'Die Cut');
    if (name === 'Size') await panel.pick(name, 'Size (in mm)', '50 x 50');
  }
  await panel.pick('Quantity and sets', 'Quantity', '100');
  await panel.priced();
});
