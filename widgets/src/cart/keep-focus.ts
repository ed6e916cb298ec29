/**
 * On `mousedown`: leaves the focus where it is. A field that is left has what was typed into it sent, ahead of the press and
 * maybe with a sentence that moves the button away from under it.
 */
export const keepFocus = (event: { preventDefault(): void }): void => event.preventDefault();

/** Whether somebody has the cursor in a field of the widget that an element is in. */
export function isTypingBeside(element: Element | null): boolean {
  const root = element?.getRootNode();
  return root instanceof ShadowRoot && root.activeElement instanceof HTMLInputElement;
}
