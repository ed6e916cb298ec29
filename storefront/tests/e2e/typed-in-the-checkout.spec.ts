/** What is typed in the checkout is looked at where it is typed, and is lost by nothing. */
import type { Page } from '@playwright/test';
import { beThere } from './be-there.js';
import { checkAccessibility } from './check-accessibility.js';
import { fillAddress } from './fill-address.js';
import { listen } from './heard.js';
import { expect, test } from './journey.js';

/** What the shop says to what is typed, once it has come and was shown. */
async function checked(page: Page, act: () => Promise<void>) {
  const answer = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/checkout/delivery'),
  );
  await act();
  await (await answer).finished();
  await page.waitForTimeout(500);
}

async function toDelivery(page: Page) {
  await toContact(page, true);
  await page.getByLabel('Email Address').fill('grace@example.com');
  await page.getByLabel('Email Address').press('Enter');
  await expect(page.getByRole('heading', { name: 'Where should it go?' })).toBeVisible();
}

async function toContact(page: Page, hasScript: boolean) {
  await page.goto('/business-cards/premium-business-card');
  if (hasScript) await beThere(page);
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByText(/Added to your cart/).first()).toBeVisible();
  await page.goto('/checkout');
}

test.describe('With script', () => {
  test.use({ expectedErrors: [/status of 422/] });

  test('a fault is said when its field is left, and goes when what is typed is right', async ({ page }) => {
    await toContact(page, true);
    const email = page.getByLabel('Email Address');
    await email.pressSequentially('grace@');
    await expect(page.locator('.fault')).toHaveCount(0);
    await email.press('Tab');
    await expect(email).toHaveAccessibleDescription(/Please enter|valid|email/i);
    await expect(email).toHaveAttribute('aria-invalid');
    await checkAccessibility(page);
    await email.fill('grace@example.com');
    await expect(page.locator('.fault')).toHaveCount(0);
    await expect(email).not.toHaveAttribute('aria-invalid');
    await email.press('Enter');
    await expect(page.getByRole('heading', { name: 'Where should it go?' })).toBeVisible();

    await page.getByRole('button', { name: 'Continue to payment' }).click();
    const first = page.getByLabel('First Name');
    await expect(first).toHaveAccessibleDescription(/First name is required/);
    await page.getByRole('link', { name: /First name is required/ }).click();
    const label = page.getByText('First Name', { exact: true });
    await expect(label).toBeInViewport();
    await first.fill('Anna');
    await expect(first).toHaveAccessibleDescription('');
    await expect(page.getByRole('link', { name: /First name is required/ })).toHaveCount(0);

    await page.getByLabel('Suburb').fill('Fitzroy');
    await page.keyboard.press('Escape');
    await page.getByLabel('State').selectOption('VIC');
    await page.getByLabel('Postal code').fill('3056');
    await expect(page.locator('.doubt')).toHaveCount(0);
    await page.getByRole('button', { name: 'Continue to payment' }).focus();
    await expect(page.locator('.doubt')).toContainText('Fitzroy has the postal code 3065, not 3056');
    await page.reload();
    await expect(first).toHaveValue('Anna');
    await expect(page.getByLabel('Postal code')).toHaveValue('3056');
  });

  test('the field that somebody is in keeps what was typed when the page is loaded again', async ({
    page,
  }) => {
    await toDelivery(page);
    // What keeps it has come by then.
    await page.waitForLoadState();
    await page.getByLabel('First Name').fill('Anna');
    await page.getByLabel('Last Name').pressSequentially('Lovel');
    await page.reload();
    await expect(page.getByLabel('First Name')).toHaveValue('Anna');
    await expect(page.getByLabel('Last Name')).toHaveValue('Lovel');
  });

  test('the list of what is wrong loses what is mended, and nothing that has the focus', async ({ page }) => {
    await toDelivery(page);
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    const links = page.locator('.said.refused a');
    await expect(links).toHaveCount(8);
    await expect(page.locator('.said.refused')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const first = page.getByLabel('First Name');
    await expect(first).toBeFocused();
    await checked(page, () => page.keyboard.type('Grace'));
    await expect(links).toHaveCount(7);
    await checked(page, () => page.keyboard.press('Shift+Tab'));
    await expect(page.getByRole('link', { name: 'Phone number is required.' })).toBeFocused();
    await expect(links).toHaveCount(7);

    for (const [label, text] of [
      ['Last Name', 'Hopper'],
      ['Street Address', '3 Byron Street'],
      ['Suburb', 'Newtown'],
      ['City/Town', 'Sydney'],
      ['Postal code', '2042'],
    ] as const)
      await page.getByLabel(label).fill(text);
    await page.getByLabel('State').selectOption('NSW');
    await expect(links).toHaveCount(1);
    await expect(page.locator('.said.refused')).toContainText('Please correct one thing');
    // The last thing is mended, and its link has the focus before the shop has said so.
    await page.getByLabel('Phone number').fill('0412 345 678');
    await checked(page, () => links.focus());
    await expect(page.locator('.fault')).toHaveCount(0);
    await expect(links).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('.said.refused')).toHaveCount(0);
    await expect(first).toBeFocused();
  });

  test('a check that arrives after what was sent in the end does not undo it', async ({ page }) => {
    await toDelivery(page);
    const checks: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') checks.push(request.postData() ?? '');
    });
    await fillAddress(page);
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    const goOn = page.getByRole('button', { name: 'Continue to review' });
    await expect(goOn).toBeVisible();
    const late = checks.find((body) => body.includes('go=stay')) ?? '';
    expect(late).toContain('shipping_suburb=&');
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      origin: new URL(page.url()).origin,
    };
    const answer = await page.request.post('/checkout/delivery', { headers, data: late });
    expect(await answer.text()).toContain('Suburb is required.');
    await page.reload();
    await expect(goOn).toBeVisible();
  });

  for (const [height, scrolled] of [
    [900, 100],
    [1600, 0],
  ] as const)
    test(`what is typed into stays where it is as the list goes, at a height of ${height} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1280, height });
      const ear = await listen(page);
      await toDelivery(page);
      await page.getByRole('button', { name: 'Continue to payment' }).click();
      const list = page.locator('.said.refused');
      await expect(list).toBeFocused();
      const top = async (label: string) => (await page.getByLabel(label).boundingBox())?.y ?? 0;
      for (const [label, text, left] of [
        ['First Name', 'Grace', 7],
        ['Last Name', 'Hopper', 6],
      ] as const) {
        await page.getByLabel(label).focus();
        // The list is in view, above it.
        await page.evaluate((to) => scrollTo(0, to), scrolled);
        const before = await top(label);
        await checked(page, () => page.keyboard.type(text));
        await expect(list.getByRole('link')).toHaveCount(left);
        await expect(list).toContainText(`Please correct these ${left} things`);
        expect(await top(label)).toBeCloseTo(before, 0);
      }
      expect(await ear.heard()).toEqual([]);
    });

  test('who leaves a field hears of that one, once, and not of those that they went past', async ({
    page,
  }) => {
    const ear = await listen(page);
    await toDelivery(page);
    await ear.forget();
    await page.getByLabel('First Name').focus();
    await page.keyboard.press('Tab');
    const code = page.getByLabel('Postal code');
    await code.focus();
    await page.keyboard.type('20');
    await page.keyboard.press('Tab');
    await expect(code).toHaveAttribute('aria-invalid');
    await ear.says(/4 digits|postal code/i);
    await expect(page.locator('.fault')).toHaveCount(1);
    await page.getByLabel('Phone number').focus();
    await page.keyboard.press('Tab');
    await ear.says(/4 digits|postal code/i);
  });
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'With script too' : 'Without script', () => {
    test.use({ javaScriptEnabled });

    test('what is half typed is there after another step, and the address goes along to sign in', async ({
      page,
    }) => {
      await toContact(page, javaScriptEnabled);
      await page.getByLabel('Email Address').fill('grace@example.com');
      await page.locator('main').getByRole('button', { name: 'Sign in' }).click();
      if (javaScriptEnabled) await beThere(page, 'kerf-auth');
      await expect(page.locator('#member-email')).toHaveValue('grace@example.com');
      expect(page.url()).not.toContain('grace');
      await page.goto('/checkout');
      await page.getByLabel('Email Address').press('Enter');
      await page.getByLabel('Street Address').fill('3 Byron Street');
      await page.getByRole('button', { name: 'Change contact' }).click();
      await expect(page.getByLabel('Email Address')).toHaveValue('grace@example.com');
      await page.getByRole('button', { name: 'Continue as guest' }).click();
      await expect(page.getByLabel('Street Address')).toHaveValue('3 Byron Street');
    });
  });
