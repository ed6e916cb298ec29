import type { Page } from '@playwright/test';
import { expect, expectToWork, test, widgetsIn } from './situation.js';

/** How much the page has in each kind of storage. */
const kept = (page: Page) =>
  page.evaluate(async () => [
    localStorage.length,
    sessionStorage.length,
    document.cookie.length,
    (await indexedDB.databases()).length,
  ]);

const nothing = [0, 0, 0, 0];

test('Nothing is kept before a visitor allows it, and the cart from then on without a reload', async ({
  page,
}) => {
  await page.goto('/consent');
  await expectToWork(page);
  expect(await kept(page)).toEqual(nothing);

  const { panel, addToCart, status, cartLink } = widgetsIn(page);
  await addToCart.click();
  await expect(status).toContainText('It is kept until you leave this page.');
  await expect(cartLink).toContainText('1');
  await panel.getByRole('button', { name: 'Add to Compare' }).click();
  await expect(panel.getByText('Added to compare. It is kept until you leave this page.')).toBeVisible();
  await expect(page.locator('kerf-compare .type')).toHaveCount(1);
  expect(await kept(page)).toEqual(nothing);

  await page.getByRole('button', { name: 'Allow storage' }).click();
  await expect.poll(() => kept(page)).toEqual([1, 1, 0, 0]);
  await page.reload();
  await page.getByRole('button', { name: 'Allow storage' }).click();
  await expect(cartLink).toContainText('1');
});

test('A cart of an earlier visit is not read before a visitor allows it, and joins what is new', async ({
  page,
}) => {
  const { addToCart, cartLink, status } = widgetsIn(page);
  await page.goto('/plain');
  await expectToWork(page);
  await addToCart.click();
  await expect(cartLink).toContainText('1');

  await page.goto('/consent');
  await expect(addToCart).toBeEnabled();
  await expect(cartLink).not.toContainText('1');
  await addToCart.click();
  await expect(status).toContainText('It is kept until you leave this page.');
  await page.getByRole('button', { name: 'Allow storage' }).click();
  await expect(cartLink).toContainText('2');
});

test('Consent that is taken back takes along what is kept', async ({ page }) => {
  await page.goto('/consent');
  await page.getByRole('button', { name: 'Allow storage' }).click();
  const { panel, addToCart, cartLink } = widgetsIn(page);
  await addToCart.click();
  await panel.getByRole('button', { name: 'Add to Compare' }).click();
  await expect.poll(() => kept(page)).toEqual([1, 1, 0, 0]);
  await page.locator('script[data-consent]').evaluate((script) => {
    script.dataset.consent = 'withheld';
  });
  await expect.poll(() => kept(page)).toEqual(nothing);
  // In memory it goes on, and nothing of it is kept again.
  await expect(cartLink).toContainText('1');
  await page.waitForTimeout(1_100);
  await addToCart.click();
  await expect(cartLink).toContainText('1');
  expect(await kept(page)).toEqual(nothing);
});

for (const word of ['required', ''])
  test(`Consent that says “${word}” keeps nothing`, async ({ page }) => {
    await page.goto('/plain');
    await page
      .locator('kerf-configurator')
      .first()
      .evaluate((element, said) => element.setAttribute('consent', said), word);
    const { total, addToCart, status } = widgetsIn(page);
    await expect(total).toContainText('$');
    await addToCart.click();
    await expect(status).toContainText('It is kept until you leave this page.');
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });
