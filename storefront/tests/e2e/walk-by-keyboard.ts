import type { Page } from '@playwright/test';

declare global {
  interface Window {
    kerfWalked: WeakSet<Element>;
  }
}

/** Stops that a page has at most, those that a press brings along included. */
const mostStops = 250;

/** A stop of the Tab key. */
interface Stop {
  /** What it is and is called, roughly; '' where nothing has the focus. */
  name: string;
  /** The key that uses it; '' where using it would lead away or do nothing here. */
  key: string;
  isNew: boolean;
}

/**
 * Goes through a page by Tab and uses every control that it meets, once, as somebody without a pointer does: presses
 * buttons, moves in groups of choices and lists, leaves links be. Returns what lost the focus, by name, and how many
 * controls were used.
 */
export async function walkByKeyboard(page: Page): Promise<{ used: number; losses: string[] }> {
  await page.evaluate(() => {
    window.kerfWalked = new WeakSet();
  });
  const losses: string[] = [];
  let used = 0;
  let idle = 0;
  for (let stops = 0; stops < mostStops && idle < 2; stops++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(stopNow);
    // Past the last stop the focus is the browser's own, and then begins anew.
    if (!stop.name || !stop.isNew) {
      idle += stop.name ? 0 : 1;
      continue;
    }
    if (!stop.key) continue;
    used++;
    await page.keyboard.press(stop.key);
    await page.evaluate(settled);
    if (!(await page.evaluate(stopNow)).name) losses.push(`${stop.key} on ${stop.name}`);
    // What it opened is left again as it was come to.
    if (await page.evaluate(hasModal)) {
      await page.keyboard.press('Escape');
      await page.evaluate(settled);
      if (!(await page.evaluate(stopNow)).name) losses.push(`Escape from what ${stop.name} opened`);
    }
  }
  return { used, losses };
}

/** Runs in the page: the element with the focus, in whichever shadow root. */
function stopNow(): Stop {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  if (!element || element === document.body || element === document.documentElement)
    return { name: '', key: '', isNew: false };
  const isNew = !window.kerfWalked.has(element);
  window.kerfWalked.add(element);
  const kind = element instanceof HTMLInputElement ? element.type : element.localName;
  const keys: Record<string, string> = {
    button: 'Enter',
    checkbox: 'Space',
    radio: 'ArrowRight',
    select: 'ArrowDown',
    text: 'End',
  };
  const role = element.getAttribute('role');
  const label =
    element instanceof HTMLInputElement || element instanceof HTMLSelectElement
      ? element.labels?.[0]?.textContent
      : (element.getAttribute('aria-label') ?? element.textContent);
  return {
    name: `${role ?? kind} “${label?.replace(/\s+/g, ' ').trim().slice(0, 60)}”`,
    key: role === 'tab' ? 'ArrowRight' : (keys[kind] ?? ''),
    isNew,
  };
}

/** Runs in the page: nothing is waited for any more, and what came of it is drawn. */
async function settled(): Promise<void> {
  const isBusy = (root: Document | ShadowRoot): boolean =>
    root.querySelector('[aria-busy=true]') !== null ||
    [...root.querySelectorAll('*')].some(({ shadowRoot }) => shadowRoot !== null && isBusy(shadowRoot));
  // A press may wait a moment itself before it asks the shop.
  for (let quiet = 0; quiet < 6; quiet++) {
    await new Promise(requestAnimationFrame);
    if (isBusy(document)) quiet = 0;
  }
}

/** Runs in the page: whether a dialog stands before it. */
function hasModal(): boolean {
  const isOpen = (root: Document | ShadowRoot): boolean =>
    root.querySelector('dialog:modal') !== null ||
    [...root.querySelectorAll('*')].some(({ shadowRoot }) => shadowRoot !== null && isOpen(shadowRoot));
  return isOpen(document);
}
