import { test as base, expect, type Frame, type Page } from '@playwright/test';

interface Situation {
  /** Console errors that this situation brings with it, such as the browser's report of a refused connection. */
  expectedErrors: RegExp[];
  watch: undefined;
}

/**
 * A page of somebody else's. Whatever it shows, nothing of ours throws into it, breaks its content security policy,
 * adds to its window but for one key, or asks anybody but the shop and the host.
 */
export const test = base.extend<Situation>({
  expectedErrors: [[], { option: true }],
  watch: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = [];
      const strangers: string[] = [];
      page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(`console: ${message.text()} (${message.location().url})`);
      });
      page.on('request', (request) => {
        const { hostname, protocol } = new URL(request.url());
        if (protocol.startsWith('http') && hostname !== 'localhost') strangers.push(request.url());
      });
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          console.error(`policy violated: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
        });
      });
      await use(undefined);
      expect(errors.filter((error) => !expectedErrors.some((expected) => expected.test(error)))).toEqual([]);
      expect(strangers).toEqual([]);
    },
    { auto: true },
  ],
});

/** The widgets of a page or frame, as a visitor reads them. */
export function widgetsIn(page: Page | Frame) {
  const panel = page.locator('kerf-configurator').first();
  const table = page.locator('kerf-price-table').first();
  return {
    panel,
    table,
    total: panel.locator('.price-bar .total-price'),
    rows: table.getByRole('row').filter({ hasText: '$' }),
    addToCart: panel.getByRole('button', { name: 'Add to Cart' }),
    /** What came of the last press of the button that goes on. */
    status: panel.locator('.outcome'),
    cartLink: page.locator('kerf-cart-link').getByRole('link'),
    errorNotice: page.locator('kerf-configurator, kerf-price-table').getByRole('alert'),
  };
}

/** Panel and table show prices, and a choice in the panel changes those of the table. */
export async function expectToWork(page: Page | Frame): Promise<void> {
  const { panel, total, rows, addToCart } = widgetsIn(page);
  await expect(total).toContainText('$');
  await expect(rows.first()).toBeVisible();
  expect(await rows.count()).toBeGreaterThanOrEqual(5);
  const before = await rows.last().textContent();
  await panel
    .getByRole('group', { name: 'Sides' })
    .getByRole('radio', { checked: false })
    .first()
    .locator('..')
    .click();
  await expect(rows.last()).not.toHaveText(before ?? '');
  await expect(addToCart).toBeEnabled();
}

/** Adding to the cart works, and the cart link leads to that line in the shop's own cart. */
export async function expectToBuy(page: Page): Promise<void> {
  const { total, addToCart, status, cartLink } = widgetsIn(page);
  await expect(addToCart).toBeEnabled();
  await expect(total).toHaveAttribute('aria-busy', 'false');
  const price = (await total.textContent())?.trim() ?? '';
  await addToCart.click();
  await expect(status).toContainText('View cart');
  await expect(cartLink).toContainText('1');
  await cartLink.click();
  await expect(page).toHaveURL(`${process.env.KERF_SHOP_URL}/cart`);
  const cart = page.locator('kerf-cart');
  await expect(cart.getByRole('listitem')).toHaveCount(1);
  await expect(cart.locator('.line-total strong')).toHaveText(price);
  await page.reload();
  await expect(cart.locator('.line-total strong')).toHaveText(price);
}

/** Each widget says in words what to do, and keeps its place in the page. */
export async function expectWords(page: Page): Promise<void> {
  for (const tag of ['kerf-configurator', 'kerf-price-table']) {
    const words = page.locator(tag).locator('[part=error-notice]');
    await expect(words).toBeVisible();
    expect((await words.textContent())?.length).toBeGreaterThan(20);
  }
}

export { expect };
