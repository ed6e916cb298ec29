/** Ways out of a field, by which the page closes or leaves what the widget is in. */
const waysOut = /^(Escape|Tab|F\d+)$/;
/** What presses, chooses or moves on a control that nothing is typed into. */
const handles = / |Enter|Arrow|Home|End|Page/;
/** With Ctrl or Command: what edits a text. */
const edits = /^[acvxyz]$/i;

function keepKey(event: Event): void {
  const { key, altKey, ctrlKey, metaKey, target } = event as KeyboardEvent;
  // Typing finds a choice in a list.
  const isTyped = target instanceof Element && target.matches(':read-write, select');
  // With Alt as well it may be AltGr, which writes.
  const isCommand = (ctrlKey || metaKey) && !altKey;
  if (isCommand && !(isTyped && (edits.test(key) || key.length > 1))) return;
  if (isTyped ? !waysOut.test(key) : handles.test(key)) event.stopPropagation();
}

/**
 * To be the `ref` of a field: keeps the keys that do something in its widget from the page's own shortcuts. Outside the
 * shadow root the event seems to come from the widget, so a page can't tell that somebody is typing there, or presses a
 * button with the space bar. Ways out, such as Escape, and the page's commands reach it.
 */
export function keepKeys(field: HTMLElement | null): void {
  const root = field?.getRootNode();
  // The same function is added once, however many fields there are.
  if (root instanceof ShadowRoot)
    for (const type of ['keydown', 'keypress', 'keyup']) root.addEventListener(type, keepKey);
}
