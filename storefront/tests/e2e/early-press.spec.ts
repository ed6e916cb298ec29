import { routes } from '@kerf/sdk/contract';
import type { Locator, Page } from '@playwright/test';
import { beThere } from './be-there.js';
import { cartOf } from './cart-page.js';
import { expect, test } from './journey.js';
import { panelOf } from './panel.js';

type Answered = (root: Locator, status: Locator) => Locator;

/** Scripts come this much later than the page, ms. */
const late = 3000;

const scriptsComeLate = (page: Page) =>
  page.route('**/*.js', async (route) => {
    await new Promise((done) => setTimeout(done, late));
    await route.continue().catch(() => undefined);
  });

/** What somebody may press first, and what shows that it was answered. */
const firstPresses: [what: string, target: (root: Locator) => Locator, done: Answered][] = [
  ['Add to Cart', (root) => root.locator('[part=submit]'), (_, status) => status.getByText('View cart')],
  ['See More', (root) => root.getByText('See More'), (root) => root.getByText('See Less')],
  [
    'Add to Compare',
    (root) => root.getByText('Add to Compare'),
    (root) => root.locator('.actions').getByRole('status').getByText(/./),
  ],
  [
    'What makes this price',
    (root) => root.getByText('What makes this price'),
    (root) => root.locator('.parts'),
  ],
];

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
  await expect(panel.root.getByText('See Less')).toBeVisible();
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
  await beThere(page);
  const panel = panelOf(page);
  await expect(panel.status).toContainText('View cart');
  await page.goto('/cart');
  await expect(cartOf(page).lines).toHaveCount(1);
});

test.describe('on a phone', () => {
  // So tall that nothing has to be scrolled, which would be a sign of its own.
  test.use({ viewport: { width: 375, height: 3000 }, hasTouch: true });

  /** A finger's tap. Of half a second it would be a long press, which clicks nothing, so nobody waits for its answers. */
  async function press(page: Page, target: Locator) {
    const box = await target.boundingBox();
    if (!box) throw new Error('There is nothing to press.');
    const touch = await page.context().newCDPSession(page);
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    const down = touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await page.waitForTimeout(150);
    await Promise.all([down, touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })]);
  }

  /** A page that nobody has touched yet, with its scripts there. */
  async function openUntouched(page: Page, path: string) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator('kerf-cart-link:not([data-kerf-ssr])')).toBeVisible();
    await expect(page.locator('kerf-configurator[data-kerf-ssr]')).toBeVisible();
    return panelOf(page);
  }

  for (const [what, target, isDone] of firstPresses)
    test(`Shoppers whose first touch is ${what} need no second one`, async ({ page }) => {
      const { root, status } = await openUntouched(page, '/business-cards/premium-business-card');
      const button = target(root);
      await press(page, button);
      await expect(isDone(root, status)).toBeVisible();
      await expect(page).toHaveURL(/premium-business-card/);
    });

  test('Shoppers whose first touch is a group of options choose in its drawer at once', async ({ page }) => {
    const { root } = await openUntouched(page, '/stickers/die-cut');
    await press(page, root.locator('summary').first());
    await expect(root.getByRole('dialog')).toBeVisible();
  });
});

test('Shoppers read what each choice would cost before they touch anything', async ({ page }) => {
  const asked: string[] = [];
  const isOfOptions = (url: string) => url.includes(routes.optionPrices);
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/business-cards/premium-business-card', { waitUntil: 'networkidle' });
  const { root } = panelOf(page);
  await expect(page.locator('kerf-configurator[data-kerf-ssr]')).toBeVisible();
  const notes = root.locator('.tile-note').filter({ hasText: /\$/ });
  const before = await notes.allTextContents();
  expect(before.length).toBeGreaterThan(10);
  await beThere(page);
  await panelOf(page).settledTotal();
  await page.waitForTimeout(1000);
  // The tabs show one feature at a time; what stands in the panel itself is there all along.
  expect(before.slice(0, 8)).toEqual((await notes.allTextContents()).slice(0, 8));
  expect(asked.filter(isOfOptions)).toEqual([]);
  await root.getByText('Two Sides').click();
  await expect.poll(() => asked.filter(isOfOptions).length).toBe(1);
});

test('A page that opens on a film plays it, and takes nothing else over before somebody is there', async ({
  page,
}) => {
  await page.goto('/stickers/roll', { waitUntil: 'networkidle' });
  await expect(page.locator('kerf-gallery:not([data-kerf-ssr])').locator('video')).toBeVisible();
  await page.waitForTimeout(500);
  await expect(page.locator('kerf-configurator[data-kerf-ssr]')).toBeVisible();
  await beThere(page);
  await expect(page.locator('kerf-configurator:not([data-kerf-ssr])')).toBeVisible();
});

for (const [how, meet] of [
  ['press', (more: Locator) => more.click()],
  ['come to', (more: Locator) => more.focus()],
] as const)
  test(`Shoppers who ${how} See More before anything else go on from there`, async ({ page }) => {
    await page.goto('/business-cards/premium-business-card', { waitUntil: 'networkidle' });
    await expect(page.locator('kerf-configurator[data-kerf-ssr]')).toBeVisible();
    const more = panelOf(page).root.locator('.more');
    await meet(more);
    await page.locator('kerf-configurator:not([data-kerf-ssr])').waitFor();
    // It is drawn once more when the script has it.
    await page.waitForTimeout(500);
    await expect(more).toBeFocused();
    if (how === 'come to') await page.keyboard.press('Enter');
    await expect(more).toHaveText('See Less');
    await expect(more).toBeFocused();
    await expect(panelOf(page).root.getByRole('radio', { name: '1,000', exact: true })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(more).toHaveText('See More');
    await expect(more).toBeFocused();
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

test('Shoppers who press the moment that the next page is there press what they see', async ({ page }) => {
  const tags = page.getByRole('link', { name: 'Swing tags' }).first();
  await page.goto('/cart');
  const { x = 0, y = 0, width = 0, height = 0 } = (await tags.boundingBox()) ?? {};
  await page.getByRole('link', { name: 'Business cards' }).first().click({ noWaitAfter: true });
  await page.waitForURL(/business-cards/, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.querySelector('footer'));
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(page).toHaveURL(/swing-tags/);
});

test('What is further down shows the stock that was chosen before its script came', async ({ page }) => {
  let arrive = () => {};
  const chosen = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/product-info[^/]*\.js$/, async (route) => {
    await chosen;
    await route.continue();
  });
  await page.goto('/business-cards/swing-tags');
  const panel = panelOf(page);
  await panel.settledTotal();
  await panel.choose('Material', 'Vintage Kraft 300gsm');
  // Nothing changes any more when it comes.
  await panel.settledTotal();
  await page.waitForTimeout(1000);
  arrive();
  const stocks = page.locator('kerf-product-info').getByRole('tablist', { name: 'Stock' });
  await expect(stocks.getByRole('tab', { selected: true })).toHaveText('Vintage Kraft 300gsm');
});
