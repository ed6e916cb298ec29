const sheets = new Map<string, CSSStyleSheet>();

/** Adds styles to those of a widget, for what of it is fetched when somebody asks for it. Added twice, they are there once. */
export function addStyles(shadow: ShadowRoot, text: string): void {
  const view = shadow.ownerDocument.defaultView ?? window;
  const known = sheets.get(text);
  const sheet = known instanceof view.CSSStyleSheet ? known : new view.CSSStyleSheet();
  if (sheet !== known) sheet.replaceSync(text);
  sheets.set(text, sheet);
  if (!shadow.adoptedStyleSheets.includes(sheet)) shadow.adoptedStyleSheets.push(sheet);
}
