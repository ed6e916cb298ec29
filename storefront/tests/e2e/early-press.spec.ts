import type { Page } from '@playwright/test';
import { cartOf } from './cart-page.js';
import { expect, test } from './journey.js';
import { panelOf } from './panel.js';

/** Scripts come this much later than the page, ms. */
const late = 3000;

const scriptsComeLate = (page: Page) =>
  page.route('**/*.js', async (route) => {
    await new Promise((done) => setTimeout(done, late));
    await route.continue().catch(() => undefined);
  });

for (const width of [375, 1280])
  test(`Shoppers who choose and press Add to Cart before the scripts came have it in their cart, ${width} pixels wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 812 });
    await scriptsComeLate(page);
    await page.goto('/business-cards/premium-business-card', { waitUntil: 'commit' });
    const panel = panelOf(page);
    await panel.choose('Sides', 'Two Sides');
    await panel.addToCart.click();
    // Without script the form goes to the cart; had the script come in time, the panel says so.
    const { lines } = cartOf(page);
    await expect(lines.or(panel.status.filter({ hasText: 'Added to your cart' })).first()).toBeVisible();
    if (!page.url().includes('/cart')) await page.goto('/cart');
    await expect(lines).toHaveCount(1);
    await expect(lines).toContainText('Two Sides');
  });

test('Shoppers who choose a row of the price table before the scripts came have as many in their cart', async ({
  page,
}) => {
  await scriptsComeLate(page);
  await page.goto('/business-cards/premium-business-card', { waitUntil: 'commit' });
  const row = page.locator('kerf-price-table').getByRole('radio', { name: '500', exact: true });
  await row.focus();
  await page.keyboard.press('Space');
  await panelOf(page).addToCart.press('Enter');
  const { lines } = cartOf(page);
  await expect(lines.first()).toBeVisible();
  await expect(lines.getByLabel('Quantity')).toHaveValue('500');
});

test('Shoppers who opened the special features before the scripts came go on where they are', async ({
  page,
}) => {
  await scriptsComeLate(page);
  await page.goto('/business-cards/premium-business-card', { waitUntil: 'commit' });
  const panel = panelOf(page);
  await panel.features.press('Enter');
  const gold = panel.root.getByRole('checkbox', { name: /^Gold/ }).first();
  await gold.press('Space');
  await panel.root.getByText('See More').press('Enter');
  await gold.focus();
  // What unfolded above moves it, until the next frame has scrolled by as much.
  await page.evaluate(
    () => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame))),
  );
  const place = async () => (await gold.boundingBox())?.y ?? 0;
  const before = await place();
  await panel.root.getByRole('button', { name: 'Print Quote' }).waitFor({ timeout: 20_000 });
  await panel.settledTotal();
  await expect(gold).toBeFocused();
  await expect(gold).toBeChecked();
  // The unfolded list is laid out anew by the script, a few pixels apart; nothing may leave the reader's eye.
  expect(Math.abs((await place()) - before)).toBeLessThan(12);
  await expect(panel.root.getByRole('button', { name: 'See Less' })).toBeVisible();
  await panel.features.click();
  await panel.features.click();
  await expect(panel.root.getByRole('tab').first()).toBeVisible();
});

test('Shoppers who press Add to Cart in the very moment that the panel is taken over have it in their cart', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const panel = document.querySelector('kerf-configurator:not([data-kerf-ssr])');
      const button = panel?.shadowRoot?.querySelector<HTMLElement>('[part=submit]');
      if (!button) return;
      observer.disconnect();
      button.click();
    }).observe(document, { subtree: true, attributeFilter: ['data-kerf-ssr'] });
  });
  await page.goto('/business-cards/premium-business-card');
  const { lines } = cartOf(page);
  await expect(lines).toHaveCount(1, { timeout: 20_000 });
  await expect(page).toHaveURL(/\/cart/);
});

test('Shoppers see the page before any script is asked for', async ({ page }) => {
  await page.goto('/business-cards/premium-business-card');
  await panelOf(page).settledTotal();
  const [read, ...scripts] = await page.evaluate(() => {
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const files = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/widgets/'));
    return [document?.domContentLoadedEventEnd ?? Infinity, ...files.map(({ startTime }) => startTime)];
  });
  expect(scripts.length).toBeGreaterThan(5);
  expect(Math.min(...scripts)).toBeGreaterThanOrEqual(read ?? Infinity);
});
