import { expect, expectToBuy, expectToWork, test, widgetsIn } from './situation.js';

test('The widgets work and sell under a strict policy with Trusted Types, without one violation', async ({
  page,
}) => {
  const response = await page.goto('/strict-csp');
  expect(response?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
  await expectToWork(page);
  const { panel } = widgetsIn(page);
  await panel.locator('summary', { hasText: 'Special Features (Add-ons)' }).click();
  for (const tab of await panel.getByRole('tab').all()) await tab.click();
  await panel.getByRole('button', { name: 'About sets' }).focus();
  await panel
    .getByRole('group', { name: 'Size (in mm)' })
    .getByRole('radio', { name: 'Custom' })
    .locator('..')
    .click();
  await panel.getByLabel('Width').fill('1');
  await expect(panel.getByText(/must not be below/)).toBeVisible();
  await panel.getByLabel('Width').fill('80');
  await panel.getByLabel('Height').fill('50');
  await panel.getByRole('button', { name: 'Add to Compare' }).click();
  await expectToBuy(page);
});
