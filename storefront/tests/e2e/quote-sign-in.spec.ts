/** Who asks for a quote and has an account, or makes one for it, with the real queue of mail. */
import type { Page } from '@playwright/test';
import { type StaffedShop, startStaffedShop } from '../staffed-shop.js';
import { beThere } from './be-there.js';
import { checkAccessibility } from './check-accessibility.js';
import { expect, test } from './journey.js';

// Each begins with the members that those before it made.
test.describe.configure({ mode: 'serial' });

let shop: StaffedShop;
test.beforeAll(async () => {
  shop = await startStaffedShop();
});
test.afterAll(() => shop.stop());

const password = 'correct horse';
/** The two ways to ask: the widget, its page and button, and what its dialog is called. */
const ways = [
  ['kerf-quote-request', '/business-cards/premium-business-card', /^Request a Quote for/, 'QUOTE'],
  ['kerf-special-processing', '/stickers/die-cut', /^Special Processing for/, 'Special Processing'],
] as const;
const emailOf = (tag: string) => `${tag}@example.com`;

async function ask(page: Page, [tag, path, button]: (typeof ways)[number]): Promise<void> {
  await page.goto(shop.url + path);
  await beThere(page, tag);
  await page.getByRole('button', { name: button }).click();
}

for (const way of ways) {
  const [tag, , , title] = way;
  const email = emailOf(tag);
  const form = (page: Page) => page.getByRole('dialog', { name: title, exact: true });

  test(`Shoppers register from ${tag} and come to its form two seconds after the thanks`, async ({
    page,
  }) => {
    await ask(page, way);
    await page.getByRole('tab', { name: 'REGISTER' }).click();
    await page.getByLabel('First Name').fill('Ada');
    await page.getByLabel('Last Name').fill('Lovelace');
    await page.getByLabel('Email Address').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Register' }).click();
    const code = (await shop.letter(email, 'is your verification code')).subject?.slice(0, 4) ?? '';
    const verification = page.getByRole('dialog', { name: 'Verify your email address' });
    await verification.getByLabel('Verification code').fill(code);
    await verification.getByRole('button', { name: 'Verify' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Thank you for signing up')).toBeVisible();
    const thanked = Date.now();
    await expect(form(page)).toBeVisible();
    // What it takes to look comes off.
    expect(Date.now() - thanked).toBeGreaterThan(1_500);
    await expect(form(page).getByText(email)).toBeVisible();
    await expect(form(page).getByRole('textbox', { name: /Name|Email/ })).toHaveCount(0);
  });

  test(`Members sign in from ${tag}, are asked for nothing that is known, and send`, async ({ page }) => {
    await ask(page, way);
    await page.getByLabel('Email Address').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(form(page).getByText(email)).toBeVisible();
    await expect(form(page).getByRole('textbox', { name: /Name|Email/ })).toHaveCount(0);
    await checkAccessibility(page);
    if (tag === 'kerf-special-processing') await page.getByText('QR Codes', { exact: true }).click();
    await page.getByRole('button', { name: 'Send Quote' }).click();
    await expect(page.getByText('Your Quote Request has been sent!')).toBeFocused();
    expect((await shop.letter(email, 'we have it')).text).toContain('We will respond to you shortly.');
    // Once signed in, nobody is asked again.
    await page.getByRole('button', { name: 'Close' }).last().click();
    await page.reload();
    await beThere(page, tag);
    await page.getByRole('button', { name: way[2] }).click();
    await expect(form(page)).toBeVisible();
  });

  test.describe(`a registered address in ${tag}`, () => {
    test.use({ expectedErrors: [/status of 401/] });

    test('Guests whose address has an account sign in with its password, or give another address', async ({
      page,
    }) => {
      await ask(page, way);
      await page.getByRole('button', { name: 'Continue as guest' }).click();
      const address = form(page).getByLabel('Email Address');
      await form(page).getByLabel('First Name').fill('Grace');
      await form(page).getByLabel('Last Name').fill('Hopper');
      await address.fill(email);
      const signIn = page.getByRole('dialog', { name: 'Sign in', exact: true });
      const words = 'This is a registered e-mail address. You can contact us after logging in.';
      await expect(signIn.getByText(words)).toBeVisible();
      await expect(signIn.getByLabel('Password', { exact: true })).toBeFocused();
      await checkAccessibility(page);
      await page.keyboard.press('Escape');
      await expect(signIn).toBeHidden();
      await expect(address).toHaveValue('');
      await expect(address).toBeFocused();
      await expect(form(page).getByLabel('First Name')).toHaveValue('Grace');

      await address.fill(email);
      await signIn.getByLabel('Password', { exact: true }).fill('wrong horse');
      await page.keyboard.press('Enter');
      await expect(signIn.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
      await signIn.getByLabel('Password', { exact: true }).fill(password);
      await page.keyboard.press('Enter');
      await expect(signIn.getByText('Logged in Successfully')).toBeVisible();
      const signedIn = Date.now();
      await expect(signIn).toBeHidden();
      expect(Date.now() - signedIn).toBeGreaterThan(1_500);
      await expect(form(page).getByText(`The quote goes to ${email}.`)).toBeVisible();
      await expect(form(page).getByText(`The quote goes to ${email}.`)).toBeFocused();
    });
  });
}
