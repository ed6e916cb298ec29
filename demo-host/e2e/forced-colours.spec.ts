import type { Locator } from '@playwright/test';
import { useEveryWidget } from './every-widget.js';
import { differenceOf } from './pictures.js';
import { expect, test, widgetsIn } from './situation.js';

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' }));

/** How much of an element and what is close around it looks otherwise after something was done, 0 to 1. */
async function changeOf(element: Locator, act: () => Promise<void>): Promise<number> {
  const look = async () => {
    await element.evaluate((node) => {
      node.scrollIntoView({ block: 'center', behavior: 'instant' });
      scrollBy(0, node.getBoundingClientRect().top % 1);
    });
    const { x, y, width, height } = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const clip = { x: x - 4, y: Math.round(y) - 4, width: width + 8, height: Math.round(height) + 8 };
    return element.page().screenshot({ clip });
  };
  const before = await look();
  await act();
  return differenceOf(before, await look());
}

test('Visitors whose system sets the colours see what is chosen, and where the focus is', async ({
  page,
}) => {
  await page.goto('/forced-colours');
  await useEveryWidget(page);
  const { panel, table, addToCart } = widgetsIn(page);
  const tile = panel.getByRole('group', { name: 'Sides' }).getByRole('radio', { checked: false }).first();
  const face = panel.locator('label.tile', {
    has: page.locator(`input[value="${await tile.inputValue()}"][name="${await tile.getAttribute('name')}"]`),
  });
  expect(await changeOf(face, () => face.click())).toBeGreaterThan(0.02);
  const row = table.locator('tbody tr').nth(5);
  expect(await changeOf(row, () => row.click())).toBeGreaterThan(0.005);
  await expect(addToCart).toBeEnabled();
  expect(
    await changeOf(addToCart, async () => {
      await page.keyboard.press('Tab');
      await addToCart.focus();
    }),
  ).toBeGreaterThan(0.02);
});
