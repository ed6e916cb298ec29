import { hasEarlyInput } from './early-input.js';
import { serverMark } from './widget-context.js';

/**
 * The button that sends a server-rendered form becomes one that a script answers. A press on it is kept until it does: sent
 * as a form it would leave the page. Where something was entered as well that no script has taken over, the form knows all
 * of it, and goes.
 */
export function keepEarlySubmit(shadow: ShadowRoot): void {
  const button = shadow.querySelector<HTMLButtonElement>('button[type=submit][formaction]');
  if (!button) return;
  let isPressed = false;
  button.onclick = (event) => {
    if (shadow.host.hasAttribute(serverMark) && hasEarlyInput(shadow)) return;
    event.preventDefault();
    isPressed = true;
  };
  new MutationObserver((_, observer) => {
    if (button.type === 'submit') return;
    observer.disconnect();
    button.onclick = null;
    if (isPressed) button.click();
  }).observe(button, { attributeFilter: ['type'] });
}
