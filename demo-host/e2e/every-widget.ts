import type { Page } from '@playwright/test';
import { differenceOf, pictureOf } from './pictures.js';
import { expect, expectToWork, test as situation, widgetsIn } from './situation.js';

/** The tags of every widget. */
const everyWidget = [
  'kerf-gallery',
  'kerf-configurator',
  'kerf-preview',
  'kerf-price-table',
  'kerf-savings',
  'kerf-cart',
  'kerf-cart-link',
];

/** Uses every widget of a page once, up to a line in the cart. */
export async function useEveryWidget(page: Page): Promise<void> {
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
  for (const widget of everyWidget) pictures.set(widget, await pictureOf(page.locator(widget)));
  return pictures;
}

/** A test that knows how every widget looks on a page without any style sheet, after {@link useEveryWidget}. */
export const test = situation.extend<
  { expectUsualLooks(page: Page): Promise<void> },
  { usual: Map<string, Buffer> }
>({
  usual: [
    async ({ browser }, use) => {
      const page = await browser.newPage({ locale: 'en-AU', timezoneId: 'Australia/Sydney' });
      await page.goto(`${process.env.KERF_DEMO_HOST_URL}/polluters`);
      await useEveryWidget(page);
      await use(await takePictures(page));
      await page.close();
    },
    { scope: 'worker' },
  ],
  /** Every widget looks as it does there, but for one pixel in a thousand. */
  expectUsualLooks: async ({ usual }, use) => {
    await use(async (page) => {
      for (const [widget, picture] of await takePictures(page))
        expect
          .soft(differenceOf(usual.get(widget) as Buffer, picture), `${widget} looks otherwise`)
          .toBeLessThanOrEqual(0.001);
    });
  },
});

export { expect };
