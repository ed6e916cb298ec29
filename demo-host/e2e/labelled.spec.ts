import { AxeBuilder } from '@axe-core/playwright';
import { expect, expectToWork, test } from './situation.js';

test('Visitors hear the names that the page gives its widgets, and labels lead into them', async ({
  page,
}) => {
  await page.goto('/labelled');
  await expectToWork(page);
  await expect(page.getByRole('form', { name: 'Cards for the office' })).toBeVisible();
  await expect(page.getByRole('form', { name: 'Cards for the fair' })).toBeVisible();
  const table = page.getByRole('table', { name: 'Prices of your cards' });
  await page.getByText('Prices of your cards', { exact: true }).click();
  await expect(table.getByRole('radio', { checked: true })).toBeFocused();
  const savings = page.getByRole('group', { name: 'What more of them save' });
  await page.getByText('What more of them save').click({ position: { x: 5, y: 5 } });
  await expect(savings.getByRole('button').first()).toBeFocused();
  // What the label stands around is pressed for itself.
  await page.locator('#note').focus();
  await savings
    .getByText(/^Save \d+%/)
    .first()
    .click();
  await expect(savings.getByRole('button').first()).not.toBeFocused();
  await savings
    .getByRole('button', { name: /^Choose/ })
    .first()
    .click();
  await expect(savings.getByRole('button', { name: /^Chosen/ })).toHaveCount(1);
  await expect(page.getByRole('group', { name: 'Your print' }).getByRole('link')).toBeVisible();
});

test('A form around the widgets sends its own fields alone', async ({ page }) => {
  await page.goto('/labelled');
  await expectToWork(page);
  await page.getByLabel('A note to us').fill('Thanks');
  const sent = await page
    .locator('main > form')
    .evaluate((form) => form instanceof HTMLFormElement && [form.checkValidity(), [...new FormData(form)]]);
  expect(sent).toEqual([true, [['note', 'Thanks']]]);
});

test('Several widgets are no second head of the page, and no two parts of it have one name', async ({
  page,
}) => {
  await page.goto('/labelled');
  await expectToWork(page);
  await expect(page.locator('kerf-preview svg.drawing')).toBeVisible();
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] })
    .analyze();
  // In which part of itself it puts a widget is for the page to say.
  const ours = violations
    .filter(({ id }) => id !== 'region')
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.flat().join(' ')}`));
  expect(ours).toEqual([]);
});

test('The reviews of a product are on the shop’s own page of it', async ({ page }) => {
  await page.goto('/labelled');
  const link = page
    .locator('kerf-configurator')
    .first()
    .getByRole('link', { name: /review/ });
  await link.click();
  await expect(page).toHaveURL(`${process.env.KERF_SHOP_URL}/business-cards/premium-business-card#reviews`);
  await expect(page.locator('#reviews')).toHaveCount(1);
});
