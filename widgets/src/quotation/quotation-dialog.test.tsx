import { within } from 'shadow-dom-testing-library';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { place, ready, violations } from '../testing/contract-suite.js';
import { fillCart } from '../testing/fill-cart.js';
import { interceptCalls, unreachable } from '../testing/intercept-calls.js';
import { openCart } from '../testing/open-cart.js';
import { useTestShop } from '../testing/test-shop.js';

/** A panel with its price, and what it tells the page. */
async function openPanel() {
  await import('../configurator/configurator.define.js');
  const element = place('kerf-configurator', { item: 'premium-business-card' });
  const shadow = await ready(element, (shadow) =>
    expect(shadow.querySelector('.total-price')?.textContent).toMatch(/^\$\d/),
  );
  const told: [string, unknown][] = [];
  for (const type of [
    'kerf-before-quotation',
    'kerf-quotation',
    'kerf-before-quotation-change',
    'kerf-quotation-change',
    'kerf-error',
  ])
    element.addEventListener(type, (event) => told.push([type, (event as CustomEvent).detail]));
  const press = () =>
    within(shadow.querySelector('.root') as HTMLElement)
      .getByRole<HTMLButtonElement>('button', { name: 'Print Quote' })
      .click();
  return { element, shadow, told, press };
}

type Opened = { element: HTMLElement; shadow: ShadowRoot };

const dialogOf = (shadow: ShadowRoot) => shadow.querySelector('dialog[part=quotation]') as HTMLElement;
const isMade = ({ element, shadow }: Opened) =>
  ready(element, () => expect(shadow.querySelector('.quotation-total dd')?.textContent).toMatch(/^\$\d/));
const find = ({ shadow }: Opened) => within(dialogOf(shadow));
const numberIn = (shadow: ShadowRoot) => shadow.querySelector('.quotation-no strong')?.textContent ?? '';

function type(field: HTMLInputElement | HTMLTextAreaElement, text: string) {
  field.focus();
  field.value = text;
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

describe('The quotation modal', () => {
  useTestShop();

  it('shows what is configured with its number, price, GST and shipping, and how long it holds', async () => {
    const panel = await openPanel();
    panel.press();
    await isMade(panel);
    const { shadow, told } = panel;
    expect(numberIn(shadow)).toMatch(/^Q\d\d-[2-9A-Z]{8}$/);
    const words = dialogOf(shadow).textContent ?? '';
    expect(words).toMatch(/These prices are held until/);
    expect(words).toMatch(/Subtotal\$[\d.,]+Shipping.+Total\$[\d.,]+GST included\$[\d.,]+/);
    expect(shadow.querySelector('.quotation-items .quotation-amount')?.textContent).toBe(
      shadow.querySelector('.total-price')?.textContent,
    );
    expect(told.map(([type]) => type)).toEqual(['kerf-before-quotation', 'kerf-quotation']);
    expect(told[1]?.[1]).toEqual({ number: numberIn(shadow), total: expect.any(Number) });
    expect(await violations(panel.element)).toEqual([]);
  });

  it('goes with its widget, and lets the page scroll again', async () => {
    const panel = await openPanel();
    panel.press();
    await isMade(panel);
    expect(document.documentElement.style.overflow).toBe('hidden');
    panel.element.remove();
    await expect.poll(() => document.documentElement.style.overflow).toBe('');
    expect(panel.shadow.querySelector('.quotation-root')).toBeNull();
  });

  it('is one quotation however often the same is printed, and another for another', async () => {
    const panel = await openPanel();
    panel.press();
    await isMade(panel);
    const number = numberIn(panel.shadow);
    find(panel).getByRole('button', { name: 'Close' }).click();
    await ready(panel.element, () => expect(panel.shadow.querySelector('.quotation-root')).toBeNull());
    panel.press();
    await isMade(panel);
    expect(numberIn(panel.shadow)).toBe(number);
    expect(panel.told.filter(([type]) => type === 'kerf-quotation')).toHaveLength(1);
  });

  it('makes nothing where the page prevents it', async () => {
    const panel = await openPanel();
    panel.element.addEventListener('kerf-before-quotation', (event) => event.preventDefault());
    panel.press();
    await new Promise((settled) => setTimeout(settled, 500));
    expect(panel.shadow.querySelector('.quotation-root')).toBeNull();
  });

  it('edits whom it is for where it stands, and saves it when editing is switched off', async () => {
    const panel = await openPanel();
    panel.press();
    await isMade(panel);
    const view = find(panel);
    view.getByRole('button', { name: 'Edit bill to' }).click();
    await ready(panel.element, () => view.getByLabelText('Name'));
    const name = view.getByLabelText<HTMLInputElement>('Name');
    expect(panel.shadow.activeElement).toBe(name);
    type(name, 'Ada Lovelace');
    type(view.getByLabelText<HTMLInputElement>('Company'), 'Engine & Co');
    type(view.getByLabelText<HTMLTextAreaElement>('Address'), '3 Byron Street\nNewtown');
    expect(panel.told.some(([type]) => type === 'kerf-quotation-change')).toBe(false);
    view.getByRole('button', { name: 'Done' }).click();
    await ready(panel.element, () =>
      expect(panel.shadow.querySelector('.quotation-lines')?.textContent).toBe(
        'Ada Lovelace\nEngine & Co\n3 Byron Street\nNewtown',
      ),
    );
    await ready(panel.element, () => expect(panel.shadow.activeElement?.textContent).toBe('Edit bill to'));
    expect(panel.told.at(-1)).toEqual([
      'kerf-quotation-change',
      { number: numberIn(panel.shadow), action: 'bill-to' },
    ]);
    // It stands on the paper, which whoever has the link opens.
    const paper = view.getByRole<HTMLAnchorElement>('link', { name: /^Print/ });
    expect([paper.target, paper.rel]).toEqual(['_blank', 'noopener']);
    const answer = await fetch(paper.href);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const kept = await fetch(view.getByRole<HTMLAnchorElement>('link', { name: /^Download/ }).href);
    expect([kept.status, kept.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  });

  it('saves what is being typed when it is closed, and comes back with it where that fails', async () => {
    const panel = await openPanel();
    panel.press();
    await isMade(panel);
    find(panel).getByRole('button', { name: 'Edit bill to' }).click();
    await ready(panel.element, () => find(panel).getByLabelText('Name'));
    type(find(panel).getByLabelText<HTMLInputElement>('Name'), 'Grace Hopper');
    interceptCalls(({ path }) => (path.includes('/update/quotation') ? unreachable() : null));
    find(panel).getByRole('button', { name: 'Close' }).click();
    await ready(panel.element, () =>
      expect(panel.shadow.querySelector('.quotation-bill .quotation-problem')?.textContent).toMatch(/\w/),
    );
    expect(find(panel).getByLabelText<HTMLInputElement>('Name').value).toBe('Grace Hopper');
    expect(panel.told.some(([type]) => type === 'kerf-error')).toBe(true);
  });

  it('puts it into the cart at its prices, once', async () => {
    const panel = await openPanel();
    panel.press();
    await isMade(panel);
    const press = () => find(panel).getByRole('button', { name: 'Put into the cart' }).click();
    press();
    await ready(panel.element, () =>
      expect(panel.shadow.querySelector('.quotation-actions')?.textContent).toMatch(/It is in your cart/),
    );
    press();
    await ready(panel.element, () =>
      expect(dialogOf(panel.shadow).querySelector('[role=status]')?.textContent).toBe(
        'It is in your cart already.',
      ),
    );
    const number = numberIn(panel.shadow);
    document.body.replaceChildren();
    const { shadow } = await openCart();
    expect(shadow.querySelectorAll('[part=line]')).toHaveLength(1);
    expect(shadow.querySelector('.line-quotation')?.textContent).toContain(
      `At the price of quotation ${number}, held until`,
    );
  });

  it('is printed of a whole cart too', async () => {
    await fillCart('swing-tags', 'premium-business-card');
    const { element, shadow, view } = await openCart();
    const total = shadow.querySelector('.sum dd')?.textContent;
    view.getByRole('button', { name: 'Print Quote' }).click();
    await isMade({ element, shadow });
    expect(shadow.querySelector('.quotation-total dd')?.textContent).toBe(total);
    expect(shadow.querySelectorAll('.quotation-items > li')).toHaveLength(2);
    // Nothing of the cart shows through.
    expect(getComputedStyle(dialogOf(shadow)).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
    expect(await violations(element)).toEqual([]);
    find({ element, shadow }).getByRole('button', { name: 'Hold these prices in the cart' }).click();
    await ready(element, () => expect(shadow.querySelectorAll('.line-quotation')).toHaveLength(2));
    expect(shadow.querySelectorAll('[part=line]')).toHaveLength(2);
    expect(shadow.querySelector('.sum dd')?.textContent).toBe(total);
  });

  it('says what went wrong, and makes it when that is over', async () => {
    const panel = await openPanel();
    let isAway = true;
    interceptCalls(({ path }) => (isAway && path.includes('/create/quotation') ? unreachable() : null));
    panel.press();
    await ready(panel.element, () =>
      expect(dialogOf(panel.shadow).querySelector('[role=alert]')?.textContent).toMatch(/Try again/),
    );
    expect(panel.told.at(-1)?.[0]).toBe('kerf-error');
    isAway = false;
    find(panel).getByRole('button', { name: 'Try again' }).click();
    expect(panel.shadow.activeElement).toBe(find(panel).getByRole('heading', { name: 'Quotation' }));
    await isMade(panel);
  });

  it('asks at which price, where it moved', async () => {
    const panel = await openPanel();
    const message = 'With shipping this is now $99.50. No quotation was made yet.';
    const error = { code: 'QUOTATION_PRICE_MOVED', message, price: 99.5 };
    interceptCalls(({ path }) =>
      path.includes('/create/quotation')
        ? Promise.resolve(Response.json({ status: 'ERROR', code: 409, message, error }, { status: 409 }))
        : null,
    );
    panel.press();
    await ready(panel.element, () => find(panel).getByRole('button', { name: 'Make it for $99.50' }));
    expect(dialogOf(panel.shadow).textContent).toContain('With shipping this is now $99.50.');
  });

  it('opens the paper with what is being typed on it', async () => {
    const panel = await openPanel();
    panel.press();
    await isMade(panel);
    find(panel).getByRole('button', { name: 'Edit bill to' }).click();
    await ready(panel.element, () => find(panel).getByLabelText('Name'));
    type(find(panel).getByLabelText<HTMLInputElement>('Name'), 'Ada');
    const opened: string[] = [];
    const spy = vi.spyOn(window, 'open').mockImplementation((address) => {
      opened.push(String(address));
      return null;
    });
    onTestFinished(() => spy.mockRestore());
    find(panel)
      .getByRole<HTMLAnchorElement>('link', { name: /^Print/ })
      .click();
    await ready(panel.element, () => expect(opened).toHaveLength(1));
    expect(panel.shadow.querySelector('.quotation-lines')?.textContent).toBe('Ada');
  });
});
