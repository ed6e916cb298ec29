import { test, useEveryWidget } from './every-widget.js';

test('Every widget works and looks as always under a theme that restyles everything', async ({
  page,
  expectUsualLooks,
}) => {
  await page.goto('/hostile-css');
  await useEveryWidget(page);
  await expectUsualLooks(page);
});
