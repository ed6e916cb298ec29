import { expect, expectToWork, test, widgetsIn } from './situation.js';

test('What is typed into a widget is typed, though single keys work the page', async ({ page }) => {
  await page.goto('/keyboard-shortcuts');
  await expectToWork(page);
  const { panel, rows } = widgetsIn(page);
  const used = page.locator('[data-used]');
  const before = await rows.last().textContent();
  // Chosen by the arrows, which the page has for itself too.
  await panel.getByRole('group', { name: 'Size (in mm)' }).getByRole('radio', { checked: true }).focus();
  for (let presses = 0; presses < 12 && !(await panel.getByLabel('Width').isVisible()); presses++)
    await page.keyboard.press('ArrowRight');
  const width = panel.getByLabel('Width');
  await expect(width).toBeVisible();
  await width.fill('');
  await width.focus();
  await page.keyboard.type('j/7 0k');
  await expect(width).toHaveValue('j/7 0k');
  await width.fill('');
  await page.keyboard.type('71');
  await page.keyboard.press('Tab');
  await panel.getByLabel('Height').fill('');
  await page.keyboard.type('52');
  await expect(rows.last()).not.toHaveText(before ?? '');
  await expect(used).toHaveText('none');
});

test('The shortcuts of the page work beside the widgets, and Escape from within them', async ({ page }) => {
  await page.goto('/keyboard-shortcuts');
  await expectToWork(page);
  const { panel } = widgetsIn(page);
  await panel.getByRole('button', { name: 'Add to Compare' }).focus();
  await page.keyboard.press('j');
  await expect(page.locator('[data-used]')).toHaveText('j');
  await panel.getByRole('combobox', { name: 'Sets' }).focus();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Drawer' })).toBeHidden();
});
