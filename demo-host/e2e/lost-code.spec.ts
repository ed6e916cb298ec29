import { expect, test, widgetsIn } from './situation.js';

test.use({ expectedErrors: [/ERR_FAILED/] });

test('Code that a press needs and that did not come is fetched at the next press', async ({ page }) => {
  let isLost = true;
  await page.route('**/on-demand-*.js', (route) => (isLost ? route.abort() : route.continue()));
  await page.goto('/plain');
  const { panel, total } = widgetsIn(page);
  await expect(total).toContainText('$');
  const compare = panel.getByRole('button', { name: 'Add to Compare' });
  const said = panel.locator('.actions [role=status]');
  await compare.click();
  await expect(said).toHaveText(/try again/i);
  isLost = false;
  await compare.click();
  await expect(said).toHaveText(/compar/i);
  await expect(said).not.toHaveText(/try again/i);
});
