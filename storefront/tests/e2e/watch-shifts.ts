import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** What moved since the page began, recent input or not: how much, and which elements. */
    kerfMoved: { value: number; what: string[] }[];
  }
}

/** Keeps every layout shift of the pages to come. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.kerfMoved = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number;
          sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
        };
        const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
        // What stands in a shadow has no name here, and is known by its place.
        const what = sources.map(({ node, previousRect, currentRect }) => {
          const name =
            node instanceof Element ? `${node.localName}.${node.className}` : String(node?.nodeName);
          return `${name} from ${place(previousRect)} to ${place(currentRect)}`;
        });
        window.kerfMoved.push({ value, what });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Sum of the layout shifts of this page so far, and what they were. */
export const shiftsOf = (page: Page) =>
  page.evaluate(() => ({
    sum: window.kerfMoved.reduce((sum, { value }) => sum + value, 0),
    moved: JSON.stringify(window.kerfMoved),
  }));
