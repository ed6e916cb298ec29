import { expect, test } from './journey.js';
import { stickerPanelOf } from './sticker-panel.js';

test.use({ viewport: { width: 320, height: 640 } });

const sideways = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

/** What of the widgets reaches over the edge of the screen, other than rows that are scrolled by design. */
const cutOff = () =>
  [...document.querySelectorAll('kerf-configurator, kerf-price-table, kerf-gallery, kerf-preview')].flatMap(
    (host) =>
      [...(host.shadowRoot?.querySelectorAll<HTMLElement>('*') ?? [])]
        .filter((element) => {
          const { right, left, width } = element.getBoundingClientRect();
          return (
            width > 1 &&
            (right > innerWidth + 0.5 || left < -0.5) &&
            !element.closest('[role="tablist"], .stage, .picker, svg, [hidden]')
          );
        })
        .map((element) => `${host.localName} ${element.localName}.${element.className}`),
  );

test('Shoppers with a 320 pixel screen never scroll sideways on the sticker range', async ({ page }) => {
  await page.goto('/stickers');
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(sideways)).toBe(0);
});

for (const item of ['die-cut', 'roll', 'vinyl-lettering']) {
  test(`Shoppers with a 320 pixel screen can open everything of /stickers/${item} without scrolling sideways`, async ({
    page,
  }) => {
    await page.goto(`/stickers/${item}`);
    const panel = stickerPanelOf(page);
    await panel.priced();
    expect(await page.evaluate(sideways)).toBe(0);
    expect(await page.evaluate(cutOff)).toEqual([]);
    for (const head of await panel.root.locator('.selector summary').all()) {
      await panel.close();
      await head.click();
      await expect(panel.drawer).toBeVisible();
      expect(await page.evaluate(sideways)).toBe(0);
      expect(await panel.drawer.evaluate((drawer) => drawer.scrollWidth - drawer.clientWidth)).toBe(0);
      expect(await page.evaluate(cutOff)).toEqual([]);
    }
    await panel.close();
    const about = page.getByRole('button', { name: 'About the roll dispenser' });
    if (item !== 'roll') return;
    await about.click();
    await expect(page.getByRole('dialog', { name: 'Roll dispenser' })).toBeVisible();
    expect(await page.evaluate(sideways)).toBe(0);
    expect(await page.evaluate(cutOff)).toEqual([]);
  });
}
