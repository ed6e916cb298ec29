import { expect, test, widgetsIn } from './situation.js';

test.use({ expectedErrors: [/ERR_FAILED/] });

test('A price that can’t be had is told once, and asked for again with the connection', async ({
  page,
  context,
}) => {
  let isLost = true;
  let calls = 0;
  await page.route('**/pricing-data?*', (route) => {
    calls += 1;
    return isLost ? route.abort() : route.continue();
  });
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    addEventListener('kerf-error', (event) => void heard.push((event as CustomEvent).detail.code));
  });
  await page.goto('/plain');
  const { panel, rows, total } = widgetsIn(page);
  await expect(total).toContainText('$');
  await panel.getByRole('radio', { name: 'Two Sides' }).dispatchEvent('click');
  await expect.poll(() => page.evaluate('heard')).toEqual(['CLIENT_UNREACHABLE']);
  // A read is sent once more, and that is all.
  await page.waitForTimeout(1_000);
  expect(calls).toBe(2);
  expect(await page.evaluate('heard')).toEqual(['CLIENT_UNREACHABLE']);
  isLost = false;
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(rows.first()).toContainText('$');
});
