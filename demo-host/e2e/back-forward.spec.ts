import { findWholeBrowser } from '../../storefront/tests/find-browser.js';
import { useEveryWidget } from './every-widget.js';
import { expect, test, widgetsIn } from './situation.js';

test.use({
  // As visitors' browsers are, whole ones: a page that is left may be kept as it is.
  launchOptions: async ({ launchOptions }, use) => {
    await use({
      ...launchOptions,
      ...findWholeBrowser(),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
  },
});

test('The widgets go on where they were after Back, on a page that the browser kept', async ({ page }) => {
  await page.goto('/back-forward');
  await useEveryWidget(page);
  const { total, rows, panel, addToCart, status } = widgetsIn(page);
  const before = await total.textContent();
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.kept = String(persisted);
    });
  });
  await page.getByRole('link', { name: 'On to another page' }).click();
  await expect(page).toHaveURL(/plain/);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-kept', 'true');
  await expect(total).toHaveText(before ?? '');
  const price = await rows.last().textContent();
  await panel
    .getByRole('group', { name: 'Sides' })
    .getByRole('radio', { checked: false })
    .first()
    .locator('..')
    .click();
  await expect(rows.last()).not.toHaveText(price ?? '');
  await expect(total).toHaveAttribute('aria-busy', 'false');
  await addToCart.click();
  await expect(status).toContainText('View cart');
  await expect(page.locator('kerf-cart').getByRole('listitem')).toHaveCount(2);
});

test('A kept page shows the cart as it became elsewhere', async ({ page }) => {
  await page.goto('/back-forward');
  await useEveryWidget(page);
  await page.getByRole('link', { name: 'On to another page' }).click();
  const { total, addToCart, status, cartLink, panel } = widgetsIn(page);
  await panel
    .getByRole('group', { name: 'Size (in mm)' })
    .getByRole('radio', { checked: false })
    .first()
    .locator('..')
    .click();
  await expect(total).toHaveAttribute('aria-busy', 'false');
  await addToCart.click();
  await expect(status).toContainText('View cart');
  await page.goBack({ waitUntil: 'commit' });
  await expect(cartLink).toContainText('2');
  await expect(page.locator('kerf-cart').getByRole('listitem')).toHaveCount(2);
});
