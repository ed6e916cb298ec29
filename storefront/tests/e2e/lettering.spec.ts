import type { Locator, Page } from '@playwright/test';
import { beThere } from './be-there.js';
import { cartOf } from './cart-page.js';
import { checkAccessibility, checkColours } from './check-accessibility.js';
import { expect, test } from './journey.js';
import { panelOf } from './panel.js';
import { screens } from './sticker-panel.js';
import { shiftsOf, watchShifts } from './watch-shifts.js';

const path = '/vinyl-lettering-designer';

/** The designer, as a shopper reads it. */
function designerOf(page: Page) {
  const root = page.locator('kerf-lettering-designer');
  return {
    root,
    words: root.getByLabel('Your text'),
    drawing: (name: string | RegExp) => root.getByRole('img', { name }),
    alignment: root.getByRole('group', { name: 'Alignment' }),
    fonts: root.getByRole('combobox', { name: /^Font/ }),
    font: (name: string) => root.getByRole('option', { name }),
    width: root.getByLabel('Width'),
    height: root.getByLabel('Height'),
    price: root.locator('.price'),
    small: root.locator('[data-layer=small]'),
    error: root.locator('#words-error'),
    come: () => beThere(page, 'kerf-lettering-designer'),
  };
}

/** The dollars of a price in words. */
const dollars = async (price: Locator) => Number(((await price.textContent()) ?? '').replace(/[^\d.]/g, ''));

for (const { where, viewport } of screens)
  test.describe(where, () => {
    test.use({ viewport });

    test(`Shoppers can design lettering, buy it, and come back to it, ${where}`, async ({
      page,
      context,
    }) => {
      await watchShifts(page);
      await page.goto('/stickers/vinyl-lettering');
      await beThere(page, 'kerf-gallery');
      await page
        .locator('kerf-gallery')
        .getByRole('button', { name: /designer/i })
        .click();
      await page.locator('kerf-gallery').getByRole('link', { name: 'Open the designer' }).click();
      await expect(page).toHaveURL(new RegExp(`${path}\\?.*width=300`));
      const designer = designerOf(page);
      const panel = panelOf(page);
      await expect(designer.drawing(/“Open late” in Pacifico, 300 × 102.5 mm, Black/)).toBeVisible();
      await designer.come();
      await expect(designer.root.getByRole('heading', { name: 'Transfer Decals' })).toBeAttached();
      const { sum, moved } = await shiftsOf(page);
      expect(sum, moved).toBeLessThan(0.01);
      await checkAccessibility(page);

      // What stands there at first goes with the first key.
      await designer.words.click();
      await page.keyboard.type('Fresh');
      await expect(designer.words).toHaveValue('Fresh');
      await expect(designer.alignment).toBeHidden();
      await page.keyboard.press('Enter');
      await page.keyboard.type('bread daily');
      await expect(designer.alignment.getByRole('radio')).toHaveCount(3);
      await designer.alignment.getByText('Right', { exact: true }).click();
      await expect(designer.alignment.getByRole('radio', { name: 'Right' })).toBeChecked();

      await designer.fonts.focus();
      await page.keyboard.type('serif fair');
      await page.keyboard.press('ArrowDown');
      await expect(designer.font('Playfair Display')).toHaveAttribute('aria-selected', 'true');
      await expect(designer.drawing(/“Fresh \| bread daily” in Playfair Display/)).toBeVisible();

      await designer.width.fill('40');
      await expect(designer.error).toContainText('10mm');
      await expect(designer.error).toContainText('“r”');
      await expect(designer.small).not.toHaveCount(0);
      await expect(designer.price).toHaveText('–');
      await checkAccessibility(page, 'kerf-lettering-designer');
      await designer.root.getByRole('button', { name: /^Make it \d+ mm wide$/ }).click();
      await expect(designer.error).toHaveText('');
      await expect(designer.small).toHaveCount(0);

      await designer.width.fill('600');
      await expect(designer.drawing(/600 × [\d.]+ mm/)).toBeVisible();
      const total = await panel.settledTotal();
      await expect(designer.price).toHaveText(total);
      expect(await dollars(designer.price)).toBeGreaterThan(20);
      const name = (await designer.drawing(/Fresh/).getAttribute('aria-label')) ?? '';

      const there = designer.root.getByRole('dialog', { name: 'See it there' });
      await designer.root.getByRole('button', { name: 'See it there' }).click();
      await expect(there.getByText(/The letters are 600 × [\d.]+ mm, to scale/)).toBeVisible();
      await checkAccessibility(page, 'kerf-lettering-designer');
      await page.keyboard.press('Escape');
      await expect(there).toBeHidden();

      await expect(page).toHaveURL(/lettering_text=Fresh%0Abread.daily/);
      await page.reload();
      await expect(designer.drawing(name)).toBeVisible();
      await designer.come();
      await expect(designer.words).toHaveValue('Fresh\nbread daily');
      await expect(designer.price).toHaveText(total);

      const other = await context.newPage();
      await other.goto(page.url());
      await expect(designerOf(other).drawing(name)).toBeVisible();
      await other.close();

      await beThere(page);
      await panel.addToCart.click();
      await expect(panel.status).toContainText('View cart');
      await panel.root.getByRole('link', { name: 'View cart' }).click();
      const { lines } = cartOf(page);
      await expect(lines).toHaveCount(1);
      await expect(lines).toContainText('“Fresh | bread daily” in Playfair Display');
      await expect(lines.locator('.line-total strong')).toHaveText(total);
      await checkAccessibility(page);

      await lines.getByRole('link', { name: /^Change/ }).click();
      await expect(page).toHaveURL(new RegExp(path));
      await expect(designer.drawing(name)).toBeVisible();
      await expect(panel.root).toContainText('You are changing');
      await designer.come();
      await designer.words.fill('Fresh\nbread');
      await expect(designer.drawing(/“Fresh \| bread” in Playfair Display/)).toBeVisible();
      await expect(page).toHaveURL(/lettering_text=Fresh%0Abread&/);
      const changed = await panel.settledTotal();
      await panel.addToCart.click();
      await expect(panel.status).toContainText('View cart');
      await panel.root.getByRole('link', { name: 'View cart' }).click();
      await expect(lines).toHaveCount(1);
      await expect(lines).toContainText('“Fresh | bread” in Playfair Display');
      await expect(lines.locator('.line-total strong')).toHaveText(changed);
    });

    test(`Whoever designs in the dark reads every word, ${where}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.goto(path);
      await designerOf(page).come();
      await expect(designerOf(page).root.getByRole('heading', { name: 'Transfer Decals' })).toBeAttached();
      await checkColours(page);
    });
  });

test('Shoppers can order letters of other scripts, which are set as they are read and survive a reload', async ({
  page,
}) => {
  await page.goto(path);
  const designer = designerOf(page);
  const panel = panelOf(page);
  await designer.come();
  await designer.words.fill('Kāpiti, Łódź');
  await expect(designer.drawing(/“Kāpiti, Łódź” in Pacifico/)).toBeVisible();
  await expect(designer.price).toHaveText(/\$\d/);
  await designer.words.fill('חנות 26');
  await expect(designer.error).toContainText("Pacifico can't write");
  await expect(designer.price).not.toHaveText(/\$\d/);
  await designer.root.getByRole('button', { name: 'Set it in Open Sans' }).click();
  await expect(designer.words).toBeFocused();
  await expect(designer.error).toHaveText('');
  await expect(designer.drawing(/“חנות 26” in Open Sans/)).toBeVisible();
  await expect(designer.price).toHaveText(/\$\d/);
  await checkAccessibility(page);
  const total = await dollars(designer.price);
  await page.reload();
  await designer.come();
  await expect(designer.drawing(/“חנות 26” in Open Sans/)).toBeVisible();
  await expect(designer.error).toHaveText('');
  expect(await dollars(designer.price)).toBe(total);
  await panel.addToCart.click();
  await expect(panel.root).toContainText('View cart');
  await page.goto('/cart');
  const { lines } = cartOf(page);
  await expect(lines).toContainText('“חנות 26” in Open Sans');
  await expect(lines.locator('.line-total strong')).toContainText(total.toFixed(2));
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('Shoppers with scripts off design lettering and find it in their cart', async ({ page }) => {
    await page.goto(path);
    const designer = designerOf(page);
    const panel = panelOf(page);
    await panel.root.getByText('Quantity and sets').click();
    await panel.sets.selectOption('3');
    await panel.root.getByRole('button', { name: 'Show price' }).first().click();
    await expect(panel.summary).toContainText('Sets: 3');
    await designer.words.fill('Fresh\nbread');
    await designer.root.getByLabel('Font').selectOption('Lobster');
    await designer.root.getByRole('button', { name: 'Update drawing and price' }).click();
    await expect(designer.drawing(/“Fresh \| bread” in Lobster/)).toBeVisible();
    await expect(designer.alignment.getByRole('radio')).toHaveCount(3);
    await expect(designer.root.getByText('109 of 120 characters left')).toBeVisible();
    // What was chosen beside it goes along.
    await expect(panel.summary).toContainText('Sets: 3');
    const total = (await designer.price.textContent()) ?? '';
    expect(total).toContain('$');
    await panel.addToCart.click();
    const { lines } = cartOf(page);
    await expect(lines).toHaveCount(1);
    await expect(lines).toContainText('“Fresh | bread” in Lobster');
    await expect(lines.locator('.line-total strong')).toHaveText(total);
  });

  test('Shoppers with scripts off ask for a quote of letters that have no listed price', async ({ page }) => {
    await page.goto(
      `${path}?lettering_text=${encodeURIComponent('a\nb\nc\nd\ne\nf\ng')}&lettering_font=Pacifico`,
    );
    const { root } = designerOf(page);
    await expect(root).toContainText('Lettering has at most 6 lines. For more, request a quote.');
    await panelOf(page).root.getByRole('button', { name: 'Request a Quote' }).click();
    await expect(page).toHaveURL(/\/quote-request\?/);
    await expect(page.locator('main')).toContainText('“a | b | c | d | e | f | g” in Pacifico');
    await page.getByRole('link', { name: 'Change it' }).click();
    await expect(designerOf(page).words).toHaveValue('a\nb\nc\nd\ne\nf\ng');
  });

  test('Shoppers with scripts off are led back to letters that are too small, and read which', async ({
    page,
  }) => {
    await page.goto(`${path}?lettering_text=Oh.&lettering_font=Pacifico&width=60`);
    await panelOf(page).addToCart.click();
    const { root, words } = designerOf(page);
    await expect(words).toHaveValue('Oh.');
    await expect(root).toContainText('Each character must be at least 10mm');
  });
});

test('Whoever types over the words before the script has come keeps what was typed', async ({ page }) => {
  await page.goto(path);
  const { words, drawing } = designerOf(page);
  await words.click();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText('Kerf 24');
  await expect(drawing(/“Kerf 24” in Pacifico/)).toBeVisible();
  await expect(words).toHaveValue('Kerf 24');
});

test('Whoever presses what stands under the drawing before the script has come gets what it says', async ({
  page,
}) => {
  await page.goto(path, { waitUntil: 'networkidle' });
  const { root } = designerOf(page);
  await expect(page.locator('kerf-lettering-designer[data-kerf-ssr]')).toBeVisible();
  await expect(root.getByRole('button', { name: 'Update drawing and price' })).toBeHidden();
  const see = root.getByRole('button', { name: 'See it there' });
  await see.click();
  const there = root.getByRole('dialog', { name: 'See it there' });
  await expect(there.getByText(/to scale/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(see).toBeFocused();
});

test('Whoever comes to the list of fonts before the script has come goes on in it', async ({ page }) => {
  await page.goto(path, { waitUntil: 'networkidle' });
  const designer = designerOf(page);
  await designer.root.locator('.font-select').focus();
  await expect(designer.root.getByRole('listbox', { name: 'Fonts' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(designer.drawing(/in Parisienne|in Passion One/)).toBeVisible();
});

test('Shoppers who type before the script is there replace what stood there, as they do after it', async ({
  page,
}) => {
  await page.route('**/widgets/**/*.js', () => {});
  await page.goto(path, { waitUntil: 'commit' });
  const { words } = designerOf(page);
  await words.click();
  await words.pressSequentially('Shut');
  await expect(words).toHaveValue('Shut');
  // A press into what they wrote puts the cursor there.
  await words.click();
  await words.press('End');
  await words.pressSequentially('!');
  await expect(words).toHaveValue('Shut!');
});
