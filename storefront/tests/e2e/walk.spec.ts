import type { Locator } from '@playwright/test';
import { cartOf } from './cart-page.js';
import { expect, test } from './journey.js';
import { stickerPanelOf } from './sticker-panel.js';

/** All of it is seen: in the window, and nothing lies over its middle but what it stands in. */
async function inSight(what: Locator): Promise<void> {
  await expect(what).toBeInViewport({ ratio: 1 });
  const isOnTop = () =>
    what.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const root = element.getRootNode() as Document | ShadowRoot;
      const seen = root.elementFromPoint(left + width / 2, top + height / 2);
      // The link of an entry lies over all of its entry.
      const part = element.closest('li') ?? element;
      return seen !== null && (part.contains(seen) || seen.contains(element));
    });
  // One page may still fade into the next.
  await expect.poll(isOnTop).toBe(true);
}

for (const [width, height] of [
  [375, 812],
  [768, 1024],
  [1280, 800],
] as const)
  test(`Shoppers see the price, what they chose and the next step all the way from home to the cart at ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const photograph = async (step: string, ...seen: Locator[]) => {
      for (const what of seen) await inSight(what);
      await test.info().attach(step, { body: await page.screenshot(), contentType: 'image/png' });
    };
    const main = page.getByRole('main');
    await page.goto('/');
    await photograph('home', main.getByText(/\d for \$\d/).first(), main.getByRole('link').first());
    await main.getByRole('link', { name: 'Choose a sticker' }).click();
    const entry = main.getByRole('listitem').filter({ hasText: 'Die Cut Stickers' }).first();
    await expect(entry).toContainText(/\$\d/);
    await entry.scrollIntoViewIfNeeded();
    await photograph('stickers', entry.getByText(/\$\d/).last(), entry.getByRole('link'));
    await entry.getByRole('link').click();

    const panel = stickerPanelOf(page);
    await panel.priced();
    const chosen = panel.root.locator('.chosen');
    const bar = [panel.total, chosen, panel.addToCart];
    await photograph('product', ...bar);
    for (const [group, legend, label] of [
      ['Supply and shape', 'Shape', 'Circle or Oval'],
      ['Size', 'Size (in mm)', '75 x 75'],
      ['Material and print', 'Finishing', 'Gloss Laminate'],
      ['Quantity and sets', 'Quantity', '100'],
    ] as const) {
      await panel.pick(group, legend, label);
      const head = panel.drawer.locator('.total-price');
      if (await panel.drawer.isVisible()) {
        await expect(head).toHaveText(/\$\d/);
        await photograph(group, head, panel.drawer.getByRole('button', { name: 'Done' }));
      } else await photograph(group, ...bar);
    }
    await panel.close();
    await expect(chosen).toContainText('75 x 75 mm');

    const row = page
      .locator('kerf-price-table')
      .getByRole('row')
      .filter({ hasText: /^200\b/ });
    await row.click();
    await expect(chosen).toContainText('200');
    await panel.priced();
    await photograph('prices', ...bar);
    const total = (await panel.total.textContent()) ?? '';

    await panel.addToCart.click();
    await expect(panel.status).toContainText('Added to your cart');
    const view = panel.status.getByRole('link', { name: 'View cart' });
    await photograph('added', panel.status, view, ...bar);
    await view.click();
    const cart = cartOf(page);
    await expect(cart.lines).toContainText('75 x 75 mm');
    await expect(cart.lines.locator('.line-total strong')).toHaveText(total);
    await photograph('cart', cart.lines.locator('.line-total strong'), cart.lines.locator('img'));
  });
