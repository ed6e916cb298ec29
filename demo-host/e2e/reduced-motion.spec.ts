import type { Page } from '@playwright/test';
import { expect, test } from './situation.js';

/** Goes to the next picture of the gallery and opens a drawer of the panel; says what was seen to move. */
async function movesOf(page: Page): Promise<{ places: number; animations: number }> {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/reduced-motion');
  const [gallery, panel] = [page.locator('kerf-gallery'), page.locator('kerf-configurator')];
  const stage = gallery.locator('[part=stage]');
  await expect(panel.locator('.total-price').first()).toContainText('$');
  await gallery.scrollIntoViewIfNeeded();
  const watch = await page.evaluateHandle(() => {
    const places = new Set<number>();
    const names = new Set<string>();
    const look = () => {
      for (const { shadowRoot } of document.querySelectorAll('*')) {
        for (const { startTime } of shadowRoot?.getAnimations() ?? []) names.add(String(startTime));
        const row = shadowRoot?.querySelector('[part=stage][role=group]');
        if (row) places.add(row.scrollLeft);
      }
      requestAnimationFrame(look);
    };
    look();
    return { moves: () => ({ places: places.size, animations: names.size }) };
  });
  await gallery.getByRole('button', { name: 'Next slide' }).click();
  const width = await stage.evaluate(({ clientWidth }) => clientWidth);
  await expect(stage).toHaveJSProperty('scrollLeft', width);
  await panel.locator('summary.selector-button').first().click();
  await expect(panel.locator('dialog[part=drawer]')).toBeVisible();
  // Longer than anything of ours moves.
  await page.waitForTimeout(500);
  return watch.evaluate(({ moves }) => moves());
}

test('Nothing glides or fades for visitors who want nothing to move', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await movesOf(page)).toEqual({ places: 2, animations: 0 });
});

test('Pictures glide and drawers come in for all others', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const { places, animations } = await movesOf(page);
  expect(places).toBeGreaterThan(2);
  expect(animations).toBeGreaterThan(0);
});
