import { test, useEveryWidget } from './every-widget.js';

test('Every widget works and looks as always in an article of WordPress', async ({
  page,
  expectUsualLooks,
}) => {
  await page.goto('/wordpress');
  await useEveryWidget(page);
  await expectUsualLooks(page);
});
