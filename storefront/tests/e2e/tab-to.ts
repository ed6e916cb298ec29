import type { Page } from '@playwright/test';

/** The element with focus, in whichever shadow root it is: what a screen reader would say, roughly. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    if (!(element instanceof HTMLElement)) return '';
    const labels =
      element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels : null;
    const group = element.closest('fieldset')?.querySelector('legend')?.textContent ?? '';
    const label = labels?.[0]?.textContent ?? element.getAttribute('aria-label') ?? element.textContent ?? '';
    return `${group.trim()} ${label.trim()}`.trim();
  });

/** Presses Tab, or another key that takes the focus on, until something so named has it. */
export async function tabTo(page: Page, name: RegExp, key = 'Tab'): Promise<void> {
  const passed: string[] = [];
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press(key);
    const now = await focused(page);
    if (name.test(now)) return;
    passed.push(now);
  }
  throw new Error(`${key} never reached ${name}; it passed ${passed.join(' | ')}`);
}
