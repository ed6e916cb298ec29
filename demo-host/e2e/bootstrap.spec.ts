import { test, useEveryWidget } from './every-widget.js';

test('Every widget works and looks as always under Bootstrap', async ({ page, expectUsualLooks }) => {
  await page.goto('/bootstrap');
  await useEveryWidget(page);
  await expectUsualLooks(page);
});
