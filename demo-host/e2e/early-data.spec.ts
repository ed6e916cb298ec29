import { fileOfPart } from './file-of-part.js';
import { expect, test, widgetsIn } from './situation.js';

test('Data is asked for once, while the widgets’ code is on its way', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/featured-items')) asked.push(request.url());
  });
  await page.route(await fileOfPart('core'), async (route) => {
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await route.continue();
  });
  await page.goto('/plain');
  await expect(widgetsIn(page).rows.first()).toBeVisible();
  await expect(widgetsIn(page).total).toContainText('$');
  expect(asked).toHaveLength(1);
});

test.describe('where the shop does not answer the loader', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('Data that did not come early is asked for by the widgets', async ({ page }) => {
    let isFirst = true;
    await page.route('**/featured-items?*', async (route) => {
      if (!isFirst) return route.continue();
      isFirst = false;
      await route.abort();
    });
    await page.goto('/plain');
    await expect(widgetsIn(page).rows.first()).toBeVisible();
    expect(isFirst).toBe(false);
  });
});
