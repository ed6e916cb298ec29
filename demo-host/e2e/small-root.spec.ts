import { test, useEveryWidget } from './every-widget.js';

test('Every widget works and looks as always where the host’s root text is 62.5 %', async ({
  page,
  expectUsualLooks,
}) => {
  await page.goto('/small-root');
  await useEveryWidget(page);
  await expectUsualLooks(page);
});
