import { slowDown } from '../../storefront/tests/e2e/slow-down.js';
import { shiftsOf, watchShifts } from '../../storefront/tests/e2e/watch-shifts.js';
import { expect, test, widgetsIn } from './situation.js';

// Its own sheet keeps the places, or the script does before anything is painted; and where the shop fails.
// What `failing-api` is about.
test.use({ expectedErrors: [/ERR_EMPTY_RESPONSE/] });

for (const width of [375, 1280])
  for (const situation of ['plain', 'nonce-csp', 'failing-api', 'sign-in', 'lettering-designer'])
    test(`Visitors on slow 4G see the page stand still while the widgets come: ${situation}, ${width} pixels wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await slowDown(page);
      await watchShifts(page);
      await page.goto(`/${situation}`);
      const { total, rows, errorNotice } = widgetsIn(page);
      const last =
        {
          'failing-api': errorNotice,
          'sign-in': total.filter({ hasText: '$' }),
          'lettering-designer': page.locator('kerf-lettering-designer').getByRole('textbox'),
        }[situation] ?? rows;
      await expect(last.first()).toBeVisible();
      await page.waitForTimeout(500);
      const { sum, moved } = await shiftsOf(page);
      expect(sum, moved).toBeLessThanOrEqual(0.01);
    });

test('Visitors on slow 4G see nothing move once a page has put late tags in', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await slowDown(page);
  await watchShifts(page);
  await page.goto('/late-tags');
  await page.locator('kerf-price-table').waitFor({ state: 'attached' });
  // The page itself pushes its foot down, in one go, since the place is kept at once.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 50))));
  await page.evaluate(() => {
    window.kerfMoved = [];
  });
  await expect(widgetsIn(page).rows.first()).toBeVisible();
  await page.waitForTimeout(500);
  const { sum, moved } = await shiftsOf(page);
  expect(sum, moved).toBeLessThanOrEqual(0.01);
});

test('Visitors on slow 4G see the playground stand still while it is set up', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await slowDown(page);
  await watchShifts(page);
  await page.goto('/playground');
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await page.waitForTimeout(500);
  const { sum, moved } = await shiftsOf(page);
  expect(sum, moved).toBeLessThanOrEqual(0.01);
});

for (const [tag, drawn, least, address, width] of [
  ['kerf-price-table', 'tbody td', 574, '/nonce-csp', 1280],
  ['kerf-gallery', '.thumb', 300, '/nonce-csp', 1280],
  ['kerf-cart-link', '[part]', 44, '/nonce-csp', 1280],
  ['kerf-preview', '.drawing', 500, '/right-to-left', 1280],
  ['kerf-preview', '.drawing', 500, '/right-to-left', 800],
] as const)
  test(`The place that is kept for <${tag}> is the one that it takes, ${width} pixels wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    let go = () => {};
    const isTime = new Promise<void>((resolve) => {
      go = resolve;
    });
    await page.route(`**/${tag}-*.js`, async (route) => {
      await isTime;
      await route.continue();
    });
    await page.goto(address);
    const place = () =>
      page.locator(tag).evaluate((widget) => {
        const { width, height } = widget.getBoundingClientRect();
        return { width: Math.round(width), height: Math.round(height) };
      });
    await expect.poll(async () => (await place()).height).toBeGreaterThanOrEqual(least);
    const before = await place();
    go();
    await expect(page.locator(tag).locator(drawn).first()).toBeVisible();
    expect(await place()).toEqual(before);
  });
