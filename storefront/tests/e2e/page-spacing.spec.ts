import { expect, test } from './journey.js';

test.use({ viewport: { width: 320, height: 640 } });

/** What WCAG 1.4.12 lets a reader set; what is out of sight is laid out too. */
const spacing =
  '*{content-visibility:visible!important;line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}';

for (const address of ['/', '/stickers', '/business-cards', '/stickers/roll', '/cart', '/sample-pack']) {
  test(`Shoppers who space letters out read all of ${address} on a 320 pixel screen`, async ({ page }) => {
    await page.goto(address);
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    }, spacing);
    const faults = await page.evaluate(() => {
      // What is only read aloud stands in a box of one pixel.
      const isSeen = (element: Element | null): boolean =>
        element === null || (element.getBoundingClientRect().width > 1 && isSeen(element.parentElement));
      const shown = [
        ...document.querySelectorAll<HTMLElement>('body > .skip ~ * :is(a, li, p, h1, h2, h3, dt, dd, span)'),
        // The way here is cut short to a line: the page's own name stands below it in full.
      ].filter((element) => element.textContent !== '' && isSeen(element) && !element.closest('.crumbs'));
      const cut = shown.filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return (
          left < -0.5 ||
          right > innerWidth + 0.5 ||
          (element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).display !== 'inline')
        );
      });
      const leaves = shown.filter(
        (element) => element.querySelector('a, li, p, h1, h2, h3, dt, dd, span') === null,
      );
      const overlapping = leaves.flatMap((one, place) =>
        leaves.slice(place + 1).filter((other) => {
          const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
          const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
          return across > 1 && down > 4;
        }),
      );
      return [...cut, ...overlapping].map((element) => `${element.localName}: ${element.textContent}`);
    });
    expect(faults).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
  });
}

test('Shoppers in forced colours see where the focus is and which page they are on', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/stickers');
  const nav = page.getByRole('navigation', { name: 'Shop' });
  const underlined = await nav
    .getByRole('link')
    .evaluateAll(
      (links) => links.filter((link) => getComputedStyle(link).textDecorationLine === 'underline').length,
    );
  expect(underlined).toBe(1);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  for (const link of [skip, nav.getByRole('link').first(), page.locator('.piece').first()]) {
    const anchor = (await link.evaluate((element) => element.matches('a'))) ? link : link.getByRole('link');
    await anchor.focus();
    await expect(link).toHaveCSS('outline-style', 'solid');
  }
});
