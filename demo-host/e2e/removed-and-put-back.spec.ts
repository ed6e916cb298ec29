import { expect, expectToWork, test, widgetsIn } from './situation.js';

test('The widgets come back with what was chosen after they were taken out', async ({ page }) => {
  await page.goto('/removed-and-put-back');
  await expectToWork(page);
  const { panel, total } = widgetsIn(page);
  await panel
    .getByRole('group', { name: 'Size (in mm)' })
    .getByRole('radio', { name: 'Custom' })
    .locator('..')
    .click();
  await panel.getByLabel('Width').fill('70');
  await panel.getByLabel('Height').fill('50');
  for (let times = 0; times < 5; times++) {
    await page.getByRole('button', { name: 'Take the widgets out' }).click();
    await page.waitForTimeout(50);
    await page.getByRole('button', { name: 'Put them back' }).click();
    await expect(total).toContainText('$');
  }
  await expect(panel.getByLabel('Width')).toHaveValue('70');
  await expectToWork(page);
});
