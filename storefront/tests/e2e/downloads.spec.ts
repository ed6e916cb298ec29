import { expect, test } from './journey.js';

/** Scripts and styles of a product page's first view, in bytes as they are sent. */
const budget = 60_000;

test('Shoppers who look at a product download what they see; what calls the shop and what lies below come with them', async ({
  page,
}) => {
  const sent: { name: string; bytes: Promise<number> }[] = [];
  page.on('response', (response) => {
    const request = response.request();
    if (['script', 'stylesheet'].includes(request.resourceType()))
      sent.push({
        name: response.url(),
        bytes: request.sizes().then(({ responseBodySize }) => responseBodySize),
      });
  });
  const isSent = (part: string) => sent.some(({ name }) => name.includes(`/${part}-`));
  const later = ['call-shop', 'kerf-preview', 'kerf-product-info', 'kerf-reviews'];
  // A browser also tells of a pointer that only rests, which is no sign of anybody.
  await page.addInitScript(() => {
    addEventListener('pointermove', (event) => event.stopImmediatePropagation(), { capture: true });
  });
  await page.goto('/business-cards/premium-business-card');
  await page.waitForLoadState('networkidle');
  expect(later.filter(isSent)).toEqual([]);
  const bytes = await Promise.all(sent.map(({ bytes }) => bytes));
  const sum = bytes.reduce((total, one) => total + one, 0);
  expect(sum).toBeGreaterThan(30_000);
  expect(sum).toBeLessThanOrEqual(budget);
  // What lies below goes on with what is chosen above.
  const info = page.locator('kerf-product-info');
  const stock = 'Royal Extra White 400gsm';
  await page.locator('kerf-configurator').getByText(stock, { exact: true }).click();
  await info.scrollIntoViewIfNeeded();
  await expect
    .poll(() => later.filter(isSent).sort())
    .toEqual(expect.arrayContaining(['call-shop', 'kerf-product-info']));
  await expect(info).toContainText(stock);
});
