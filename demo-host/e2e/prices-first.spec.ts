import { expect, test, widgetsIn } from './situation.js';

test('Prices that are on their way come before what goes along with the panel', async ({ page }) => {
  const order: string[] = [];
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  page.on('request', (request) => {
    if (request.url().includes('/on-demand-')) order.push('code');
  });
  await page.route('**/pricing-data?*', async (route) => {
    await held;
    order.push('prices');
    await route.continue();
  });
  await page.goto('/plain');
  const { panel, rows } = widgetsIn(page);
  await expect(rows.first()).toContainText('$');
  const before = await rows.first().textContent();
  await page.waitForLoadState('networkidle');
  // A press without a pointer that came to the panel before it.
  await panel.getByRole('radio', { name: 'Two Sides' }).dispatchEvent('click');
  await page.waitForRequest('**/pricing-data?*');
  await page.waitForTimeout(300);
  letGo();
  await expect(rows.first()).not.toHaveText(before ?? '');
  await expect.poll(() => order).toEqual(['prices', 'code']);
});
