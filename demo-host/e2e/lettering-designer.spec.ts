import { expect, test, widgetsIn } from './situation.js';

for (const width of [375, 1280])
  test(`Words that are typed at ${width} px on a page of another site are drawn, and priced by the panel beside them`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 812 });
    await page.goto('/lettering-designer');
    const designer = page.locator('kerf-lettering-designer');
    await designer.getByRole('textbox').first().fill('Open late');
    await expect(designer.getByRole('img', { name: /Open late/ })).toBeVisible();
    await expect(widgetsIn(page).total).toContainText('$');
  });
