import type { Page } from '@playwright/test';
import { fileOfPart } from './file-of-part.js';
import { expect, test, widgetsIn } from './situation.js';

test.use({ expectedErrors: [/ERR_FAILED/] });

test('Code that a press needs and that did not come is fetched at the next press', async ({ page }) => {
  let isLost = true;
  await page.route('**/on-demand-*.js', (route) => (isLost ? route.abort() : route.continue()));
  await page.goto('/plain');
  const { panel, total } = widgetsIn(page);
  await expect(total).toContainText('$');
  const compare = panel.getByRole('button', { name: 'Add to Compare' });
  const said = panel.locator('.actions [role=status]');
  await compare.click();
  await expect(said).toHaveText(/try again/i);
  isLost = false;
  await compare.click();
  await expect(said).toHaveText(/compar/i);
  await expect(said).not.toHaveText(/try again/i);
});

for (const part of [
  'core',
  'fields',
  'cart',
  'with-page',
  'call-shop',
  'kerf-configurator',
  'kerf-price-table',
])
  test(`A part of the code whose first request is lost comes again, and sells: ${part}`, async ({ page }) => {
    let isLost = true;
    await page.route(await fileOfPart(part), (route) => {
      const isFirst = isLost;
      isLost = false;
      return isFirst ? route.abort() : route.continue();
    });
    await page.addInitScript(() => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      for (const type of ['kerf-change', 'kerf-add-to-cart'])
        addEventListener(type, () => void heard.push(type));
    });
    await page.goto('/plain');
    const { panel, rows, total } = widgetsIn(page);
    await expect(total).toContainText('$');
    await expect(rows.first()).toContainText('$');
    await panel.getByText('Two Sides', { exact: true }).click();
    await expect.poll(() => page.evaluate('heard')).toEqual(['kerf-change']);
    await panel.getByRole('button', { name: 'Add to Cart' }).click();
    await expect.poll(() => page.evaluate('heard')).toEqual(['kerf-change', 'kerf-add-to-cart']);
  });

test('Where the code that calls the shop does not come, the panel says so, and goes on once it does', async ({
  page,
}) => {
  let isLost = true;
  await page.route('**/call-shop-*.js', (route) => (isLost ? route.abort() : route.continue()));
  await page.goto('/plain');
  const { panel, total } = widgetsIn(page);
  await expect(total).toContainText('$');
  await panel.getByText('Two Sides', { exact: true }).click();
  const words = panel
    .getByRole('status')
    .filter({ hasText: 'The shop can’t be reached. Check your connection, then try again.' });
  await expect(words).toBeVisible();
  await expect(total).not.toContainText('$');
  // Whatever else was on its way has failed as well by then.
  await page.waitForTimeout(1_500);
  await expect(words).toBeVisible();
  isLost = false;
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(words).toBeHidden();
  await expect(total).toContainText('$');
});

/** The plain page, whose table names no item. */
async function openWithFollower(page: Page) {
  await page.addInitScript(() => {
    new MutationObserver(() => document.querySelector('kerf-price-table')?.removeAttribute('item')).observe(
      document,
      {
        childList: true,
        subtree: true,
      },
    );
  });
  await page.goto('/plain');
}

test('Where the code of the tag that names the item is lost for good, the others show it all the same', async ({
  page,
}) => {
  await page.route('**/kerf-configurator-*.js', (route) => route.abort());
  await openWithFollower(page);
  await expect(page.locator('kerf-configurator')).toContainText('Reload the page');
  await expect(widgetsIn(page).rows.first()).toContainText('$');
});

test('Widgets that name no item go on with the one that does, whenever it changes', async ({ page }) => {
  await openWithFollower(page);
  const { rows, panel, total } = widgetsIn(page);
  await expect(rows.first()).toContainText('$');
  const change = (...items: [item: string, wait: number][]) =>
    page.evaluate(async (steps) => {
      for (const [item, wait] of steps) {
        document.querySelector('kerf-configurator')?.setAttribute('item', item);
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    }, items);
  /** The row of the price table that is chosen costs what the panel says. */
  const expectOneItem = () =>
    expect
      .poll(async () => {
        const price = await total.textContent();
        const chosen = await page.locator('kerf-price-table .chosen').first().textContent();
        return price?.startsWith('$') && chosen?.includes(price);
      })
      .toBe(true);
  for (const wait of [0, 30, 300, 1500]) {
    await change(['swing-tags', wait], ['roll', 0]);
    await expect(panel.locator('.name')).toContainText('Standard Vinyl');
    await expectOneItem();
    await change(['premium-business-card', 0]);
    await expect(panel.locator('.name')).toContainText('Premium Business Card');
    await expectOneItem();
  }
});
