import type { Locator } from '@playwright/test';
import { seenChange } from '../engines/seen-change.js';
import { checkAccessibility } from './check-accessibility.js';
import { expect, test } from './journey.js';
import { panelOf } from './panel.js';

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' }));

/** Room around an element that an outline may take, px. */
const margin = 6;

/** An element and the room around it as they look now. */
async function look(element: Locator) {
  // Away from the bars at the edges, and on whole pixels, so that only its look can differ.
  await element.evaluate((node) => {
    node.scrollIntoView({ block: 'center', behavior: 'instant' });
    scrollBy(0, Math.round(node.getBoundingClientRect().top) - node.getBoundingClientRect().top);
  });
  const box = await element.boundingBox();
  if (!box) throw new Error('What is looked at is not on the page.');
  return {
    png: await element.page().screenshot(),
    box: {
      left: box.x - margin,
      top: box.y - margin,
      width: box.width + margin * 2,
      height: box.height + margin * 2,
    },
  };
}

type Look = Awaited<ReturnType<typeof look>>;

/** How much looks otherwise, 0 to 1; what is bold is a little wider, which is no change of this kind. */
async function changeOf(
  before: Look,
  after: Look,
): Promise<{ share: number; width: number; height: number }> {
  const width = Math.min(before.box.width, after.box.width);
  const height = Math.min(before.box.height, after.box.height);
  const cut = ({ png, box }: Look) => ({
    png,
    box: { left: Math.round(box.left), top: Math.round(box.top), width, height },
  });
  const { share } = await seenChange(cut(before), cut(after));
  return { share, width, height };
}

/** How many pixels look otherwise, for each pixel of the element's own edge. */
async function changeAtEdge(before: Look, after: Look): Promise<number> {
  const { share, width, height } = await changeOf(before, after);
  return (share * width * height) / (2 * (width + height - margin * 4));
}

test('Shoppers whose system sets the colours see the focus on a tile that is chosen', async ({ page }) => {
  await page.goto('/business-cards/premium-business-card');
  const panel = panelOf(page);
  await panel.settledTotal();
  const chosen = panel.group('Sides').getByRole('radio', { checked: true });
  const tile = chosen.locator('..');
  // By a key, so that the browser shows where the focus is.
  await page.keyboard.press('Tab');
  const before = await look(tile);
  await chosen.focus();
  const after = await look(tile);
  // As much as a line of 2 px around it, which is what WCAG 2.4.13 asks for.
  expect(await changeAtEdge(before, after)).toBeGreaterThan(1.8);
});

test('Shoppers whose system sets the colours see which tile is chosen', async ({ page }) => {
  await page.goto('/business-cards/premium-business-card');
  const panel = panelOf(page);
  await panel.settledTotal();
  const radios = panel.group('Sides').getByRole('radio');
  await expect(radios.first()).toBeChecked();
  const tile = radios.first().locator('..');
  const chosen = await look(tile);
  await radios.last().locator('..').click();
  await expect(radios.last()).toBeChecked();
  await page.mouse.move(0, 0);
  expect(await changeAtEdge(chosen, await look(tile))).toBeGreaterThan(1.8);
});

test('Shoppers whose system sets the colours see which tab is chosen', async ({ page }) => {
  await page.goto('/business-cards/premium-business-card');
  const panel = panelOf(page);
  await panel.settledTotal();
  await panel.features.click();
  const tabs = panel.root.getByRole('tab');
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  await page.mouse.move(0, 0);
  const tab = tabs.first();
  const line = async () => {
    const { png, box } = await look(tab);
    const bottom = box.top + box.height - margin;
    return {
      png,
      box: { left: box.left + margin, top: bottom - 4, width: box.width - margin * 2, height: 5 },
    };
  };
  const chosen = await line();
  await tabs.nth(1).click();
  await page.mouse.move(0, 0);
  // The line under it, which the others do not have.
  expect((await changeOf(chosen, await line())).share).toBeGreaterThan(0.4);
});

test('Shoppers whose system sets the colours see which card of savings is chosen', async ({ page }) => {
  await page.goto('/business-cards/premium-business-card');
  const panel = panelOf(page);
  await panel.settledTotal();
  const card = page
    .locator('kerf-savings')
    .getByRole('button', { name: /^Choose/ })
    .first();
  const before = await look(card);
  await card.click();
  const chosen = page.locator('kerf-savings').getByRole('button', { name: /^Chosen/ });
  await chosen.evaluate((button) => button.blur());
  await page.mouse.move(0, 0);
  expect(await changeAtEdge(before, await look(chosen))).toBeGreaterThan(1.2);
});

for (const address of ['/business-cards/premium-business-card', '/stickers/roll', '/cart'])
  test(`Shoppers whose system sets the colours can use ${address}`, async ({ page }) => {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    await checkAccessibility(page);
  });
