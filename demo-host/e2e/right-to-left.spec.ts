import { pageScript } from '../../storefront/tests/engines/page-script.js';
import { expect, expectToWork, test, widgetsIn } from './situation.js';

test('The widgets follow a page that reads from right to left', async ({ page }) => {
  await page.goto('/right-to-left');
  await expectToWork(page);
  const { table, panel } = widgetsIn(page);
  const heads = table.getByRole('columnheader');
  const [first, last] = [await heads.first().boundingBox(), await heads.last().boundingBox()];
  expect(first?.x ?? 0).toBeGreaterThan(last?.x ?? 0);
  expect(await panel.locator('.root').evaluate((root) => getComputedStyle(root).direction)).toBe('rtl');
  // Words of a language that reads the other way begin a line where the page begins it.
  const beyond = await panel.getByRole('heading', { level: 2 }).evaluate((heading) => {
    const words = document.createRange();
    words.selectNodeContents(heading);
    return heading.getBoundingClientRect().right - words.getBoundingClientRect().right;
  });
  expect(beyond).toBeCloseTo(0, 0);
});

test('Amounts, sizes, counts and sentences read there as they do everywhere', async ({ page }) => {
  await page.goto('/right-to-left');
  await expectToWork(page);
  const { panel, addToCart } = widgetsIn(page);
  await panel.getByRole('radio', { name: 'Custom' }).first().locator('..').click();
  await addToCart.click();
  await expect(page.locator('kerf-cart').getByRole('listitem')).toHaveCount(1);
  await expect(page.locator('kerf-savings')).toContainText('1 of');
  await expect(page.locator('kerf-preview [part=caption]')).toContainText('To scale');
  await expect(panel.locator('.tile-note', { hasText: /[+−]\$/ }).first()).toBeVisible();
  const script = await pageScript();
  const lines = await page.evaluate(`(() => { ${script}; return globalThis.kerfWalk.disorderedLines(); })()`);
  expect(lines).toEqual([]);
});

for (const [address, opening, tag] of [
  ['/compare', /^Add to Compare/, 'kerf-compare'],
  ['/quotes', /^Request a Quote for/, 'kerf-quote-request'],
] as const)
  test(`What is chosen reads there as it does everywhere, in the dialog of ${tag} too`, async ({ page }) => {
    await page.goto(address);
    await page.locator('html').evaluate((html) => html.setAttribute('dir', 'rtl'));
    await page.getByRole('button', { name: opening }).first().click();
    const dialog = page.locator(tag).getByRole('dialog').first();
    await page
      .locator(tag)
      .getByRole('button', { name: /^(Compare details|Inquire as Guest)/ })
      .first()
      .click();
    await expect(dialog).toContainText(/\d+ [x×] \d+/);
    const script = await pageScript();
    const lines = await page.evaluate(
      `(() => { ${script}; return globalThis.kerfWalk.disorderedLines(); })()`,
    );
    expect(lines).toEqual([]);
  });

for (const [address, tag, isThere, arrows] of [
  ['/product-info', 'kerf-product-info', '[part=stock]', 0],
  ['/reviews', 'kerf-reviews', '[part=summary]', 0],
  ['/shipping', 'kerf-shipping-info', '[part=open]', 2],
] as const)
  test(`What ${tag} says reads there as it does everywhere, and its arrows point outwards`, async ({
    page,
  }) => {
    await page.goto(address);
    await page.locator('html').evaluate((html) => html.setAttribute('dir', 'rtl'));
    const widget = page.locator(tag).first();
    await expect(widget.locator(isThere).first()).toBeVisible();
    const opens = widget.locator('[part=open]');
    if (await opens.isVisible()) await opens.click();
    const marks = widget.locator('[part=pager]').locator('> :first-child, > :last-child');
    await expect(marks).toHaveCount(arrows);
    for (const mark of await marks.all())
      await expect(mark).toHaveCSS('transform', 'matrix(-1, 0, 0, 1, 0, 0)');
    const script = await pageScript();
    const lines = await page.evaluate(
      `(() => { ${script}; return globalThis.kerfWalk.disorderedLines(); })()`,
    );
    expect(lines).toEqual([]);
  });
