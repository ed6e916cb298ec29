import type { BrowserContext, Page } from '@playwright/test';
import { openSmtpSink, type SmtpSink } from '../smtp-sink.js';
import { type RunningShop, startShop } from '../start-shop.js';
import { checkAccessibility, checkColours } from './check-accessibility.js';
import { expect, test } from './journey.js';
import { tabTo } from './tab-to.js';
import { spaceText, textFaults } from './text-spacing.js';
import { shiftsOf, watchShifts } from './watch-shifts.js';

// One shop and one server of mail for all of them.
test.describe.configure({ mode: 'default' });

const password = 'correct horse';
const everyPage = [
  '',
  '/addresses',
  '/addresses/new',
  '/password',
  '/email',
  '/devices',
  '/record',
  '/data',
  '/close',
].map((path) => `/account${path}`);

let sink: SmtpSink;
let shop: RunningShop;
test.beforeAll(async () => {
  sink = await openSmtpSink();
  shop = await startShop({ SMTP_URL: sink.url });
});
test.afterAll(async () => {
  await shop.stop();
  await sink.close();
});

/** A code, or a temporary password, as a letter has it. */
const secretForm = /\b[2-9A-HJ-NP-Z]{4}(?:-[2-9A-HJ-NP-Z]{4}){2}\b|^\s*[2-9A-HJ-NP-Z]{4}\s*$/m;

/** The code or temporary password in the last letter to an address, once more came than those that were read. */
async function secretOf(address: string, read = 0): Promise<string> {
  const secrets = () =>
    sink.taken
      .filter(({ to }) => to?.some((each) => each.address === address))
      .flatMap(({ text = '' }) => secretForm.exec(text)?.[0].trim() ?? []);
  await expect.poll(() => secrets().length, { timeout: 30_000 }).toBeGreaterThan(read);
  return secrets().at(-1) ?? '';
}

/** A call as a page of the shop makes it; the browser keeps the cookies. */
async function call(context: BrowserContext, path: string, data: object) {
  const answer = await context.request.post(`${shop.url}/api${path}`, {
    data,
    headers: { origin: shop.url, 'sec-fetch-site': 'same-origin' },
  });
  return answer.json();
}

let registered = 0;

/** Makes an account, and signs this browser in. */
async function register(context: BrowserContext, name: string): Promise<string> {
  const email = `${name}-${++registered}@example.com`;
  const asked = await call(context, '/user/send-verification-code', {
    first_name: 'Ada',
    last_name: 'Lovelace',
    email,
  });
  const proof = { email, password, verification: asked.data.verification };
  await call(context, '/user/verify', { ...proof, verification_code: await secretOf(email) });
  const made = await call(context, '/user/register', proof);
  if (made.code !== 201) throw new Error(JSON.stringify(made));
  return email;
}

const open = (page: Page, path: string) => page.goto(shop.url + path);
const said = (page: Page) => page.locator('#said');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const accountLink = (page: Page) => page.locator('.account-link');

for (const [width, javaScriptEnabled] of [
  [375, false],
  [1280, true],
] as const)
  test.describe(`at ${width} px ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ viewport: { width, height: 812 }, javaScriptEnabled, expectedErrors: [/status of 4\d\d/] });

    test('Members can change their name, password and address, and close their account', async ({
      page,
      context,
    }) => {
      const email = await register(context, 'ada');
      await open(page, '/account');
      await expect(page.getByText(email)).toBeVisible();
      await page.getByLabel('First name').fill('');
      await page.getByLabel('Last name').fill('King');
      await press(page, 'Save name');
      await expect(said(page)).toHaveText('First name is required. Please try again.');
      await expect(said(page)).toBeFocused();
      await expect(page.getByLabel('First name')).toHaveAccessibleDescription(
        'First name is required. Please try again.',
      );
      await expect(page.getByLabel('Last name')).toHaveValue('King');
      await said(page).getByRole('link').click();
      await expect(page.getByLabel('First name')).toBeFocused();
      await page.keyboard.type('Augusta');
      await page.keyboard.press('Enter');
      await expect(said(page)).toHaveText('Your name is changed.');
      await expect(said(page)).toBeFocused();
      await expect(page.getByText('Augusta King')).toBeVisible();
      await page.reload();
      await expect(page.getByText('Augusta King')).toBeVisible();
      await expect(said(page)).toHaveCount(0);

      await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Password' }).click();
      await page.getByLabel('Old password', { exact: true }).fill('wrong horse');
      await page.getByLabel('New password', { exact: true }).fill('battery staple');
      await page.getByLabel('Confirm password', { exact: true }).fill('battery staple');
      await press(page, 'Change password');
      await expect(said(page)).toHaveText('Old password is incorrect');
      for (const field of await page.locator('input[type=password]').all())
        await expect(field).toHaveValue('');
      await page.getByLabel('Old password', { exact: true }).fill(password);
      await page.getByLabel('New password', { exact: true }).fill('battery staple');
      await page.getByLabel('Confirm password', { exact: true }).fill('battery staple');
      // Twice, as some do.
      await page.getByRole('button', { name: 'Change password' }).dblclick();
      await expect(said(page)).toContainText('Your password is changed.');

      const newEmail = `countess-${email}`;
      await open(page, '/account/email');
      await page.getByLabel('New email address').fill(newEmail);
      await page.locator('#password').fill('battery staple');
      await press(page, 'Send codes');
      await expect(said(page)).toHaveText('Email verification code sent successfully.');
      const late = { old: await secretOf(email, 1), new: await secretOf(newEmail) };
      await page.getByLabel(`Code sent to ${email}`).fill(late.old);
      await page.getByLabel(`Code sent to ${newEmail}`).fill('OOOO');
      await press(page, 'Change email');
      await expect(said(page)).toHaveText('Please enter the verification code sent to your email.');
      await expect(page.getByLabel(`Code sent to ${email}`)).toHaveValue(late.old);
      await press(page, 'Send new codes');
      await expect(said(page)).toHaveText('Email verification code sent successfully.');
      await page.getByLabel(`Code sent to ${email}`).fill(await secretOf(email, 2));
      await page.getByLabel(`Code sent to ${newEmail}`).fill((await secretOf(newEmail, 1)).toLowerCase());
      await press(page, 'Change email');
      await expect(said(page)).toContainText('Thank you for verifying your email address.');
      await expect(page.getByText(newEmail)).toBeVisible();

      await open(page, '/account/record');
      await expect(
        page.getByRole('listitem').filter({ hasText: 'The email address was changed' }),
      ).toContainText('Chrome on Linux');
      await open(page, '/account/data');
      const download = page.waitForEvent('download');
      await press(page, 'Download my data');
      expect((await download).suggestedFilename()).toBe('kerf-account.json');

      await page.getByRole('link', { name: 'See what goes, and close it' }).click();
      await page.locator('#password').fill('battery staple');
      await press(page, 'Close my account');
      await page.waitForURL('**/sign-in#said');
      await expect(said(page)).toHaveText('Your account is closed.');
      await expect(said(page)).toBeFocused();
      const left = await context.cookies();
      const ofForms = left.find(({ name }) => name === 'kerf-form');
      expect(left.filter(({ name }) => name !== 'kerf-cart' && name !== 'kerf-form')).toEqual([]);
      // The key of what the last forms said, which nothing keeps past its ten minutes.
      expect(ofForms?.expires).toBeLessThanOrEqual(Date.now() / 1_000 + 600);
      await open(page, '/account/devices');
      await expect(page).toHaveURL(`${shop.url}/sign-in?redirect=/account/devices`);
    });

    test('Members see where they are signed in, and sign out there and here', async ({
      page,
      context,
      browser,
    }) => {
      const email = await register(context, 'grace');
      const phone = await browser.newContext();
      await call(phone, '/user/login', { email, password, remember_me: true });
      await open(page, '/account/devices');
      const devices = page.getByRole('main').getByRole('listitem').filter({ hasText: 'last used' });
      await expect(devices).toHaveCount(2);
      await expect(devices.filter({ hasText: 'This device' })).toHaveCount(1);
      await devices.filter({ hasNotText: 'This device' }).getByRole('button').click();
      await expect(said(page)).toHaveText('Signed out there.');
      await expect(devices).toHaveCount(1);
      const other = await phone.newPage();
      await open(other, '/account');
      await expect(other).toHaveURL(/\/sign-in\?redirect=\/account$/);
      await phone.close();
      await open(page, '/account');
      await press(page, 'Sign out');
      await expect(said(page)).toHaveText('You are signed out.');
      await expect(said(page)).toBeFocused();
      await open(page, '/account');
      await expect(page).toHaveURL(/\/sign-in\?redirect=\/account$/);
    });

    test('Members who come with a temporary password choose a new one', async ({ page, context }) => {
      const email = await register(context, 'jean');
      await context.clearCookies();
      await call(context, '/user/forgot-password', { email });
      await call(context, '/user/login', { email, password: await secretOf(email, 1) });
      await open(page, '/account/devices');
      await expect(page).toHaveURL(`${shop.url}/account/new-password`);
      await page.getByLabel('New password', { exact: true }).fill('battery');
      await page.getByLabel('Confirm password', { exact: true }).fill('batter');
      await press(page, 'Save password');
      await expect(said(page)).toHaveText('New password and confirm password do not match.');
      await page.getByLabel('New password', { exact: true }).fill('battery');
      await page.getByLabel('Confirm password', { exact: true }).fill('battery');
      await press(page, 'Save password');
      await expect(said(page)).toContainText('Your password is changed.');
      await expect(page.getByText(email)).toBeVisible();
    });
  });

for (const width of [320, 375, 1280])
  test(`Members can read and use every page of the account at ${width} px`, async ({ page, context }) => {
    await page.setViewportSize({ width, height: 812 });
    await watchShifts(page);
    await register(context, 'all');
    for (const path of everyPage) {
      await open(page, path);
      await page.waitForLoadState('networkidle');
      await checkAccessibility(page);
      expect(await page.locator('html').evaluate((root) => root.scrollWidth)).toBeLessThanOrEqual(width);
      const alone = page.locator('main p a:only-child').filter({ visible: true });
      for (const link of await alone.all()) {
        const isAlone = await link.evaluate((node) => node.textContent === node.parentElement?.textContent);
        if (isAlone) expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24);
      }
      const { sum, moved } = await shiftsOf(page);
      expect(sum, `${path} ${moved}`).toBeLessThanOrEqual(0.01);
      await page.emulateMedia({ colorScheme: 'dark' });
      await checkColours(page);
      await page.emulateMedia({ colorScheme: 'light' });
    }
  });

test('Members who space texts out lose nothing of the account at 320 px', async ({ page, context }) => {
  await page.setViewportSize({ width: 320, height: 812 });
  await register(context, 'spaced');
  await spaceText(page);
  for (const path of ['/', ...everyPage]) {
    await open(page, path);
    await page.waitForLoadState('networkidle');
    expect(await textFaults(page), path).toEqual([]);
    expect(await page.locator('html').evaluate((root) => root.scrollWidth)).toBeLessThanOrEqual(320);
  }
});

test('Members can change their password by keyboard, and look at what they type', async ({
  page,
  context,
}) => {
  await register(context, 'keys');
  await open(page, '/account');
  await tabTo(page, /^Password$/);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/account/password');
  await page.locator('.password button').first().waitFor();
  await tabTo(page, /^Old password$/);
  await page.keyboard.type(password);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show old password' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#old_password')).toHaveAttribute('type', 'text');
  await expect(page.getByRole('button', { name: 'Hide old password' })).toBeFocused();
  await tabTo(page, /^New password$/);
  await page.keyboard.type('battery staple');
  await tabTo(page, /^Confirm password$/);
  await page.keyboard.type('battery staple');
  await page.keyboard.press('Enter');
  await expect(said(page)).toContainText('Your password is changed.');
  await expect(said(page)).toBeFocused();
});

test.describe('The way in, in the head of every page', () => {
  test.use({ expectedErrors: [/status of 404|ERR_FAILED/] });

  test('Shoppers see whether they are signed in, on pages that are the same for everyone', async ({
    page,
    context,
  }) => {
    const everywhere = ['/', '/stickers', '/cart', '/business-cards/swing-tags', '/docs', '/nowhere'];
    for (const path of everywhere) {
      await open(page, path);
      await expect(accountLink(page)).toHaveAccessibleName('Sign in');
    }
    await register(context, 'head');
    for (const path of [...everywhere, '/account']) {
      await watchShifts(page);
      // As it is first painted, before any script of the page's own.
      await page.route('**/*.js', (route) => route.abort());
      await open(page, path);
      await expect(accountLink(page)).toHaveAccessibleName('Account');
      await page.unroute('**/*.js');
    }
  });

  test('Shoppers who sign in or out in another tab see it when they come back, and nothing moves', async ({
    page,
    context,
  }) => {
    await watchShifts(page);
    await open(page, '/');
    await expect(accountLink(page)).toHaveAccessibleName('Sign in');
    const before = await accountLink(page).boundingBox();
    await register(context, 'tabs');
    const other = await context.newPage();
    await open(other, '/account');
    await page.bringToFront();
    await expect(accountLink(page)).toHaveAccessibleName('Account');
    expect(await accountLink(page).boundingBox()).toEqual(before);
    expect((await shiftsOf(page)).sum).toBe(0);
    await page.goto(`${shop.url}/stickers`);
    await other.bringToFront();
    await press(other, 'Sign out');
    await other.waitForURL('**/sign-in#said');
    await page.bringToFront();
    await page.goBack();
    await expect(accountLink(page)).toHaveAccessibleName('Sign in');
  });

  test('Shoppers who went back to an account that was left see nothing of it', async ({ page, context }) => {
    const email = await register(context, 'gone');
    await open(page, '/account');
    await press(page, 'Sign out');
    await page.waitForURL('**/sign-in#said');
    await page.goBack();
    await expect(page).toHaveURL(/\/sign-in\?redirect=\/account$/);
    await expect(page.getByText(email)).toHaveCount(0);
    const left = await context.newPage();
    await register(context, 'left');
    await open(left, '/account');
    const other = await context.newPage();
    await open(other, '/account');
    await press(other, 'Sign out');
    await other.waitForURL('**/sign-in#said');
    // Where browsers tell of a cookie that is gone, nobody has to come back to the window for it.
    await expect(left).toHaveURL(/\/sign-in\?redirect=\/account$/);
  });
});

test('Members in forced colours see fields, buttons, the page they are on and what was said', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await register(context, 'forced');
  await open(page, '/account/password');
  const border = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((node) => getComputedStyle(node).borderTopWidth);
  expect(await border('.field input')).toBe('1px');
  expect(await border('.act.first')).toBe('2px');
  const current = page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Password' });
  expect(await current.evaluate((node) => getComputedStyle(node).textDecorationLine)).toBe('underline');
});

test('Members who read from right to left find full stops and marks in their places', async ({
  page,
  context,
}) => {
  await register(context, 'mirrored');
  await open(page, '/account/devices');
  await page.locator('html').evaluate((root) => root.setAttribute('dir', 'rtl'));
  const words = page.locator('.account-part > section p').first();
  expect(await words.evaluate((node) => getComputedStyle(node).unicodeBidi)).toBe('plaintext');
  const gap = await page.locator('.account-rows h2').evaluate((head) => {
    const range = document.createRange();
    range.selectNode(head.firstChild as Node);
    const [name, mark] = [
      range.getBoundingClientRect(),
      head.querySelector('.mark')?.getBoundingClientRect(),
    ];
    return mark ? name.left - mark.right : -1;
  });
  expect(gap).toBeGreaterThanOrEqual(4);
});
