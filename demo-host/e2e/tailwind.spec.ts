import { test, useEveryWidget } from './every-widget.js';

test('Every widget works and looks as always under Tailwind’s preflight', async ({
  page,
  expectUsualLooks,
}) => {
  await page.goto('/tailwind');
  await useEveryWidget(page);
  await expectUsualLooks(page);
});
