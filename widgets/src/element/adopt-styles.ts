import base from '../theme/base.css?inline';
import tokens from '../theme/tokens.css?inline';

const sheets = new Map<string, CSSStyleSheet>();

/** The two style texts of a widget, in the order they apply. */
export const styleTexts = (styles: string): string[] => [tokens + base, styles];

/**
 * Gives a shadow root its constructable sheets, and removes the style elements that a server-rendered one came with.
 * A sheet belongs to one document, so a widget that moves to another gets new ones.
 */
export function adoptStyles(shadow: ShadowRoot, styles: string): void {
  const view = shadow.ownerDocument.defaultView ?? window;
  shadow.adoptedStyleSheets = styleTexts(styles).map((text) => {
    const known = sheets.get(text);
    if (known instanceof view.CSSStyleSheet) return known;
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(text);
    sheets.set(text, sheet);
    return sheet;
  });
  for (const style of shadow.querySelectorAll('style')) style.remove();
}
