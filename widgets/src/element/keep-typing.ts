const keepKey = (event: Event): void => {
  const [target] = event.composedPath();
  if (target instanceof HTMLInputElement && target.type === 'text') event.stopPropagation();
};

/**
 * Keeps keys typed into a widget's text fields from the page's own shortcuts: outside the shadow root the event
 * seems to come from the widget, so a page can't tell that somebody is typing.
 */
export function keepTyping(shadow: ShadowRoot): void {
  for (const type of ['keydown', 'keypress', 'keyup']) shadow.addEventListener(type, keepKey);
}
