import { expect, test } from './situation.js';

test('The page is asked for no password, and the window of the shop leads back to it', async ({
  page,
  baseURL,
}) => {
  await page.goto('/sign-in');
  const auth = page.locator('kerf-auth');
  expect(await auth.locator('input').count()).toBe(0);
  const opens = page.waitForEvent('popup');
  await auth.getByRole('button', { name: 'Sign In' }).click();
  const popup = await opens;
  await expect(popup.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  const back = new URL(new URL(popup.url()).searchParams.get('redirect') ?? '', popup.url());
  expect([back.pathname, back.searchParams.get('origin')]).toEqual([
    '/sign-in/for',
    new URL(baseURL ?? '').origin,
  ]);
  await popup.close();
  await expect(auth.getByRole('button', { name: 'Sign In' })).toBeFocused();
});
