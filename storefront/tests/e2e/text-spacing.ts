import type { Page } from '@playwright/test';

/** What a reader may set for every text without losing any (WCAG 1.4.12), as their browser's extension would. */
const spacing = `
  * {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p { margin-block-end: 2em !important; }
  /* What is out of sight is read here too. */
  * { content-visibility: visible !important; }
`;

/** Spaces every text of a page out, in any shadow root, now and in those that come. */
export async function spaceText(page: Page): Promise<void> {
  await page.addInitScript((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    const spread = (root: Document | ShadowRoot) => {
      if (!root.adoptedStyleSheets.includes(sheet))
        root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
      for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) spread(shadowRoot);
    };
    const everyFrame = () => {
      spread(document);
      requestAnimationFrame(everyFrame);
    };
    requestAnimationFrame(everyFrame);
  }, spacing);
}

/**
 * Texts in view of a page that run into one another or are cut off, each told by its words. What floats over the page
 * for as long as it is scrolled and what is scrolled sideways on purpose are left out.
 */
export function textFaults(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
    interface Line {
      words: string;
      owner: Element;
      box: DOMRect;
    }
    const slack = 1;
    const above = (node: Node): Element | null =>
      node.parentElement ?? (node.parentNode instanceof ShadowRoot ? node.parentNode.host : null);
    const some = (element: Element | null, isSo: (one: Element) => boolean): boolean => {
      for (let at = element; at; at = above(at)) if (isSo(at)) return true;
      return false;
    };
    const texts = (root: Node): Text[] => {
      const found: Text[] = [];
      for (const child of root.childNodes) {
        if (child instanceof Text && child.data.trim()) found.push(child);
        if (!(child instanceof Element) || child.matches('style, script, template, noscript, svg, option'))
          continue;
        found.push(...texts(child.shadowRoot ?? child));
      }
      return found;
    };
    const isAside = (element: Element) => {
      const { position, clipPath, visibility, overflowX } = getComputedStyle(element);
      return (
        /fixed|sticky/.test(position) ||
        clipPath !== 'none' ||
        visibility === 'hidden' ||
        /auto|scroll/.test(overflowX) ||
        element.matches('[inert], [popover]')
      );
    };
    const lines: Line[] = texts(document.body).flatMap((text) => {
      const owner = above(text);
      if (!owner?.checkVisibility() || some(owner, isAside)) return [];
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()]
        .filter(({ width, height }) => width > 1 && height > 1)
        .map((box) => ({ words: text.data.trim(), owner, box }));
    });
    const isCut = ({ owner, box }: Line) =>
      box.left < -slack ||
      box.right > document.documentElement.clientWidth + slack ||
      some(owner, (element) => {
        const { overflowX, overflowY } = getComputedStyle(element);
        const frame = element.getBoundingClientRect();
        const cutsX =
          /hidden|clip/.test(overflowX) && (box.right > frame.right + slack || box.left < frame.left - slack);
        const cutsY =
          /hidden|clip/.test(overflowY) &&
          (box.bottom > frame.bottom + box.height / 2 || box.top < frame.top - box.height / 2);
        return cutsX || cutsY;
      });
    const overlap = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > slack &&
      // A line's box is taller than its letters.
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) >
        Math.min(one.height, other.height) * 0.4;
    const faults = new Set(lines.filter(isCut).map(({ words }) => `“${words}” is cut off`));
    for (const [at, one] of lines.entries())
      for (const other of lines.slice(at + 1))
        if (one.owner !== other.owner && overlap(one.box, other.box))
          faults.add(`“${one.words}” runs into “${other.words}”`);
    return [...faults];
  });
}
