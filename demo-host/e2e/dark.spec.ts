import { expect, expectToWork, test, widgetsIn } from './situation.js';

test('The widgets follow a dark page', async ({ page }) => {
  await page.goto('/dark');
  await expectToWork(page);
  const brightness = await widgetsIn(page)
    .panel.locator('.name')
    .evaluate((name) => {
      const context = document.createElement('canvas').getContext('2d');
      if (!context) return 0;
      context.fillStyle = getComputedStyle(name).color;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
      return (red + green + blue) / 3;
    });
  expect(brightness).toBeGreaterThan(180);
});
