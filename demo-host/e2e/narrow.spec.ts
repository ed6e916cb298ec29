import { expect, expectToWork, test } from './situation.js';

test('The widgets fit a column of 320 pixels', async ({ page }) => {
  await page.goto('/narrow');
  await expectToWork(page);
  const wide = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('kerf-configurator, kerf-price-table')].flatMap((host) => {
      const edge = host.getBoundingClientRect();
      return [...(host.shadowRoot?.querySelectorAll<HTMLElement>('*') ?? [])]
        .filter((element) => {
          const { left, right, width } = element.getBoundingClientRect();
          return (
            width > 1 &&
            (right > edge.right + 0.5 || left < edge.left - 0.5) &&
            !element.closest('[role="tablist"]')
          );
        })
        .map((element) => `${host.localName} ${element.localName}.${element.className}`);
    }),
  );
  expect(wide).toEqual([]);
});
