import type { Page } from '@playwright/test';
import { beThere } from './be-there.js';
import { expect, test } from './journey.js';
import { panelOf } from './panel.js';
import { stickerPanelOf } from './sticker-panel.js';

const premium = '/business-cards/premium-business-card';
const topOf = async (page: Page, selector: string) => (await page.locator(selector).boundingBox())?.y ?? NaN;

for (const [width, height, most] of [
  [375, 812, 150],
  [768, 1024, 190],
  [1280, 800, 215],
] as const) {
  test(`Shoppers see pictures within ${most} pixels of the top at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(premium);
    expect(await topOf(page, '.widget-gallery')).toBeLessThanOrEqual(most);
    expect(await topOf(page, 'main .lead')).toBeGreaterThan(await topOf(page, '.widget-gallery'));
  });
}

for (const width of [320, 375]) {
  test(`Shoppers find name, ways in and cart in one row at ${width} pixels, each called by its full name`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    await page.goto(premium);
    const head = page.locator('.site');
    expect((await head.boundingBox())?.height).toBeLessThan(60);
    for (const name of ['Kerf, home', 'Stickers', 'Business cards', 'Swing tags'])
      await expect(head.getByRole('link', { name, exact: true })).toBeInViewport();
    await expect(head.getByRole('link', { name: 'Cart' })).toBeInViewport();
    // The way here is one line, or two on the narrowest screens, and whole.
    const crumbs = page.locator('.crumbs');
    expect((await crumbs.boundingBox())?.height).toBeLessThan(width < 375 ? 60 : 40);
    for (const crumb of await crumbs.locator('a, [aria-current]').all()) {
      const box = await crumb.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width - 8);
      expect(await crumb.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
    }
  });
}

test('Shoppers who read from right to left find the steps of the way here pointing on', async ({ page }) => {
  await page.goto(premium);
  const turn = () =>
    page
      .locator('.crumbs li')
      .first()
      .evaluate((step) => getComputedStyle(step, '::after').rotate);
  expect(await turn()).toBe('45deg');
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  expect(await turn()).toBe('225deg');
});

test('Shoppers who choose another product read its name in the heading, the breadcrumb and the tab', async ({
  page,
}) => {
  await page.goto('/stickers/roll/kraft-paper');
  const panel = stickerPanelOf(page);
  await panel.settledTotal();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Kraft Paper Stickers on rolls');
  await panel.pick('Product', 'Product', 'Art Paper Stickers');
  await expect(heading).toHaveText('Art Paper Stickers on rolls');
  await expect(page).toHaveTitle('Art Paper Stickers on rolls: options and prices | Kerf');
  await expect(page.locator('.crumbs [aria-current]')).toHaveText('Art Paper Stickers');
  await expect(page.locator('.crumbs a')).toHaveText(['Stickers', 'Roll Stickers']);
  // What is passed on says the same.
  const lead = await page.locator('.quote > .lead').textContent();
  await page.reload();
  await expect(page).toHaveTitle('Art Paper Stickers on rolls: options and prices | Kerf');
  await expect(page.locator('.quote > .lead')).toHaveText(String(lead));
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', String(lead));
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/stickers\/roll\/art-paper$/);
});

test('Shoppers on the page of an item read its name there, whichever product they choose', async ({
  page,
}) => {
  await page.goto('/stickers/roll');
  const panel = stickerPanelOf(page);
  await panel.settledTotal();
  await panel.pick('Product', 'Product', 'Art Paper Stickers');
  await expect(page.locator('.crumbs [aria-current]')).toHaveText('Art Paper Stickers');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Roll Stickers');
});

test('Shoppers who choose what takes longer read how long', async ({ page }) => {
  await page.goto('/stickers/die-cut');
  const panel = stickerPanelOf(page);
  await panel.settledTotal();
  const days = page.locator('.promises dt', { hasText: 'business days' });
  await expect(days).toHaveText('5-9 business days');
  await panel.pick('Product', 'Product', 'Dome Stickers');
  await expect(days).toHaveText('8-12 business days');
});

test('Shoppers come back from the sample pack to where they were', async ({ page }) => {
  await page.goto('/stickers');
  await page.evaluate(() => {
    location.href = '/sample-pack';
  });
  await page.getByRole('link', { name: 'Back to where you were' }).click();
  await expect(page).toHaveURL(/\/stickers$/);
});

test('Shoppers find the news in the foot of every page, read one, and go on to another', async ({ page }) => {
  await page.goto('/stickers');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Latest news' }).click();
  await page.getByRole('link', { name: /^Summer hours/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Summer hours/);
  await page.getByRole('link', { name: 'How to prepare a file with a cut line' }).click();
  await expect(page).toHaveURL(/\/user-guide\/latest-news\/a-file-with-a-cut-line$/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('Shoppers are led on from the sample pack', async ({ page }) => {
    await page.goto('/sample-pack');
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page).toHaveURL(/\/$/);
  });
});

test('A page that nobody changed tells of no change, and keeps its way here', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('kerf-change', () => document.documentElement.setAttribute('data-changed', ''));
  });
  await page.goto('/stickers/roll', { waitUntil: 'networkidle' });
  const last = page.locator('.crumbs li').last();
  await last.evaluate((item) => item.setAttribute('data-drawn', 'by the server'));
  await beThere(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-changed');
  await expect(last).toHaveAttribute('data-drawn', 'by the server');
});

test('Shoppers whose first press is another product read its name in the breadcrumb', async ({ page }) => {
  await page.goto('/business-cards/standard-matte-250gsm', { waitUntil: 'networkidle' });
  await page.locator('kerf-configurator').getByText('Swing Tags', { exact: true }).first().click();
  await expect(page.locator('.crumbs [aria-current]')).toHaveText('Swing Tags');
  await expect(page.locator('.crumbs a')).toHaveText(['Business Cards', 'Type']);
});

test('Shoppers read no table without prices: it goes with a special size, and is there again with one of the list', async ({
  page,
}) => {
  await page.goto(premium);
  const panel = panelOf(page);
  await panel.settledTotal();
  const prices = page.getByRole('heading', { name: 'Prices by quantity' });
  await expect(prices).toBeVisible();
  await panel.typeSize('900', '900');
  await expect(prices).toBeHidden();
  await panel.typeSize('90', '55');
  await expect(prices).toBeVisible();
});

test('Shoppers whose own quantity has no price read those of the list, and none of a special size after it', async ({
  page,
}) => {
  await page.goto(premium);
  const panel = panelOf(page);
  await panel.settledTotal();
  const prices = page.getByRole('heading', { name: 'Prices by quantity' });
  await panel.chooseQuantity('Custom');
  await panel.customQuantity.fill('999999');
  await expect(panel.requestQuote).toBeVisible();
  await expect(prices).toBeVisible();
  await panel.typeSize('900', '900');
  await expect(prices).toBeHidden();
  await panel.typeSize('90', '55');
  await expect(prices).toBeVisible();
});
