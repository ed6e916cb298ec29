import type { Page } from '@playwright/test';
import { listLibraries } from '../libraries.mjs';
import { lookAtHost } from './host-page.js';
import { differenceOf, pictureOf } from './pictures.js';
import { expect, expectToWork, test as situation, widgetsIn } from './situation.js';

const widgets = [
  'kerf-gallery',
  'kerf-configurator',
  'kerf-preview',
  'kerf-price-table',
  'kerf-savings',
  'kerf-cart',
  'kerf-cart-link',
];

/** Uses every widget of the page once, up to a line in the cart. */
async function useEveryWidget(page: Page): Promise<void> {
  const { total, addToCart, status, cartLink } = widgetsIn(page);
  await expectToWork(page);
  await expect(page.locator('kerf-preview svg').first()).toBeVisible();
  await expect(page.locator('kerf-savings')).toContainText('%');
  await expect(page.locator('kerf-gallery img').first()).toHaveJSProperty('complete', true);
  await expect(total).toHaveAttribute('aria-busy', 'false');
  await addToCart.click();
  await expect(status).toContainText('View cart');
  await expect(cartLink).toContainText('1');
  await expect(page.locator('kerf-cart').getByRole('listitem')).toHaveCount(1);
}

async function takePictures(page: Page): Promise<Map<string, Buffer>> {
  await page.mouse.move(0, 0);
  const pictures = new Map<string, Buffer>();
  for (const widget of widgets) pictures.set(widget, await pictureOf(page.locator(widget)));
  return pictures;
}

const test = situation.extend<object, { plain: Map<string, Buffer> }>({
  /** Every widget on the same page without a sheet and a library, after the same use. */
  plain: [
    async ({ browser }, use) => {
      const page = await browser.newPage({ locale: 'en-AU', timezoneId: 'Australia/Sydney' });
      await page.goto(`${process.env.KERF_DEMO_HOST_URL}/polluters`);
      await useEveryWidget(page);
      await use(await takePictures(page));
      await page.close();
    },
    { scope: 'worker' },
  ],
});

const [sheets, libraries] = [await listLibraries('sheets'), await listLibraries('scripts')];

/** Each with each where KERF_EVERY_PAIR is set (`npm run pairs`), else as many as bring each of them once. */
const pairs = process.env.KERF_EVERY_PAIR
  ? sheets.flatMap((sheet) => libraries.map((library) => ({ sheet, library })))
  : Array.from({ length: Math.max(sheets.length, libraries.length) }, (_, at) => ({
      sheet: sheets[at % sheets.length] ?? '',
      library: libraries[at % libraries.length] ?? '',
    }));

for (const { sheet, library } of pairs) {
  test(`Every widget works and looks as always beside ${sheet} and ${library}, which stay as they are`, async ({
    page,
    plain,
  }) => {
    // The widgets come once the page has been looked at.
    let release = () => {};
    const looked = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/kerf.js', (route) => looked.then(() => route.continue()));
    await page.goto(`/polluters?sheet=${sheet}&library=${library}`, { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    const host = await lookAtHost(page);
    release();

    await useEveryWidget(page);
    expect(
      await host.evaluate((seen) => ({
        keys: seen.changedKeys(),
        styles: seen.changedStyles(),
        nodes: seen.changedNodes(),
      })),
    ).toEqual({ keys: ['window Symbol(kerf.shop)'], styles: [], nodes: [] });

    for (const [widget, picture] of await takePictures(page)) {
      const usual = plain.get(widget) as Buffer;
      expect.soft(differenceOf(usual, picture), widget).toBeLessThanOrEqual(0.001);
    }
  });
}

test('Visitors choose the style sheet and the library of the page', async ({ page }) => {
  await page.goto('/polluters');
  await page.getByLabel('Style sheet').selectOption('bulma');
  await page.getByLabel('Library').selectOption('mootools');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(/sheet=bulma&library=mootools/);
  expect(await page.evaluate('typeof MooTools')).toBe('object');
  await expect(page.getByLabel('Style sheet')).toHaveValue('bulma');
  await expectToWork(page);
});

test('Only what is in the list is served', async ({ request }) => {
  expect((await request.get('/libraries/sheets/bootstrap')).status()).toBe(200);
  for (const path of [
    'sheets/mootools',
    'scripts/bootstrap',
    'scripts/react',
    'sheets/..%2F..%2Fserver',
    'scripts/constructor',
  ])
    expect((await request.get(`/libraries/${path}`)).status(), path).toBe(404);
});
