/** Signing in on a page of another site: by the shop's own window, so that the site sees no password. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { openSmtpSink, type SmtpSink } from '../smtp-sink.js';
import { type RunningShop, startShop } from '../start-shop.js';
import { checkAccessibility } from './check-accessibility.js';

test.describe.configure({ mode: 'default' });

const password = 'correct horse';
let sink: SmtpSink;
let shop: RunningShop;
let site: Server;
let siteUrl: string;
test.beforeAll(async () => {
  sink = await openSmtpSink();
  shop = await startShop({ SMTP_URL: sink.url });
  site = createServer((_request, response) =>
    response
      .setHeader('content-type', 'text/html')
      .end(
        `<!doctype html><html lang="en"><title>Somebody else</title><main><h1>Somebody else</h1><kerf-auth></kerf-auth><kerf-cart></kerf-cart><kerf-configurator item="swing-tags"></kerf-configurator></main><script async src="${shop.url}/widgets/v1/kerf.js"></script>`,
      ),
  ).listen(0, '127.0.0.1');
  await new Promise((resolve) => site.once('listening', resolve));
  siteUrl = `http://localhost:${(site.address() as AddressInfo).port}`;
});
test.afterAll(async () => {
  site.close();
  await shop.stop();
  await sink.close();
});

/** Makes an account by way of the API; this browser is not signed in. */
async function member(page: Page, email: string): Promise<void> {
  const call = async (path: string, data: object) => {
    const answer = await page.request.post(`${shop.url}/api${path}`, { data });
    return (await answer.json()).data;
  };
  const names = { first_name: 'Ada', last_name: 'Lovelace' };
  const { verification } = await call('/user/send-verification-code', { ...names, email });
  const letter = () => sink.taken.findLast(({ to }) => to?.[0]?.address === email);
  await expect.poll(() => letter()?.subject).toContain('verification code');
  const proof = { email, password, verification };
  await call('/user/verify', { ...proof, verification_code: letter()?.subject?.slice(0, 4) });
  await call('/user/register', proof);
  await page.context().clearCookies();
}

test('a member signs in there, orders there, and changes nothing of the account from there', async ({
  page,
}) => {
  await member(page, 'ada@example.com');
  await page.goto(siteUrl);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.locator('kerf-cart')).toContainText('Swing Tag');
  const opens = page.waitForEvent('popup');
  await page.locator('kerf-auth').getByRole('button', { name: 'Sign In' }).click();
  const popup = await opens;
  await expect(popup).toHaveURL(new RegExp(`^${shop.url}/sign-in\\?`));
  await popup.getByLabel('Email Address').fill('ada@example.com');
  await popup.getByLabel('Password', { exact: true }).fill(password);
  await popup.getByRole('button', { name: 'Sign In' }).click();
  await popup.getByRole('button', { name: 'Continue' }).click();
  const { host } = new URL(siteUrl);
  await expect(popup.getByRole('heading', { name: `Sign in at ${host}` })).toBeVisible();
  await expect(popup.getByText('ada@example.com')).toBeVisible();
  await checkAccessibility(popup);
  const closes = popup.waitForEvent('close');
  await popup.getByRole('button', { name: `Sign in at ${host}` }).click();
  await closes;
  await expect(page.locator('kerf-auth')).toContainText('Signed in as Ada Lovelace');
  await expect(page.locator('kerf-auth').getByRole('button', { name: 'Sign Out' })).toBeFocused();
  await expect(page.locator('kerf-cart')).toContainText('Swing Tag');

  const token = await page.evaluate(() => localStorage.getItem('kerf-session'));
  const ask = (path: string, method = 'GET', origin = siteUrl) =>
    page.request.fetch(`${shop.url}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, origin, 'sec-fetch-site': 'cross-site' },
      ...(method !== 'GET' && { data: {} }),
    });
  expect((await (await ask('/user/get/user')).json()).data.user.email).toBe('ada@example.com');
  for (const [path, method] of [
    ['/user/get/record', 'GET'],
    ['/user/get/data', 'GET'],
    ['/user/get/sessions', 'GET'],
    ['/user/update/name', 'PUT'],
    ['/user/update/password', 'PUT'],
    ['/user/create/email-change', 'POST'],
    ['/user/delete/account', 'POST'],
  ] as const)
    expect((await ask(path, method)).status(), path).toBe(403);
  // What was given to one site is nothing on the pages of another, nor where no page asks.
  const elsewhere = await ask('/user/get/user', 'GET', 'https://evil.example');
  expect((await elsewhere.json()).data.user).toBeNull();
  const bare = await page.request.get(`${shop.url}/api/user/get/record`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(bare.status()).toBe(401);

  await page.reload();
  await expect(page.locator('kerf-auth')).toContainText('Signed in as Ada Lovelace');
  await page.locator('kerf-auth').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.locator('kerf-auth').getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect(page.locator('kerf-auth').getByRole('status')).toHaveText(
    'You are signed out here. At the shop itself you stay signed in until you sign out there.',
  );
  await expect(page.locator('kerf-cart')).not.toContainText('Swing Tag');
  expect((await (await ask('/user/get/user')).json()).data.user).toBeNull();
});

test('a window asks for no site that is none, and hands nothing over without a press', async ({ page }) => {
  for (const origin of [
    '',
    'null',
    'http://evil.example',
    'https://evil.example/path',
    'javascript:alert(1)',
  ]) {
    const query = new URLSearchParams({ origin, state: 'abcdefgh' });
    expect((await page.request.get(`${shop.url}/sign-in/for?${query}`)).status(), origin).toBe(400);
  }
  await member(page, 'grace@example.com');
  const form = { origin: siteUrl, state: 'abcdefgh' };
  const foreign = await page.request.post(`${shop.url}/sign-in/for`, {
    form,
    headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  });
  expect(foreign.status()).toBe(403);
});
