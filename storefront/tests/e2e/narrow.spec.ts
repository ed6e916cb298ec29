import { expect, test } from './journey.js';
import { panelOf } from './panel.js';

test.use({ viewport: { width: 320, height: 640 } });

const sideways = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

for (const address of [
  '/',
  '/business-cards',
  '/cart',
  '/business-cards/premium-business-card',
  '/business-cards/swing-tags',
  '/user-guide/latest-news/summer-hours',
  '/privacy',
  '/returns',
]) {
  test(`Shoppers with a 320 pixel screen never scroll sideways on ${address}`, async ({ page }) => {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(sideways)).toBe(0);
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('kerf-configurator, kerf-price-table, kerf-cart')].flatMap((host) =>
        [...(host.shadowRoot?.querySelectorAll<HTMLElement>('*') ?? [])]
          .filter((element) => {
            const { right, left, width } = element.getBoundingClientRect();
            return (
              width > 1 &&
              (right > innerWidth + 0.5 || left < -0.5) &&
              !element.closest('[role="tablist"], [hidden]')
            );
          })
          .map((element) => `${host.localName} ${element.localName}.${element.className}`),
      ),
    );
    expect(cut).toEqual([]);
  });
}

test('Shoppers with a 320 pixel screen can open everything of the panel without scrolling sideways', async ({
  page,
}) => {
  await page.goto('/business-cards/premium-business-card');
  const panel = panelOf(page);
  await panel.settledTotal();
  await panel.typeSize('80', '50');
  await panel.chooseQuantity('Custom');
  await panel.sets.selectOption('Custom');
  await panel.features.click();
  for (const tab of await panel.root.getByRole('tab').all()) {
    await tab.click();
    expect(await page.evaluate(sideways)).toBe(0);
  }
  await panel.root.getByRole('button', { name: 'About sets' }).focus();
  expect(await page.evaluate(sideways)).toBe(0);
});
