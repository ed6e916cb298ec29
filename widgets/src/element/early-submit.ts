import { hasEarlyInput } from './early-input.js';

/**
 * The button that sends a server-rendered form becomes one that a script answers. From when that waits for a person, a
 * press on it is kept until it does: sent as a form it would leave the page. Where something was entered as well, the
 * form knows all of it, and goes.
 */
export function keepEarlySubmit(shadow: ShadowRoot): void {
  const button = shadow.querySelector<HTMLButtonElement>('button[type=submit][formaction]');
  if (!button) return;
  let isPressed = false;
  const keep = (event: Event) => {
    if (hasEarlyInput(shadow)) return;
    event.preventDefault();
    isPressed = true;
  };
  button.addEventListener('click', keep);
  new MutationObserver((_, observer) => {
    if (button.type === 'submit') return;
    observer.disconnect();
    button.removeEventListener('click', keep);
    if (isPressed) button.click();
  }).observe(button, { attributeFilter: ['type'] });
}
