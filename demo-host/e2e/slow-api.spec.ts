import { expect, test, widgetsIn } from './situation.js';

test('The widgets keep the page’s shape while a slow API answers, and then work', async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, startTime } = entry as PerformanceEntry & { value: number };
        (document as Document & { shift?: [number, number][] }).shift = [
          ...((document as Document & { shift?: [number, number][] }).shift ?? []),
          [startTime, value],
        ];
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/slow-api');
  const { total, rows } = widgetsIn(page);
  await expect(rows.first()).toBeVisible();
  await expect(total).toContainText('$');
  const shifts = await page.evaluate(
    () => (document as Document & { shift?: [number, number][] }).shift ?? [],
  );
  expect(shifts.reduce((sum, [, value]) => sum + value, 0)).toBeLessThanOrEqual(0.01);
});
