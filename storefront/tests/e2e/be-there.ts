import { expect, type Page } from '@playwright/test';

/** One that was in sight may not be any more: what is above it grows while the page is being read. */
function lookAt(widgets: Element[]): void {
  for (const widget of widgets) {
    const { top, bottom } = widget.getBoundingClientRect();
    if (bottom < 0 || top > innerHeight) widget.scrollIntoView();
  }
}

/** Moves the mouse over a page until its panel, or another widget, has come alive, as somebody does who is there and looks at it. */
export async function beThere(page: Page, tag = 'kerf-configurator'): Promise<void> {
  const served = page.locator(`${tag}[data-kerf-ssr]`);
  let at = 0;
  await expect(async () => {
    at = 1 - at;
    await served.evaluateAll(lookAt);
    if (await served.count()) await page.mouse.move(1, at);
    expect(await served.count()).toBe(0);
  }).toPass({ intervals: [50], timeout: 60_000 });
}
