import { expect, expectToWork, test } from './situation.js';

test('The widgets keep every size where the host’s root text is 62.5 %', async ({ page }) => {
  const look = async (address: string) => {
    await page.goto(address);
    await expectToWork(page);
    return page.evaluate(() =>
      ['kerf-configurator', 'kerf-price-table'].flatMap((tag) =>
        [
          ...(document.querySelector(tag)?.shadowRoot?.querySelectorAll<HTMLElement>('.root, .root *') ?? []),
        ].map((element) => {
          const { fontSize, lineHeight, letterSpacing, color, textTransform, display } =
            getComputedStyle(element);
          return [
            tag,
            element.localName,
            element.className,
            fontSize,
            lineHeight,
            letterSpacing,
            color,
            textTransform,
            display,
            Math.round(element.offsetHeight ?? 0),
          ].join(' ');
        }),
      ),
    );
  };
  const usual = await look('/plain');
  expect(await look('/small-root')).toEqual(usual);
});
