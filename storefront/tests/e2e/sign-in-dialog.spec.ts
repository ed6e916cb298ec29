/** The dialog that signs in or registers, where a visitor is. */
import { beThere } from './be-there.js';
import { checkAccessibility } from './check-accessibility.js';
import { expect, test } from './journey.js';

for (const width of [375, 1280])
  test(`a visitor at ${width} px signs in or registers on the page they are on, or goes on as a guest`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 812 });
    await page.goto('/stickers');
    const entry = page.getByRole('link', { name: 'Sign in' });
    await entry.click();
    const dialog = page.getByRole('dialog', { name: 'Your account' });
    await expect(dialog.getByRole('tab', { name: 'SIGN IN' })).toHaveAttribute('aria-selected', 'true');
    await expect(dialog.getByRole('tab', { name: 'Member', exact: true })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Continue as guest' })).toBeVisible();
    await checkAccessibility(page);
    await dialog.getByRole('tab', { name: 'REGISTER' }).click();
    await expect(dialog.getByLabel('First Name')).toBeVisible();
    await checkAccessibility(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(entry).toBeFocused();
    await page.keyboard.press('Enter');
    await dialog.getByText('Forgot password?').click();
    await expect(dialog.getByRole('button', { name: 'Send' })).toBeVisible();
    await dialog.getByText('RETURN TO LOGIN').click();
    await dialog.getByRole('button', { name: 'Continue as guest' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/stickers$/);
    // For this visit they are not asked again.
    await page.goto('/business-cards/premium-business-card');
    await beThere(page, 'kerf-quote-request');
    await page.getByRole('button', { name: /^Request a Quote for/ }).click();
    await expect(
      page.getByRole('dialog', { name: 'QUOTE', exact: true }).getByLabel('First Name'),
    ).toBeVisible();
  });

test('the other tab of the dialog registers, and no link leads away from what was asked for', async ({
  page,
}) => {
  await page.goto('/business-cards/premium-business-card');
  await beThere(page, 'kerf-quote-request');
  await page.getByRole('button', { name: /^Request a Quote for/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Your account' });
  await expect(dialog.getByRole('tab', { name: 'REGISTER' })).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Register' })).toHaveCount(0);
});

test.describe('Without its code', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });
  test('where the code of the dialog does not come, the link leads to the page', async ({ page }) => {
    await page.route(/kerf-auth-/, (route) => route.abort());
    await page.goto('/stickers');
    await page.getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/sign-in\?redirect=\/account$/);
  });
});
