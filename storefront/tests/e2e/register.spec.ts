/** Becoming a member and signing in, on the real server with its real queue of mail, read from a real server of mail. */
import { expect, type Page, test } from '@playwright/test';
import { openSmtpSink, type SmtpSink } from '../smtp-sink.js';
import { type RunningShop, startShop } from '../start-shop.js';
import { beThere } from './be-there.js';
import { checkAccessibility } from './check-accessibility.js';
import { listen } from './heard.js';

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
const verification = (page: Page) => page.getByRole('dialog', { name: 'Verify your email address' });

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
      await expect(
        page.getByText('Thank you for verifying your email address.', { exact: true }),
      ).toBeVisible();
      await expect(page.getByRole('button', { name: 'Continue' })).toBeFocused();
      await page.keyboard.press('Enter');
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
      await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
        'Please enter the correct password.',
      );
      await expect(page.getByLabel('Email Address')).toHaveValue(email);
      await checkAccessibility(page);
      await page.getByLabel('Keep me signed in').check();
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.keyboard.press('Enter');
      const rank = page.getByRole('dialog', { name: 'Welcome' });
      await expect(rank).toContainText('Your rank is Member');
      await expect(rank).toHaveAccessibleDescription(/Your rank is Member/);
      await expect(rank.getByRole('button', { name: 'Continue' })).toBeFocused();
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

    test('who is kept signed in is let through, once the session is over, without doing anything', async ({
      page,
    }) => {
      const email = await register(page);
      await page.context().clearCookies();
      await page.goto(`${shop.url}/sign-in`);
      await beThere(page, 'kerf-auth');
      await page.getByLabel('Keep me signed in').check();
      await page.getByLabel('Email Address').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.keyboard.press('Enter');
      await page.getByRole('dialog', { name: 'Welcome' }).getByRole('button', { name: 'Continue' }).click();
      await expect(page).toHaveURL(`${shop.url}/`);
      await page.context().clearCookies({ name: 'kerf-session' });
      await page.goto(`${shop.url}/sign-in?redirect=/stickers`);
      await expect(page).toHaveURL(`${shop.url}/stickers`);
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
      for (const name of ['First name', 'Last name', 'Email address', 'Password'])
        for (const place of ['#said', 'kerf-auth'])
          await expect(page.locator(place).getByText(`${name} is required. Please try again.`)).toBeVisible();
      await fillIn(page, email);
      await page.getByLabel('Verification code').fill('ABCD');
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(
        page.locator('kerf-auth').getByText('Please enter the verification code sent to your email.'),
      ).toBeVisible();
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
      await expect(page.locator('kerf-auth').getByText('Please enter the correct password.')).toBeVisible();
      await expect(page.getByLabel('Email Address')).toHaveValue(email);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expect(page).toHaveURL(`${shop.url}/stickers`);
      await context.close();
    });
  });

test('who comes back from their mail to a page that was loaded anew enters the code there', async ({
  page,
}) => {
  const email = 'came-back@example.com';
  await page.goto(`${shop.url}/register`);
  await beThere(page, 'kerf-auth');
  await fillIn(page, email);
  await verification(page).getByLabel('Verification code').fill('AAAA');
  await verification(page).getByRole('button', { name: 'Verify' }).click();
  await expect(verification(page).getByText(/enter the verification code sent to your email/)).toBeVisible();
  await page.reload();
  // Before anything is touched: who only looks learns that a code is under way.
  await expect(page.getByText(`We sent a code to ${email}.`)).toBeVisible();
  await expect(page.getByLabel('First Name')).toHaveValue('Ada');
  await expect(page.getByLabel('Last Name')).toHaveValue('Lovelace');
  await expect(page.getByLabel('Email Address').first()).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await page.getByRole('button', { name: 'Enter the code' }).click();
  const code = await codeFor(email);
  await verification(page).getByLabel('Verification code').fill(code);
  await verification(page).getByLabel('Choose a password').fill(password);
  await checkAccessibility(page);
  await verification(page).getByRole('button', { name: 'Verify' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Thank you for signing up')).toBeVisible();
  // The code of before was good: none was sent again.
  expect(await codeFor(email)).toBe(code);
});

test('a code that is sent again leaves neither the one of before nor what was wrong with it', async ({
  page,
}) => {
  await page.goto(`${shop.url}/register`);
  await beThere(page, 'kerf-auth');
  await fillIn(page, 'again@example.com');
  const dialog = verification(page);
  await dialog.getByLabel('Verification code').fill('AAAA');
  await dialog.getByRole('button', { name: 'Verify' }).click();
  await expect(dialog.getByText(/enter the verification code sent to your email/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Send the code again' }).click();
  await expect(dialog.getByLabel('Verification code')).toHaveValue('');
  await expect(dialog.getByText(/enter the verification code sent to your email/)).toHaveCount(0);
});

test('who closes the dialog once the address is proven, or reloads, proves it no second time', async ({
  page,
}) => {
  const email = 'proven@example.com';
  await page.goto(`${shop.url}/register?redirect=/stickers`);
  await beThere(page, 'kerf-auth');
  await fillIn(page, email);
  await verification(page)
    .getByLabel('Verification code')
    .fill(await codeFor(email));
  await page.keyboard.press('Enter');
  const proven = page.getByRole('dialog', { name: 'Your address is verified' });
  await expect(proven).toBeVisible();
  await expect(proven).toHaveAccessibleDescription(/Your account is opened when you press Continue\./);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(proven).toBeVisible();
  await page.reload();
  await expect(page.getByText(`${email} is verified: register, and no other code is needed.`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Enter the code' })).toHaveCount(0);
  await fillIn(page, email);
  await proven.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Thank you for signing up')).toBeVisible();
  expect(
    sink.taken
      .filter(({ subject }) => /is your verification code$/.test(subject ?? ''))
      .filter(({ to }) => to?.[0]?.address === email),
  ).toHaveLength(1);
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(`${shop.url}/stickers`);
});

test('who registers in the dialog stays where they are', async ({ page }) => {
  await page.goto(`${shop.url}/stickers`);
  await page.getByRole('link', { name: 'Sign in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your account' });
  await dialog.getByRole('tab', { name: 'REGISTER' }).click();
  await fillIn(page, 'where-i-am@example.com');
  await verification(page)
    .getByLabel('Verification code')
    .fill(await codeFor('where-i-am@example.com'));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('heading', { name: 'Thank you for signing up' })).toBeFocused();
  await expect(dialog.getByRole('tab')).toHaveCount(0);
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/stickers$/);
});

test('where there is no connection, the address is not what is wrong', async ({ page, context }) => {
  await page.goto(`${shop.url}/register`);
  await beThere(page, 'kerf-auth');
  await context.setOffline(true);
  await fillIn(page, 'offline@example.com');
  await expect(page.getByRole('alert').filter({ hasText: /connection/i })).toBeVisible();
  await expect(page.getByLabel('Email Address')).not.toHaveAttribute('aria-invalid', 'true');
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
  const paste = (label: string) =>
    page.getByLabel(label, { exact: true }).evaluate((field) => {
      const data = new DataTransfer();
      data.setData('text/plain', 'ada@example.com');
      return field.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, cancelable: true, bubbles: true, composed: true }),
      );
    });
  // Before its script came, too.
  expect(await paste('Email Address')).toBe(false);
  await beThere(page, 'kerf-auth');
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
  await expect(page.getByRole('heading', { name: 'Forgot password?' })).toBeFocused();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Email address is required. Please try again.')).toBeVisible();
  await page.getByText('RETURN TO LOGIN').click();
  await expect(page.getByLabel('Email Address')).toBeFocused();
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
  const field = page.getByLabel('Order Number');
  await field.fill('');
  await expect(page.getByText('Order Number is required.')).toBeVisible();
  await expect(check).toBeDisabled();
  await field.fill('12');
  const words = 'Please enter a number such as K26-7QXM4DWA.';
  await expect(field).toHaveAccessibleDescription(words);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Email Address').fill('ada@example.com');
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await field.fill('K26-7QXM4DWA');
  await expect(check).toBeEnabled();
  await expect(page.getByText(words)).toBeHidden();
  await page.getByLabel('Email Address').press('Enter');
  await expect(page.getByText('We know no such order number for this address.')).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Email Address')).not.toHaveAttribute('aria-invalid', 'true');
  // It was said of a number that is typed over, and of another what is wrong with that alone is said.
  await field.fill('hello');
  await page.keyboard.press('Tab');
  await expect(field).toHaveAccessibleDescription(words);
  await expect(page.getByText('We know no such order number for this address.')).toHaveCount(0);
  await field.fill('K26-7QXM4DWA');
  await expect(field).not.toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Email Address').press('Enter');
  await expect(page.getByText('We know no such order number for this address.')).toBeVisible();
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

test('who signs in where they are, with the pointer on the way to the account, is led to the account', async ({
  page,
}) => {
  const email = await register(page);
  await page.context().clearCookies();
  await page.goto(`${shop.url}/stickers`);
  await page.getByRole('link', { name: 'Sign in' }).hover();
  // As long as a browser waits before it loads ahead what a pointer rests on, and longer.
  await page.waitForTimeout(600);
  await page.getByRole('link', { name: 'Sign in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your account' });
  await dialog.getByLabel('Email Address').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  const passed: string[] = [];
  page.on('framenavigated', (frame) => passed.push(new URL(frame.url()).pathname));
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('link', { name: 'Account' }).click();
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible();
  expect(passed).not.toContain('/sign-in');
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

/** What of the widgets on a page stands beyond the dialog that is open, or the page. */
const beyond = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('main kerf-auth, kerf-auth')?.shadowRoot;
    const dialog = root?.querySelector('dialog[open]') ?? root?.querySelector('.auth');
    const edge = Math.min(dialog?.getBoundingClientRect().right ?? 0, innerWidth) + 0.5;
    return [...(dialog?.querySelectorAll('*') ?? [])]
      .filter((node) => node.getBoundingClientRect().right > edge && !node.closest('.out'))
      .map((node) => `${node.localName}.${node.className}`);
  });

for (const width of [320, 375, 450, 768, 1280])
  test(`nothing of the forms is cut at ${width} px, however long an address is`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(`${shop.url}/register`);
    await beThere(page, 'kerf-auth');
    await page.getByRole('button', { name: 'Register' }).click();
    expect(await beyond(page)).toEqual([]);
    await fillIn(page, `alexandra.papadopoulos-${width}@example.com.au`);
    await expect(verification(page).getByLabel('Verification code')).toBeFocused();
    expect(await beyond(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
    await page.goto(`${shop.url}/stickers`);
    await page.getByRole('link', { name: 'Sign in' }).click();
    const dialog = page.getByRole('dialog', { name: 'Your account' });
    await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(dialog.getByText('Password is required. Please try again.')).toBeVisible();
    expect(await beyond(page)).toEqual([]);
    const show = dialog.getByRole('button', { name: 'Show password' });
    await show.click();
    expect(
      await dialog.getByRole('button', { name: 'Hide password' }).getAttribute('aria-pressed'),
    ).toBeNull();
    await dialog.getByRole('tab', { name: 'REGISTER' }).click();
    expect(await beyond(page)).toEqual([]);
  });

test('each step of the code is heard once, a code that is sent again too, and nothing moves', async ({
  page,
}) => {
  const ear = await listen(page);
  await page.goto(`${shop.url}/register`);
  await beThere(page, 'kerf-auth');
  const email = 'heard@example.com';
  await fillIn(page, email);
  await ear.says('Email verification code sent successfully.');
  await expect(verification(page)).toHaveAccessibleDescription(/We sent a code to heard@example\.com/);
  const top = (await verification(page).boundingBox())?.y;
  await ear.forget();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  await verification(page).getByRole('button', { name: 'Send the code again' }).dblclick();
  await ear.says('Email verification code sent successfully.');
  expect(sent).toHaveLength(1);
  await expect(page.getByText('Email verification code sent successfully.')).toHaveCount(0);
  expect((await verification(page).boundingBox())?.y).toBe(top);
  await ear.forget();
  const letters = () => sink.taken.filter((mail) => mail.to?.[0]?.address === email);
  await expect.poll(() => letters().length).toBe(2);
  await verification(page)
    .getByLabel('Verification code')
    .fill(letters().at(-1)?.subject?.slice(0, 4) ?? '');
  await page.keyboard.press('Enter');
  await ear.says(
    'Your address is verified. Thank you for verifying your email address. Your account is opened when you press Continue.',
  );
});

test('what was wrong with a sign-in comes into view on a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await signIn(page, 'nobody@example.com', 'wrong');
  await expect(page.getByText('Please enter the correct password.')).toBeInViewport();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
});
