import { once } from 'node:events';
import { createServer } from 'node:http';
import { peopleRoutes } from '@kerf/sdk/contract';
import type { Page } from '@playwright/test';
import { startFacebook, startGoogle } from '../providers.js';
import { type RunningShop, startShop } from '../start-shop.js';
import { checkAccessibility } from './check-accessibility.js';
import { expect, test } from './journey.js';

const ada = { sub: 'google-1', email: 'ada@example.com', email_verified: true, given_name: 'Ada' };

let google: Awaited<ReturnType<typeof startGoogle>>;
let facebook: Awaited<ReturnType<typeof startFacebook>>;
let shop: RunningShop;

test.beforeAll(async () => {
  [google, facebook] = await Promise.all([startGoogle(), startFacebook()]);
  google.world.claims = ada;
  facebook.world.denies = true;
  shop = await startShop({ ...google.variables, ...facebook.variables });
});
test.afterAll(async () => {
  await shop.stop();
  await Promise.all([google.stop(), facebook.stop()]);
});

/** Opens the popup as a page does that asks people to sign in, and returns what it hears, with whether it is gone. */
const signInFrom = (page: Page, address: string) =>
  page.evaluate(
    (url) =>
      new Promise<{ origin: string; isFromPopup: boolean; data: Record<string, unknown> } | null>(
        (resolve) => {
          const popup = window.open(url, '', 'popup,width=800,height=600');
          addEventListener('message', ({ origin, source, data }) =>
            resolve({ origin, isFromPopup: source === popup, data }),
          );
          const look = setInterval(() => {
            if (!popup?.closed) return;
            clearInterval(look);
            // What it said before it was closed comes first.
            setTimeout(() => resolve(null), 500);
          }, 50);
        },
      ),
    address,
  );

const visitorOf = (page: Page) =>
  page.evaluate(
    async (url) => (await (await fetch(url)).json()).data.user?.email,
    `/api${peopleRoutes.user}`,
  );

test('Shoppers can sign in with an account elsewhere in a popup, which hands over what the page trades', async ({
  page,
}) => {
  await page.goto(shop.url);
  const gone = page.waitForEvent('popup').then((popup) => popup.waitForEvent('close'));
  const heard = await signInFrom(page, '/login/google?app_id=app-of-a-test');
  expect(heard).toEqual({
    origin: shop.url,
    isFromPopup: true,
    data: {
      type: 'kerf-social',
      provider: 'google',
      app_id: 'app-of-a-test',
      handle: expect.any(String),
      message: null,
    },
  });
  await gone;
  const answer = await page.evaluate(
    async ([url = '', handle]) =>
      (
        await fetch(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ handle, app_id: 'app-of-a-test' }),
        })
      ).json(),
    [`/api${peopleRoutes.socialAuth}`, String(heard?.data.handle)],
  );
  expect(answer.status).toBe('SUCCESS');
  expect(await visitorOf(page)).toBe('ada@example.com');
});

test('Shoppers who think better of it are back where they were', async ({ page }) => {
  await page.goto(shop.url);
  const heard = await signInFrom(page, '/login/facebook?app_id=app-of-a-test');
  expect(heard?.data).toMatchObject({
    handle: null,
    message: 'You did not sign in with Facebook. Nothing was changed.',
  });
});

test('Nobody else’s page hears anything of a popup that it opened', async ({ page }) => {
  const server = createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Elsewhere</title>'),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await page.goto(`http://localhost:${typeof address === 'object' && address ? address.port : 0}`);
  expect(await signInFrom(page, `${shop.url}/login/google?app_id=app-of-a-test`)).toBeNull();
  server.close();
});

test('Shoppers whose popup was blocked sign in on a page, and go on where they were', async ({ page }) => {
  await page.goto(`${shop.url}/login/google?redirect=/sample-pack`);
  await expect(page).toHaveURL(`${shop.url}/sample-pack`);
  expect(await visitorOf(page)).toBe('ada@example.com');
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/status of 400/] });

  test('Shoppers can sign in with an account elsewhere', async ({ page, context }) => {
    await page.goto(`${shop.url}/sign-in?redirect=/cart`);
    await expect(page.getByRole('button', { name: 'Login with Facebook' })).toBeVisible();
    await page.getByRole('button', { name: 'Login with Google' }).click();
    await expect(page.getByRole('heading', { name: 'Signing in with Google' })).toBeVisible();
    await page.getByRole('button', { name: 'Go on to the shop' }).click();
    await expect(page).toHaveURL(`${shop.url}/cart`);
    expect((await context.cookies()).map(({ name }) => name)).toContain('kerf-session');
  });

  test('Shoppers read what went wrong, and what they can do', async ({ page }) => {
    await page.goto(`${shop.url}/login/google/callback?state=none`);
    await expect(page.getByRole('heading', { name: 'You are not signed in' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to the sign-in page' })).toBeVisible();
  });
});

test.describe('The pages of the popup', () => {
  test.use({ expectedErrors: [/status of 400|ERR_FAILED/] });

  test('are accessible', async ({ page }) => {
    // What the script would do at once is left out, to see the page.
    await page.route('**/hand-over*.js', (route) => route.abort());
    await page.goto(`${shop.url}/login/google?app_id=app-of-a-test`);
    await checkAccessibility(page);
    await page.goto(`${shop.url}/login/google/callback?state=none`);
    await checkAccessibility(page);
  });
});
