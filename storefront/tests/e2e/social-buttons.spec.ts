/** The buttons of the sign-in page, from the press to the account, with a real provider, real popups and real mail. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { startFacebook, startGoogle } from '../providers.js';
import { openSmtpSink, type SmtpSink } from '../smtp-sink.js';
import { type RunningShop, startShop } from '../start-shop.js';
import { beThere } from './be-there.js';
import { checkAccessibility } from './check-accessibility.js';
import { expect, test } from './journey.js';
import { tabTo } from './tab-to.js';

const password = 'correct horse';

let google: Awaited<ReturnType<typeof startGoogle>>;
let facebook: Awaited<ReturnType<typeof startFacebook>>;
let sink: SmtpSink;
let shop: RunningShop;
let people = 0;

test.beforeAll(async () => {
  [google, facebook, sink] = await Promise.all([startGoogle(), startFacebook(), openSmtpSink()]);
  shop = await startShop({ ...google.variables, ...facebook.variables, SMTP_URL: sink.url });
});
test.afterAll(async () => {
  await shop.stop();
  await Promise.all([google.stop(), facebook.stop(), sink.close()]);
});
// Somebody new each time, whom Google vouches for, and of whom Facebook knows no address.
let email = '';
test.beforeEach(() => {
  email = `person-${++people}@example.com`;
  google.world.claims = {
    sub: email,
    email,
    email_verified: true,
    given_name: 'Ada',
    family_name: 'Lovelace',
  };
  facebook.world.me = { id: email, first_name: 'Ada', last_name: 'Lovelace' };
  facebook.world.denies = false;
});

const button = (page: Page, provider: string) => page.getByRole('button', { name: `Login with ${provider}` });

/** Opens a page of the shop and is there, so that its script has taken over what the server drew. */
async function open(page: Page, path = '/sign-in'): Promise<void> {
  await page.goto(shop.url + path);
  const served = page.locator('kerf-auth[data-kerf-ssr]');
  await expect(async () => {
    await page.keyboard.press('Shift');
    expect(await served.count()).toBe(0);
  }).toPass({ intervals: [50] });
}

const visitorOf = (page: Page) =>
  page.evaluate(async () => (await (await fetch('/api/user/get/user')).json()).data.user?.email);

async function codeFor(to: string): Promise<string> {
  const find = () =>
    sink.taken.findLast(
      (mail) => mail.to?.[0]?.address === to && mail.subject?.endsWith('is your verification code'),
    );
  await expect.poll(find, { timeout: 20_000 }).toBeTruthy();
  return find()?.subject?.slice(0, 4) ?? '';
}

/** Makes an account with a password, and signs nobody in. */
async function makeAccount(page: Page): Promise<void> {
  const call = async (path: string, data: object) =>
    (
      await page.request.post(`${shop.url}/api/user/${path}`, {
        data,
        headers: { origin: shop.url, 'sec-fetch-site': 'same-origin' },
      })
    ).json();
  const name = { first_name: 'Ada', last_name: 'Lovelace' };
  const { data } = await call('send-verification-code', { ...name, email });
  const proof = { email, password, verification: data.verification };
  await call('verify', { ...proof, verification_code: await codeFor(email) });
  expect((await call('register', proof)).code).toBe(201);
  await page.context().clearCookies();
}

/** The way from the e-mail step to the account, with the code of the mail. */
async function proveAddress(page: Page): Promise<void> {
  await page.getByRole('dialog', { name: 'Your email address' }).getByLabel('Email Address').fill(email);
  await page.keyboard.press('Enter');
  const step = page.getByRole('dialog', { name: 'Verify your email address' });
  await step.getByLabel('Verification code').fill(await codeFor(email));
  await step.getByLabel('Choose a password').fill(password);
  await checkAccessibility(page);
  await step.getByRole('button', { name: 'Verify' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** The rank that a new member is shown, before the way goes on. */
const goOn = (page: Page) =>
  page
    .getByRole('dialog', { name: 'Welcome', exact: true })
    .getByRole('button', { name: 'Continue' })
    .click();

for (const width of [375, 1280])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 812 } });

    test('A shopper presses a button and is signed in, with the cart, where they wanted to be', async ({
      page,
    }) => {
      await page.goto(`${shop.url}/business-cards/premium-business-card`);
      await beThere(page);
      await page.getByRole('button', { name: 'Add to Cart' }).first().click();
      await expect(page.getByText('Added to your cart').first()).toBeVisible();
      await open(page, '/sign-in?redirect=/sample-pack');
      await expect(button(page, 'Facebook')).toBeVisible();
      await checkAccessibility(page);
      await page.evaluate(() => {
        const { open } = window;
        window.open = (...opened) => {
          document.body.dataset.opened = JSON.stringify(opened);
          return open.apply(window, opened);
        };
      });
      await tabTo(page, /^Login with Google$/);
      const gone = page.waitForEvent('popup').then((popup) => popup.waitForEvent('close'));
      await page.keyboard.press('Space');
      await gone;
      const [address, , features] = JSON.parse(
        (await page.locator('body').getAttribute('data-opened')) ?? '',
      );
      expect(features).toBe('popup,width=800,height=600');
      const { pathname, searchParams } = new URL(address);
      expect([pathname, searchParams.get('redirect')]).toEqual(['/login/google', '/sample-pack']);
      expect(searchParams.get('app_id')).toMatch(/^[\w-]{8,100}$/);
      await goOn(page);
      await expect(page).toHaveURL(`${shop.url}/sample-pack`);
      expect(await visitorOf(page)).toBe(email);
      await page.goto(`${shop.url}/cart`);
      await expect(page.getByRole('button', { name: /Remove/ }).first()).toBeVisible();
    });

    test('A shopper of whom no address is known proves one, and has an account', async ({ page }) => {
      await open(page);
      await button(page, 'Facebook').click();
      const dialog = page.getByRole('dialog', { name: 'Your email address' });
      await expect(dialog.getByLabel('Email Address')).toBeFocused();
      await checkAccessibility(page);
      await proveAddress(page);
      await goOn(page);
      await expect(page).toHaveURL(`${shop.url}/`);
      expect(await visitorOf(page)).toBe(email);
      // From now on it opens the account.
      await page.context().clearCookies();
      await open(page);
      await button(page, 'Facebook').click();
      await expect(page).toHaveURL(`${shop.url}/`);
      expect(await visitorOf(page)).toBe(email);
    });
  });

test.describe('An address that has an account', () => {
  test.use({ expectedErrors: [/status of 401/] });

  test('is joined by the password of that account alone', async ({ page }) => {
    await makeAccount(page);
    await open(page);
    await button(page, 'Google').click();
    const dialog = page.getByRole('dialog', { name: 'Welcome back' });
    await expect(dialog).toContainText(email);
    await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
    await checkAccessibility(page);
    await dialog.getByLabel('Password', { exact: true }).fill('wrong');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Please enter the correct password.')).toBeVisible();
    expect(await visitorOf(page)).toBeUndefined();
    await page.keyboard.press('Escape');
    await expect(button(page, 'Google')).toBeFocused();
    await button(page, 'Google').click();
    await dialog.getByRole('button', { name: 'Forgot password?' }).click();
    await expect(page.getByText('We send a temporary password to your e-mail address.')).toBeVisible();
    await page.getByText('RETURN TO LOGIN').click();
    await button(page, 'Google').click();
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await goOn(page);
    await expect(page).toHaveURL(`${shop.url}/`);
    await page.context().clearCookies();
    await open(page);
    await button(page, 'Google').click();
    await expect(page).toHaveURL(`${shop.url}/`);
    expect(await visitorOf(page)).toBe(email);
  });

  test('is joined too where it was typed', async ({ page }) => {
    await makeAccount(page);
    await open(page);
    await button(page, 'Facebook').click();
    const step = page.getByRole('dialog', { name: 'Your email address' });
    await step.getByLabel('Email Address').fill(email);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Welcome back' });
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await goOn(page);
    await expect(page).toHaveURL(`${shop.url}/`);
    const { data } = await page.evaluate(async () => (await fetch('/api/user/get/identities')).json());
    expect(data.identities).toMatchObject([{ provider: 'facebook' }]);
  });
});

test('Who thinks better of it reads so, is at the button again, and can press it once more', async ({
  page,
}) => {
  facebook.world.denies = true;
  await open(page);
  await button(page, 'Facebook').click();
  await expect(page.getByText('You did not sign in with Facebook. Nothing was changed.')).toBeVisible();
  await expect(button(page, 'Facebook')).toBeFocused();
  await checkAccessibility(page);
  // A window that stays where it is, until it is closed by hand.
  let isAway = true;
  await page
    .context()
    .route('**/login/google?**', (route) =>
      isAway ? route.fulfill({ contentType: 'text/html', body: '<title>Google</title>' }) : route.continue(),
    );
  const opened = page.waitForEvent('popup');
  await button(page, 'Google').click();
  const popup = await opened;
  await page.getByLabel('Email Address').focus();
  await popup.close();
  await expect(button(page, 'Google')).toBeFocused();
  await expect(page.getByText('Nothing was changed.')).toBeHidden();
  isAway = false;
  await button(page, 'Google').click();
  await goOn(page);
  await expect(page).toHaveURL(`${shop.url}/`);
  expect(await visitorOf(page)).toBe(email);
});

test('Nothing is believed but what the popup of the shop says to this page', async ({ page }) => {
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://localhost');
    const message = { type: 'kerf-social', app_id: searchParams.get('app_id'), handle: 'x'.repeat(43) };
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(`<title>said</title><script>opener.postMessage(${JSON.stringify(message)}, '*')</script>`);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const evil = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`;
  const traded: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/user/social-auth')) traded.push(request.url());
  });
  await open(page);
  // A popup that somebody led to another site, which knows the right name to say.
  let isLedAway = true;
  await page.context().route('**/login/google?**', (route) =>
    isLedAway
      ? route.fulfill({
          status: 302,
          headers: { location: `${evil}/${new URL(route.request().url()).search}` },
        })
      : route.continue(),
  );
  await page.evaluate(() =>
    addEventListener('message', ({ data }) => document.body.append(`heard ${data.type} `)),
  );
  const opened = page.waitForEvent('popup');
  await button(page, 'Google').click();
  const popup = await opened;
  await expect(popup).toHaveTitle('said');
  const appId = new URL(popup.url()).searchParams.get('app_id') ?? '';
  // The page itself, from the right origin and by the right name.
  await page.evaluate(
    (app_id) => postMessage({ type: 'kerf-social', app_id, handle: 'x'.repeat(43) }, origin),
    appId,
  );
  // The popup, from the right origin and by another name.
  isLedAway = false;
  await popup.goto(`${shop.url}/login/google?app_id=another-page`).catch(() => {});
  await expect(page.locator('body')).toContainText('heard kerf-social heard kerf-social heard kerf-social');
  await expect(button(page, 'Google')).toBeFocused();
  expect(traded).toEqual([]);
  expect(await visitorOf(page)).toBeUndefined();
  server.close();
});

test.describe('Where the browser opens no window', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      window.open = () => null;
    }),
  );

  test('a shopper goes there in this one, and comes back', async ({ page }) => {
    await open(page, '/sign-in?redirect=/sample-pack');
    await button(page, 'Google').click();
    await expect(page).toHaveURL(`${shop.url}/sample-pack`);
    expect(await visitorOf(page)).toBe(email);
  });

  test('a shopper of whom no address is known proves one on the sign-in page', async ({ page }) => {
    await open(page, '/sign-in?redirect=/sample-pack');
    await button(page, 'Facebook').click();
    await expect(page.getByRole('dialog', { name: 'Your email address' })).toBeVisible();
    await expect(page).toHaveURL(`${shop.url}/sign-in?redirect=%2Fsample-pack`);
    await proveAddress(page);
    await goOn(page);
    await expect(page).toHaveURL(`${shop.url}/sample-pack`);
    expect(await visitorOf(page)).toBe(email);
  });
});

test('A link that somebody sent joins nobody’s account elsewhere to the reader’s', async ({
  page,
  browser,
}) => {
  const other = await (await browser.newContext()).newPage();
  await other.addInitScript(() => {
    window.open = () => null;
  });
  await open(other);
  const sent = other.waitForRequest(/\/login\/facebook\/continue/);
  await button(other, 'Facebook').click();
  const hash = new URLSearchParams((await sent).postData() ?? '');
  await expect(other.getByRole('dialog', { name: 'Your email address' })).toBeVisible();
  await other.context().close();
  const [handle, appId] = [hash.get('handle') ?? '', hash.get('app_id') ?? ''];
  expect(handle).toHaveLength(43);
  await page.goto(`${shop.url}/sign-in#${new URLSearchParams({ social: handle, app_id: appId })}`);
  await expect(
    page.getByText('This sign-in took too long or began in another browser. Please sign in again.'),
  ).toBeVisible();
  await expect(page).toHaveURL(`${shop.url}/sign-in`);
  await expect(page.getByRole('dialog')).toBeHidden();
});
