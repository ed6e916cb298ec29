import type { CartAnswer, Success } from '@kerf/sdk/contract';
import { within } from 'shadow-dom-testing-library';
import { expect } from 'vitest';
import { place, ready } from './contract-suite.js';
import { altered, interceptCalls } from './intercept-calls.js';

/** Opens the cart on the page and waits until it shows a line. */
export async function openCart() {
  await import('../cart/cart.define.js');
  const element = place('kerf-cart', {});
  const shadow = await ready(element, (root) => expect(root.querySelector('.line')).not.toBeNull());
  const view = within(shadow.querySelector('.root') as HTMLElement);
  return {
    element,
    shadow,
    view,
    /** The button of a line that says so; of the first where there are several. */
    button: (name: string, line = 0) =>
      view.getAllByRole<HTMLButtonElement>('button', { name: new RegExp(`^${name} `) })[
        line
      ] as HTMLButtonElement,
    /** What the cart has said, once for each time it was said. */
    heard: listen(shadow),
    summary: () => shadow.querySelector('.line-summary')?.textContent ?? '',
  };
}

/** Collects what is said in the cart's live region, which has to be there before it speaks. */
function listen(shadow: ShadowRoot): string[] {
  const heard: string[] = [];
  const region = shadow.querySelector('[role=status]');
  expect(region?.textContent).toBe('');
  if (region)
    new MutationObserver(() => region.textContent && heard.push(region.textContent)).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  return heard;
}

/** Types into a field as a visitor does. */
export function type(field: HTMLInputElement, text: string): void {
  field.focus();
  field.value = text;
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
}

/** Answers with the cart as the shop has it and something else in it, until the end of the test. */
export const alterCart = (alter: (cart: CartAnswer['cart']) => CartAnswer['cart']) =>
  interceptCalls(({ path, pass }) =>
    path.startsWith('/cart')
      ? altered<Success<CartAnswer>>(pass(), ({ data, ...rest }) => ({
          ...rest,
          data: { ...data, cart: alter(data.cart) },
        }))
      : null,
  );
