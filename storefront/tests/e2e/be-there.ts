import { expect, type Page } from '@playwright/test';

/** Moves the mouse over a page until its panel, or another widget, has come alive, as somebody does who is there. */
export async function beThere(page: Page, tag = 'kerf-configurator'): Promise<void> {
  const served = page.locator(`${tag}[data-kerf-ssr]`);
  let at = 0;
  await expect(async () => {
    at = 1 - at;
    if (await served.count()) await page.mouse.move(1, at);
    expect(await served.count()).toBe(0);
  }).toPass({ intervals: [50], timeout: 20_000 });
}
