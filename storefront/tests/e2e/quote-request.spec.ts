import type { Page } from '@playwright/test';
import { type StaffedShop, startStaffedShop } from '../staffed-shop.js';
import { beThere } from './be-there.js';
import { checkAccessibility } from './check-accessibility.js';
import { expect, test } from './journey.js';

// One shop and one server of mail for all of them.
test.describe.configure({ mode: 'default' });

let shop: StaffedShop;
test.beforeAll(async () => {
  shop = await startStaffedShop();
});
test.afterAll(() => shop.stop());

const pdf = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(100_000, 32)]);

/** A card of a size that has no price, as an address has it. */
const tooLarge = '/business-cards/premium-business-card?size_id=custom&width=900&height=900';

const fill = async (page: Page, email: string) => {
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Last Name').fill('Lovelace');
  await page.getByLabel('Email Address').fill(email);
};

/** A letter to the shop says who asks, and `words`. */
const expectShopToHear = (email: string, words: string) =>
  expect
    .poll(
      () =>
        shop
          .letters('hello@kerf.example')
          .some(({ text = '' }) => text.includes(email) && text.includes(words)),
      { timeout: 60_000 },
    )
    .toBe(true);

for (const width of [375, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 812 } });

    test('Shoppers can ask for a quote of a size that has no price, as guests', async ({ page }) => {
      const email = `quote-${width}@example.com`;
      await page.goto(shop.url + tooLarge);
      await beThere(page, 'kerf-configurator');
      await beThere(page, 'kerf-quote-request');
      const asks = page.locator('kerf-configurator').getByRole('button', { name: 'Request a Quote' });
      await asks.click();
      await expect(page.getByRole('tab', { name: 'SIGN IN' })).toBeVisible();
      const cookies = await page.context().cookies();
      expect(cookies.find(({ name }) => name === 'kerf-quote-path')?.value).toContain(
        'premium-business-card',
      );
      await page.getByRole('button', { name: 'Continue as guest' }).click();
      await expect(page.getByRole('heading', { name: 'QUOTE', exact: true })).toBeVisible();
      await expect(page.locator('kerf-quote-request [part=description]')).toContainText('900 x 900 mm');
      await checkAccessibility(page);
      await page.getByRole('button', { name: 'Send Quote' }).click();
      await expect(page.getByText('Please enter the first name')).toBeVisible();
      await fill(page, email);
      await page.getByRole('button', { name: 'Send Quote' }).click();
      await expect(page.getByText('Your Quote Request has been sent!')).toBeFocused();
      await expect(page.getByText('We will respond to you shortly.')).toBeVisible();
      await checkAccessibility(page);
      expect((await shop.letter(email, 'we have it')).text).toContain('900 x 900 mm');
      await expectShopToHear(email, 'quotes show R');
      await page.getByRole('button', { name: 'Close' }).last().click();
      // Known again: nobody is asked to sign in any more.
      await page.reload();
      await beThere(page, 'kerf-quote-request');
      await page.locator('kerf-quote-request').getByRole('button', { name: 'Request a Quote' }).click();
      await expect(page.getByLabel('Email Address')).toHaveValue(email);
    });

    test('Shoppers can ask for special processing with files, by keyboard alone', async ({ page }) => {
      await page.goto(`${shop.url}/stickers/die-cut`);
      await beThere(page, 'kerf-special-processing');
      await page.getByRole('button', { name: /^Special Processing/ }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Continue as guest' }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Special Processing' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'SEND QUOTE' })).toBeDisabled();
      await page.getByRole('checkbox', { name: 'Gold Stamping', exact: true }).focus();
      await page.keyboard.press('Space');
      await expect(page.getByRole('checkbox', { name: 'Gold Stamping', exact: true })).toBeChecked();
      const chosen = page.waitForEvent('filechooser');
      await page.getByLabel('Attachments').focus();
      await page.keyboard.press('Enter');
      await (await chosen).setFiles([
        { name: 'art.pdf', mimeType: 'application/pdf', buffer: pdf },
        { name: 'run.js', mimeType: 'text/javascript', buffer: Buffer.from('1') },
      ]);
      await expect(page.getByText('run.js: File type not accepted.')).toBeVisible();
      await expect(page.getByText('Goes with your request.')).toBeVisible();
      await checkAccessibility(page);
      for (const [label, text] of [
        ['First Name', 'Ada'],
        ['Last Name', 'Lovelace'],
        ['Email Address', `special-${width}@example.com`],
      ] as const) {
        await page.getByLabel(label).focus();
        await page.keyboard.type(text);
      }
      await page.keyboard.press('Enter');
      await expect(page.getByText('Your Quote Request has been sent!')).toBeFocused();
      await expectShopToHear(`special-${width}@example.com`, 'art.pdf');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: /^Special Processing/ })).toBeFocused();
    });
  });

  test.describe(`at ${width} px without script`, () => {
    test.use({
      viewport: { width, height: 812 },
      javaScriptEnabled: false,
      expectedErrors: [/status of 4\d\d/],
    });

    test('Shoppers can ask for a quote', async ({ page }) => {
      await page.goto(shop.url + tooLarge);
      await page.locator('kerf-configurator').getByRole('button', { name: 'Request a Quote' }).click();
      await expect(page.getByRole('heading', { name: 'QUOTE', exact: true })).toBeVisible();
      await expect(page.getByText('900 x 900 mm')).toBeVisible();
      await page.getByRole('link', { name: 'Continue as guest' }).click();
      await page.getByLabel('First Name').fill('Ada');
      await page.getByRole('button', { name: 'Send Quote' }).click();
      await expect(page.locator('#lastname-fault')).toHaveText('Please enter the last name');
      await expect(page.getByLabel('First Name')).toHaveValue('Ada');
      await fill(page, `plain-${width}@example.com`);
      await page.getByRole('button', { name: 'Send Quote' }).click();
      await expect(page.getByRole('heading', { name: 'Your Quote Request has been sent!' })).toBeVisible();
      expect((await shop.letter(`plain-${width}@example.com`, 'we have it')).text).toContain('900 x 900 mm');
    });
  });
}
