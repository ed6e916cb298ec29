import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './situation.js';

const pages = ['plain', 'two-configurations', 'failing-api', 'right-to-left', 'dark', 'narrow'];

test.use({ expectedErrors: [/ERR_EMPTY_RESPONSE|ERR_CONNECTION/] });

for (const name of pages) {
  test(`Visitors with any ability can use the page ${name}`, async ({ page }) => {
    await page.goto(`/${name}`);
    await expect(page.locator('kerf-price-table').first()).toContainText(/\$|again/i);
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode()
      .options({
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
        rules: { 'target-size': { enabled: true } },
      })
      .analyze();
    expect(
      violations.map(({ id, nodes }) => [
        id,
        ...nodes.map(({ target, failureSummary }) => `${target.flat().join(' ')}: ${failureSummary}`),
      ]),
    ).toEqual([]);
  });
}
