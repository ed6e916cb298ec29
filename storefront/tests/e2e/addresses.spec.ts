/** Addresses that members keep, and suburbs that are proposed, on the real server. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { cartCalls } from '../cart-calls.js';
import { openMailbox } from '../mailbox.js';
import { type OpenApp, openApp } from '../open-app.js';
import { peopleCalls } from '../people-calls.js';
import { deliveryAddress } from '../placed-order.js';
import { type RunningShop, startShop } from '../start-shop.js';
import { checkAccessibility } from './check-accessibility.js';
import { expect, test } from './journey.js';

// One shop for all of them.
test.describe.configure({ mode: 'default' });

let folder: string;
let shop: RunningShop;
/** A second process on the shop's database, by which members register. */
let beside: OpenApp;
let people: ReturnType<typeof peopleCalls>;
test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kerf-addresses-'));
  shop = await startShop({ DATA_DIR: folder });
  beside = await openApp({ databaseUrl: null, dataDirectory: folder, variables: { DATA_DIR: folder } });
  beside.world.now = new Date();
  people = peopleCalls(beside.app, openMailbox(beside));
});
test.afterAll(async () => {
  await beside.app.close();
  await shop.stop();
  await rm(folder, { recursive: true });
});

const open = (page: Page, where: string) => page.goto(shop.url + where);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const said = (page: Page) => page.locator('#said');

async function keep(context: BrowserContext, cookies: Record<string, string>) {
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: shop.url })));
}

/** Signs this browser in as a new member. */
async function comeAsMember(context: BrowserContext) {
  const { email, password } = await people.register();
  const { cookies } = await people.signIn({ email, password }, { isOwnPage: true });
  const held = cookies.map((each) => each.split('=') as [string, string]).filter(([, value]) => value);
  await keep(context, Object.fromEntries(held));
}

/** Puts something into this browser's cart. */
async function fillCart(context: BrowserContext) {
  const calls = cartCalls(beside.app);
  const { token } = (await calls.add(await calls.order())).good();
  await keep(context, { 'kerf-cart': token });
}

/** Types an address but for its suburb, state and postal code. */
async function typeRest(page: Page, { hasNames = true }: { hasNames?: boolean } = {}) {
  if (!hasNames) {
    await page.getByLabel('First Name').fill('Grace');
    await page.getByLabel('Last Name').fill('Hopper');
  }
  await page.getByLabel('Street Address').fill('3 Byron Street');
  await page.getByLabel('City/Town').fill('Sydney');
  await page.getByLabel('Phone number').fill('0412 345 678');
}

async function fitsWidth(page: Page, width: number) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}

for (const [width, javaScriptEnabled] of [
  [375, false],
  [375, true],
  [1280, true],
] as const)
  test.describe(`at ${width} px ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ viewport: { width, height: 812 }, javaScriptEnabled, expectedErrors: [/status of 4\d\d/] });

    test('Members can keep addresses, choose one at the checkout, and save another there', async ({
      page,
      context,
    }) => {
      const check = async () => {
        if (javaScriptEnabled) await checkAccessibility(page);
        await fitsWidth(page, width);
      };
      await comeAsMember(context);
      await open(page, '/account');
      await page
        .getByRole('navigation', { name: 'Account' })
        .getByRole('link', { name: 'Addresses' })
        .click();
      await check();
      await page.getByRole('link', { name: 'Add an address' }).click();
      await typeRest(page);
      await page.getByLabel('Suburb').fill('Newtown');
      await page.getByLabel('Postal code').fill('2000');
      // Whoever goes on to the next field has no suburbs proposed over the button.
      await page.getByLabel('Postal code').blur();
      await page.getByLabel('State').selectOption('NSW');
      await press(page, 'Add address');
      await expect(said(page)).toHaveText('Address label is required.');
      await expect(page.getByLabel('Street Address')).toHaveValue('3 Byron Street');
      await expect(page.getByLabel('Postal code')).toHaveAccessibleDescription(
        /^Newtown has the postal code 2042, not 2000\./,
      );
      await check();
      await page.getByLabel('Address label').fill('Home');
      await page.getByLabel('Postal code').fill('2042');
      await press(page, 'Add address');
      await expect(said(page)).toHaveText('Your new address has been added successfully.');
      await page.getByRole('link', { name: 'Edit Home' }).click();
      await page.getByLabel('Street Address').fill('5 Byron Street');
      await press(page, 'Save address');
      await expect(said(page)).toHaveText('Your existing address has been edited successfully.');
      await expect(page.getByText('5 Byron Street')).toBeVisible();
      await check();

      await fillCart(context);
      await open(page, '/checkout');
      await expect(page.getByRole('radio', { name: /^Home/ })).toBeChecked();
      await expect(page.getByLabel('Street Address')).toBeHidden();
      await check();
      await page.getByRole('radio', { name: 'Another address' }).check();
      await press(page, 'Continue to payment');
      await expect(page.getByRole('link', { name: 'Street Address is required.' })).toBeVisible();
      await expect(page.getByLabel('First Name')).toHaveValue('Ada');
      await typeRest(page);
      await page.getByLabel('Suburb').fill('Enmore');
      await page.getByLabel('State').selectOption('NSW');
      await page.getByLabel('Postal code').fill('2042');
      await page.getByRole('checkbox', { name: 'Save this address to my account' }).check();
      await check();
      await press(page, 'Continue to payment');
      await expect(said(page)).toHaveText('Your new address has been added successfully.');
      await page.getByRole('radio', { name: /^Home/ }).check();
      await check();
      await press(page, 'Continue to review');
      await expect(page.getByText('Invoice for:')).toBeVisible();
      await expect(page.getByText('5 Byron Street')).toBeVisible();
      await page.getByRole('button', { name: /^Place order/ }).click();
      await expect(page.getByRole('heading', { name: /^Thank you/ })).toBeVisible();

      await open(page, '/account/addresses');
      await press(page, 'Make default 3 Byron Street');
      await expect(said(page)).toHaveText('Your checkout begins with this address from now on.');
      await page.locator('summary', { hasText: 'Remove Home' }).click();
      await press(page, 'Remove Home for good');
      await expect(said(page)).toHaveText('The address is removed.');
      await expect(page.getByText('5 Byron Street')).toHaveCount(0);
      await check();
    });
  });

for (const width of [375, 1280])
  test(`Shoppers can choose a suburb by keyboard and by touch at ${width} px`, async ({ page, context }) => {
    await page.setViewportSize({ width, height: 812 });
    await fillCart(context);
    await open(page, '/checkout');
    await page.getByLabel('Email Address').fill('grace@example.com');
    await press(page, 'Continue as guest');
    const suburb = page.getByRole('combobox', { name: 'Suburb' });
    const code = page.getByRole('combobox', { name: 'Postal code' });
    const list = page.getByRole('listbox', { name: 'Matches' });
    await suburb.pressSequentially('newt');
    await expect(suburb).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('status').filter({ hasText: /^\d suburbs\. Choose/ })).toBeAttached();
    await checkAccessibility(page);
    await fitsWidth(page, width);
    // Down and up again, past both ends.
    await page.keyboard.press('ArrowUp');
    await expect(list.getByRole('option').last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    const first = list.getByRole('option').first();
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(suburb).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(suburb).toHaveValue('newt');
    await expect(suburb).toBeFocused();
    // Open again by an arrow, at its end, and what is chosen there sends no form.
    await page.keyboard.press('ArrowDown');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    const { pathname } = new URL(page.url());
    await page.keyboard.press('Enter');
    await expect(suburb).toHaveValue(/^Newt/);
    expect(new URL(page.url()).pathname).toBe(pathname);
    await suburb.fill('');
    await suburb.pressSequentially('newt');
    await expect(list).toBeVisible();
    await suburb.pressSequentially('own nsw');
    await expect(list.getByRole('option')).toHaveText(['Newtown NSW 2042']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(suburb).toHaveValue('Newtown');
    await expect(page.getByLabel('State')).toHaveValue('NSW');
    await expect(code).toHaveValue('2042');
    // A suburb is a town by itself; another one that was typed would stay.
    await expect(page.getByLabel('City/Town')).toHaveValue('Newtown');
    await expect(page.getByRole('status').filter({ hasText: 'are filled in' })).toBeAttached();
    await code.fill('');
    await code.pressSequentially('087');
    await list.getByRole('option', { name: 'Alice Springs NT 0870' }).click();
    await expect(suburb).toHaveValue('Alice Springs');
    await expect(page.getByLabel('City/Town')).toHaveValue('Alice Springs');
    await expect(page.getByLabel('State')).toHaveValue('NT');
    await expect(list).toBeHidden();
    await page.getByLabel('City/Town').fill('Sydney');
    await code.fill('');
    await code.pressSequentially('2042');
    await list.getByRole('option', { name: 'Newtown NSW 2042' }).click();
    await expect(page.getByLabel('City/Town')).toHaveValue('Sydney');
    await page.getByLabel('State').selectOption('NT');
    // Leaving with Tab takes nothing.
    await suburb.fill('');
    await suburb.pressSequentially('enmore');
    await expect(list).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(list).toBeHidden();
    await expect(suburb).toHaveValue('enmore');
    await expect(page.getByLabel('State')).toHaveValue('NT');
  });

test.describe('Without a line', () => {
  test.use({ expectedErrors: [/net::ERR_FAILED/] });

  test('Shoppers whose line is down type their address by hand, and are told of a slip beside it', async ({
    page,
    context,
  }) => {
    await fillCart(context);
    await context.route('**/api/address/**', (route) => route.abort());
    await open(page, '/checkout');
    await page.getByLabel('Email Address').fill('grace@example.com');
    await press(page, 'Continue as guest');
    await typeRest(page, { hasNames: false });
    await page.getByLabel('Suburb').pressSequentially(deliveryAddress.suburb);
    await page.getByLabel('State').selectOption('VIC');
    await page.getByLabel('Postal code').pressSequentially('2042');
    await press(page, 'Continue to payment');
    const slip = page.getByRole('link', {
      name: '2042 is a postal code of NSW, not of VIC. Please check both.',
    });
    await checkAccessibility(page);
    await slip.click();
    await expect(page.getByLabel('Postal code')).toBeFocused();
    await expect(page.getByLabel('Postal code')).toHaveAccessibleDescription(/2042 is a postal code of NSW/);
    await expect(page.getByLabel('Postal code')).not.toHaveAttribute('aria-invalid');
  });
});
