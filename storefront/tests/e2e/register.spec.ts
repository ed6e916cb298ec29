/** Becoming a member and signing in, on the real server with its real queue of mail, read from a real server of mail. */
import { expect, type Page, test } from '@playwright/test';
import { openSmtpSink, type SmtpSink } from '../smtp-sink.js';
import { type RunningShop, startShop } from '../start-shop.js';
import { beThere } from './be-there.js';
import { checkAccessibility } from './check-accessibility.js';

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

const password = 'correct horse';
let members = 0;

/** The words of the last letter to an address of which the subject says this. */
async function letter(to: string, subject: RegExp) {
  const find = () =>
    sink.taken.findLast((mail) => mail.to?.[0]?.address === to && subject.test(mail.subject ?? ''));
  await expect.poll(find, { timeout: 20_000 }).toBeTruthy();
  return { subject: find()?.subject ?? '', text: find()?.text ?? '' };
}
const codeFor = async (to: string) => (await letter(to, /is your verification code$/)).subject.slice(0, 4);

async function fillIn(page: Page, email: string) {
  await page.getByLabel('First Name').fill(' Ada ');
  await page.getByLabel('Last Name').fill('Lovelace');
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Register' }).click();
}
const verification = (page: Page) => page.getByRole('dialog', { name: 'Verify your e-mail address' });

async function register(page: Page, email = `member-${++members}@example.com`): Promise<string> {
  await page.goto(`${shop.url}/register`);
  await beThere(page, 'kerf-auth');
  await fillIn(page, email);
  await verification(page)
    .getByLabel('Verification code')
    .fill(await codeFor(email));
  await verification(page).getByRole('button', { name: 'Verify' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Thank you for signing up')).toBeVisible();
  return email;
}
async function signIn(page: Page, email: string, typed = password) {
  await page.goto(`${shop.url}/sign-in`);
  await beThere(page, 'kerf-auth');
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(typed);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

for (const width of [375, 1280])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 812 } });

    test('a visitor registers, is thanked, and has joined with two points', async ({ page }) => {
      const email = `new-${width}@example.com`;
      await page.goto(`${shop.url}/register`);
      await beThere(page, 'kerf-auth');
      await expect(page.getByRole('heading', { name: 'New Membership Registration' })).toBeVisible();
      await checkAccessibility(page);
      await page.getByRole('button', { name: 'Register' }).click();
      for (const words of [
        'First name is required. Please try again.',
        'Last name is required. Please try again.',
        'Email address is required. Please try again.',
        'Password is required. Please try again.',
      ])
        await expect(page.getByText(words)).toBeVisible();
      await expect(page.getByLabel('First Name')).toBeFocused();
      await checkAccessibility(page);
      await fillIn(page, email);
      await expect(page.getByText('Email verification code sent successfully.')).toBeVisible();
      await expect(verification(page).getByLabel('Verification code')).toBeFocused();
      await checkAccessibility(page);
      await verification(page).getByRole('button', { name: 'Verify' }).click();
      await expect(page.getByText('Verification code required.')).toBeVisible();
      const code = await codeFor(email);
      await verification(page)
        .getByLabel('Verification code')
        .fill(code === 'ABCD' ? 'EFGH' : 'ABCD');
      await verification(page).getByRole('button', { name: 'Verify' }).click();
      await expect(page.getByText('Please enter the verification code sent to your email.')).toBeVisible();
      await verification(page).getByLabel('Verification code').fill(`${code.toLowerCase()} `);
      await page.keyboard.press('Enter');
      await expect(page.getByText('Thank you for verifying your email address.')).toBeVisible();
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByText('Thank you for signing up')).toBeVisible();
      await checkAccessibility(page);
      const { data } = await page.evaluate(async () => (await fetch('/api/user/get/user')).json());
      expect(data.user).toMatchObject({ first_name: 'Ada', last_name: 'Lovelace', email, points: 2 });
      await page.getByRole('link', { name: 'Return To Home Page' }).click();
      await expect(page).toHaveURL(`${shop.url}/`);
      // Nobody signs in twice.
      await page.goto(`${shop.url}/sign-in`);
      await beThere(page, 'kerf-auth');
      await expect(page).toHaveURL(`${shop.url}/`);
    });

    test('a member signs in, is shown the rank once, and comes home', async ({ page }) => {
      const email = await register(page);
      await page.context().clearCookies();
      await signIn(page, email, 'wrong');
      await expect(page.getByText('Please enter the correct password.')).toBeVisible();
      await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByLabel('Email Address')).toHaveValue(email);
      await checkAccessibility(page);
      await page.getByLabel('Keep me signed in').check();
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.keyboard.press('Enter');
      const rank = page.getByRole('dialog', { name: 'Welcome' });
      await expect(rank).toContainText('Your rank is Member');
      await checkAccessibility(page);
      await rank.getByRole('button', { name: 'Continue' }).click();
      await expect(page).toHaveURL(`${shop.url}/`);
      const cookies = await page.context().cookies();
      const remembered = cookies.find(({ name }) => name === 'kerf-remember');
      expect((remembered?.expires ?? 0) - Date.now() / 1_000).toBeGreaterThan(29.9 * 86_400);
      await page.context().clearCookies();
      await signIn(page, email);
      await expect(page).toHaveURL(`${shop.url}/`);
    });

    test('a browser without script registers and signs in by the same forms', async ({ browser }) => {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        viewport: { width, height: 812 },
      });
      const page = await context.newPage();
      const email = `scriptless-${width}@example.com`;
      await page.goto(`${shop.url}/register?redirect=/stickers`);
      await page.getByRole('button', { name: 'Register' }).click();
      await expect(page.getByText('First name is required. Please try again.')).toBeVisible();
      await fillIn(page, email);
      await page.getByLabel('Verification code').fill('ABCD');
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByText('Please enter the verification code sent to your email.')).toBeVisible();
      const first = await codeFor(email);
      await page.getByRole('button', { name: 'Send the code again' }).click();
      await expect(page.getByText('Email verification code sent successfully.')).toBeVisible();
      await expect.poll(() => codeFor(email)).not.toBe(first);
      await page.getByLabel('Verification code').fill((await codeFor(email)).toLowerCase());
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByText('Thank you for signing up')).toBeVisible();
      await context.clearCookies();
      await page.goto(`${shop.url}/sign-in?redirect=/stickers`);
      await page.getByLabel('Email Address').fill(email);
      await page.getByLabel('Password', { exact: true }).fill('wrong');
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expect(page.getByText('Please enter the correct password.')).toBeVisible();
      await expect(page.getByLabel('Email Address')).toHaveValue(email);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expect(page).toHaveURL(`${shop.url}/stickers`);
      await context.close();
    });
  });

test('an address that is registered, or made to be thrown away, is refused under its field', async ({
  page,
}) => {
  const email = await register(page);
  await page.context().clearCookies();
  await page.goto(`${shop.url}/register`);
  await beThere(page, 'kerf-auth');
  await fillIn(page, email.toUpperCase());
  await expect(page.getByText('Email address already used. Please use another email.')).toBeVisible();
  await fillIn(page, 'ada@mailinator.com');
  await expect(page.getByText("Sorry, we don't allow disposable email address.")).toBeVisible();
  await expect(page.getByLabel('Email Address')).toBeFocused();
  await expect(page.getByLabel('Email Address')).toHaveAttribute('aria-invalid', 'true');
});

test('nothing is pasted into the address of a registration, and a password is', async ({ page }) => {
  await page.goto(`${shop.url}/register`);
  await beThere(page, 'kerf-auth');
  const paste = (label: string) =>
    page.getByLabel(label, { exact: true }).evaluate((field) => {
      const data = new DataTransfer();
      data.setData('text/plain', 'ada@example.com');
      return field.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, cancelable: true, bubbles: true }),
      );
    });
  expect(await paste('Email Address')).toBe(false);
  expect(await paste('Password')).toBe(true);
  await page.getByLabel('Email Address').pressSequentially('a');
  // What was said of the pasting is not held against what is typed.
  const isHeld = (field: HTMLInputElement) => field.validity.customError;
  expect(await page.getByLabel('Email Address').evaluate(isHeld)).toBe(false);
});

test('who forgot the password has a temporary one sent, and comes back to the form', async ({ page }) => {
  const email = await register(page);
  await page.context().clearCookies();
  await page.goto(`${shop.url}/sign-in`);
  await beThere(page, 'kerf-auth');
  await page.getByText('Forgot password?').click();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Email address is required. Please try again.')).toBeVisible();
  await page.getByText('RETURN TO LOGIN').click();
  await page.getByText('Forgot password?').click();
  await page.getByLabel('Email Address').fill(email);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('A temporary password has been sent')).toBeVisible();
  await checkAccessibility(page);
  await page.getByText('OK', { exact: true }).click();
  const { text } = await letter(email, /temporary password/);
  const temporary = /^\s*([A-Z2-9-]{8,})\s*$/m.exec(text)?.[1] ?? '';
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(temporary);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(`${shop.url}/account/new-password`);
});

test('an order is looked at with a number that can be one, and anything wrong has one answer', async ({
  page,
}) => {
  await page.goto(`${shop.url}/sign-in`);
  await beThere(page, 'kerf-auth');
  await page.getByRole('tab', { name: 'Non-member' }).click();
  const check = page.getByRole('button', { name: 'Check Your Order' });
  await expect(check).toBeDisabled();
  await page.getByLabel('Order Number').fill('x');
  await page.getByLabel('Order Number').fill('');
  await expect(page.getByText('Order Number is required.')).toBeVisible();
  await expect(check).toBeDisabled();
});

test('the card that was chosen before signing in is in the member’s cart', async ({ page }) => {
  const email = await register(page);
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${shop.url}/business-cards/premium-business-card`);
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByText(/Added to your cart|in your cart/i).first()).toBeVisible();
  await signIn(page, email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.goto(`${shop.url}/cart`);
  await expect(page.getByText('Premium Business Card').first()).toBeVisible();
  const other = await page.context().browser()?.newContext();
  const elsewhere = await other?.newPage();
  if (!other || !elsewhere) throw new Error('There is no other browser.');
  await signIn(elsewhere, email);
  await expect(elsewhere).toHaveURL(`${shop.url}/`);
  await elsewhere.goto(`${shop.url}/cart`);
  await expect(elsewhere.getByText('Premium Business Card').first()).toBeVisible();
  await other.close();
});

test('a password that many people use is warned about where it is chosen, and taken all the same', async ({
  page,
  browser,
}) => {
  const words = 'Many people use this password, so it is guessed first. Choose another one if you can.';
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
  await page.goto(`${shop.url}/register`);
  await beThere(page, 'kerf-auth');
  const field = page.getByLabel('Password', { exact: true });
  const leave = async (typed: string) => {
    await field.fill(typed);
    await field.press('Tab');
  };
  await leave('dragon');
  await expect(page.getByRole('status').filter({ hasText: words })).toBeVisible();
  await expect(field).toHaveAccessibleDescription(new RegExp(words));
  await expect(field).not.toHaveAttribute('aria-invalid', 'true');
  await checkAccessibility(page);
  await leave('correct horse');
  await expect(page.getByText(words)).toBeHidden();
  await leave('Dragon');
  await expect(page.getByText(words)).toBeVisible();
  expect(sent.filter((each) => /dragon|correct/i.test(each))).toEqual([]);
  expect(sent.filter((each) => each.includes('common-passwords'))).toHaveLength(1);
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Last Name').fill('Lovelace');
  await page.getByLabel('Email Address').fill('common@example.com');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(verification(page)).toBeVisible();

  const scriptless = await browser.newContext({ javaScriptEnabled: false });
  const other = await scriptless.newPage();
  await other.goto(`${shop.url}/register`);
  await other.getByLabel('First Name').fill('Ada');
  await other.getByLabel('Last Name').fill('Lovelace');
  await other.getByLabel('Email Address').fill('common-scriptless@example.com');
  await other.getByLabel('Password', { exact: true }).fill('dragon');
  await other.getByRole('button', { name: 'Register' }).click();
  await expect(other.getByText(words)).toBeVisible();
  await expect(other.getByLabel('Verification code')).toBeVisible();
  await scriptless.close();
});

test('where the list of common passwords can’t be had, nothing is said and everything works', async ({
  page,
}) => {
  await page.route('**/common-passwords', (route) => route.abort());
  await page.goto(`${shop.url}/register`);
  await beThere(page, 'kerf-auth');
  await page.getByLabel('Password', { exact: true }).fill('dragon');
  await page.getByLabel('Password', { exact: true }).press('Tab');
  await fillIn(page, 'no-list@example.com');
  await expect(verification(page)).toBeVisible();
});
