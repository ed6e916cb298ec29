/** From the cart to an order, with script and without, on the real server. */
import type { Page } from '@playwright/test';
import { beThere } from './be-there.js';
import { cartOf } from './cart-page.js';
import { checkAccessibility } from './check-accessibility.js';
import { expect, test } from './journey.js';

async function fillCart(page: Page, hasScript: boolean) {
  await page.goto('/business-cards/premium-business-card');
  if (hasScript) await beThere(page);
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  if (hasScript) await expect(page.getByText(/Added to your cart/).first()).toBeVisible();
  await page.goto('/cart');
  await page.getByRole('link', { name: 'Checkout' }).click();
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
}

for (const javaScriptEnabled of [true, false])
  for (const width of [375, 1280])
    test.describe(`at ${width} px ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
      test.use({
        viewport: { width, height: 812 },
        javaScriptEnabled,
        expectedErrors: [/status of 422/],
      });

      test('a guest orders, is told each thing that is missing, and keeps what was typed', async ({
        context,
        page,
      }) => {
        await fillCart(page, javaScriptEnabled);
        if (javaScriptEnabled) await checkAccessibility(page);
        await page.getByRole('button', { name: 'Continue as guest' }).click();
        await expect(page.getByLabel('Email Address')).toHaveAccessibleDescription(
          /Email address is required/,
        );
        await page.getByLabel('Email Address').fill('grace@example.com');
        await page.getByRole('button', { name: 'Continue as guest' }).click();
        await page.getByLabel('Street Address').fill('3 Byron Street');
        await page.getByRole('button', { name: 'Continue to payment' }).click();
        if (javaScriptEnabled) await expect(page.locator('#said')).toBeFocused();
        await expect(page.locator('#said').getByRole('link', { name: 'Suburb is required.' })).toBeVisible();
        await expect(page.getByLabel('Street Address')).toHaveValue('3 Byron Street');
        if (javaScriptEnabled) await checkAccessibility(page);
        await page.getByRole('link', { name: 'Suburb is required.' }).click();
        await expect(page.getByLabel('Suburb')).toBeFocused();
        for (const [label, text] of [
          ['First Name', 'Grace'],
          ['Last Name', 'Hopper'],
          ['Suburb', 'Newtown'],
          ['City/Town', 'Sydney'],
          ['Postal code', '2042'],
          ['Phone number', '0412 345 678'],
        ] as const)
          await page.getByLabel(label).fill(text);
        await page.getByLabel('State').selectOption('NSW');
        // What was wrong is taken back as it is mended, and the button comes to rest.
        if (javaScriptEnabled) await expect(page.locator('.fault, .said.refused')).toHaveCount(0);
        await page.getByRole('button', { name: 'Continue to payment' }).click();
        if (javaScriptEnabled) await checkAccessibility(page);
        await page.getByRole('radio', { name: 'Another name or address' }).check();
        await page.getByRole('button', { name: 'Continue to review' }).click();
        await expect(page.getByRole('link', { name: 'City/Town is required.' })).toBeVisible();
        await page.getByRole('radio', { name: 'The name and address that it is delivered to' }).check();
        await page.getByRole('button', { name: 'Continue to review' }).click();
        // Back and forth, nothing is lost.
        await page.getByRole('link', { name: 'Change delivery' }).click();
        await expect(page.getByLabel('Suburb')).toHaveValue('Newtown');
        await page.goBack();
        if (javaScriptEnabled) await checkAccessibility(page);
        const place = page.getByRole('button', { name: /^Place order, \$\d/ });
        // What is ordered is read before the button that orders it.
        const pieces = await page.getByRole('heading', { name: 'Your order', exact: true }).boundingBox();
        expect(pieces?.y).toBeLessThan((await place.boundingBox())?.y ?? 0);
        if (javaScriptEnabled) {
          const offline = page
            .getByRole('alert')
            .filter({ hasText: 'You are offline, so nothing was sent.' });
          await context.setOffline(true);
          await place.click();
          await expect(offline).toBeInViewport({ ratio: 1 });
          await context.setOffline(false);
          await expect(offline).toBeHidden();
        }
        await place.click();
        await expect(page.getByRole('heading', { name: /^Thank you\. Your order is K\d\d-/ })).toBeVisible();
        await expect(
          page.getByText('A mail with all of this is on its way to grace@example.com'),
        ).toBeVisible();
        if (javaScriptEnabled) await checkAccessibility(page);
        const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(scrollWidth).toBeLessThanOrEqual(width);
        await page.goto('/cart');
        await expect(page.getByText('Your cart is empty').first()).toBeVisible();
      });
    });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 667 } });

  test('what a cart comes to and the way on stay in sight beside all its lines, and cover no field', async ({
    page,
  }) => {
    for (const path of ['/business-cards/premium-business-card', '/stickers/die-cut']) {
      await page.goto(path);
      await beThere(page);
      await page.getByRole('button', { name: 'Add to Cart' }).first().click();
      await expect(page.getByText(/Added to your cart/).first()).toBeVisible();
    }
    await page.goto('/cart');
    await beThere(page, 'kerf-cart');
    const cart = cartOf(page);
    const checkout = page.getByRole('link', { name: 'Checkout' });
    const seen = { ratio: 1 };
    await expect(checkout).toBeInViewport(seen);
    await expect(cart.sum('GST included')).toBeInViewport(seen);
    const last = cart.lines.last().getByRole('button', { name: /^Remove/ });
    await expect(last).not.toBeInViewport();
    await last.focus();
    const [button, bar] = [await last.boundingBox(), await checkout.boundingBox()];
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    await expect(checkout).toBeInViewport(seen);
    // What is wrong is read under its field.
    const quantity = cart.lines.last().getByLabel('Quantity');
    await quantity.fill('abc');
    await quantity.press('Enter');
    const fault = cart.lines.last().locator('[part=error]');
    await expect(fault).toHaveText(/./);
    const [words, over] = [await fault.boundingBox(), await checkout.boundingBox()];
    expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual(over?.y ?? 0);
    const asked = await quantity.boundingBox();
    expect((words?.y ?? 0) - (asked?.y ?? 0)).toBeLessThan(70);
    // It goes with the cart.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).scrollIntoViewIfNeeded();
    await expect(checkout).not.toBeInViewport();
  });
});
