import { expect, expectToWork, test } from './situation.js';

test('The widgets look the same under a theme that restyles everything', async ({ page }) => {
  const look = async (address: string) => {
    await page.goto(address);
    await expectToWork(page);
    return page.evaluate(() =>
      ['kerf-configurator', 'kerf-price-table'].flatMap((tag) =>
        [
          ...(document.querySelector(tag)?.shadowRoot?.querySelectorAll<HTMLElement>('.root, .root *') ?? []),
        ].map((element) => {
          const { fontSize, fontFamily, lineHeight, letterSpacing, color, textTransform, display } =
            getComputedStyle(element);
          return [
            tag,
            element.localName,
            element.className,
            fontSize,
            fontFamily,
            lineHeight,
            letterSpacing,
            color,
            textTransform,
            display,
          ].join(' ');
        }),
      ),
    );
  };
  const usual = await look('/plain');
  expect(await look('/hostile-css')).toEqual(usual);
});
