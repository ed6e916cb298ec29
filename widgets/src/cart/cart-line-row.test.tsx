import { createShop } from '@kerf/sdk';
import { messages } from '@kerf/sdk/contract';
import { dollars } from '@kerf/sdk/rules';
import { describe, expect, inject, it } from 'vitest';
import { ready, violations } from '../testing/contract-suite.js';
import { fillCart } from '../testing/fill-cart.js';
import { interceptCalls, unreachable } from '../testing/intercept-calls.js';
import { alterCart, openCart, type } from '../testing/open-cart.js';
import { useTestShop } from '../testing/test-shop.js';

const whole = messages.wholeNumberUnclear;
/** What the shop has in the cart of this browser. */
async function quantitiesInShop(): Promise<number[] | undefined> {
  const shop = createShop({ api: inject('shopApi'), storage: localStorage });
  await shop.loadCart();
  return shop.store.snapshot().cart.cart?.lines.map((line) => line.quantity);
}

describe('A line of the cart', () => {
  useTestShop();

  it('has its quantity changed, says so once, and leaves the focus on the button', async () => {
    await fillCart('premium-business-card');
    const { element, shadow, view, button, heard } = await openCart();
    const before = shadow.querySelector('.line-total')?.textContent;
    type(view.getByLabelText<HTMLInputElement>('Quantity'), '1000');
    button('Update').focus();
    button('Update').click();
    await ready(element, () => expect(shadow.querySelector('.line-total')?.textContent).not.toBe(before));
    await expect
      .poll(() => heard)
      .toEqual([expect.stringMatching(/^Premium Business Card: 1000, \$[\d.]+\.$/)]);
    expect(shadow.activeElement).toBe(button('Update'));
    expect(button('Update').ariaDisabled).toBe('true');
    expect(await violations(element)).toEqual([]);
  });

  it('takes what was typed when the visitor goes on, without another press', async () => {
    await fillCart('premium-business-card');
    const { element, view } = await openCart();
    const field = view.getByLabelText<HTMLInputElement>('Quantity');
    type(field, '500');
    field.blur();
    await expect.poll(quantitiesInShop).toEqual([500]);
    await ready(element, () => expect(field.value).toBe('500'));
  });

  it('is in the cart with what was typed before the checkout opens', async () => {
    await fillCart('premium-business-card');
    const { element, shadow, view } = await openCart();
    const checkout = view.getByRole<HTMLAnchorElement>('link', { name: 'Checkout' });
    const opened: unknown[] = [];
    element.addEventListener('click', async (event) => {
      if (event.defaultPrevented || event.composedPath()[0] !== checkout) return;
      event.preventDefault();
      opened.push(await quantitiesInShop());
    });
    const calls = interceptCalls();
    checkout.click();
    await expect.poll(() => opened).toEqual([[50]]);
    expect(calls).not.toContainEqual(expect.stringMatching(/^PUT/));
    const field = view.getByLabelText<HTMLInputElement>('Quantity');
    type(field, '500');
    field.blur();
    checkout.click();
    await expect.poll(() => opened).toEqual([[50], [500]]);
    // Without leaving the field, and while another change is under way.
    type(field, '1000');
    field.form?.requestSubmit();
    type(field, '2000');
    checkout.click();
    await expect.poll(() => opened).toEqual([[50], [500], [2000]]);
    type(field, '7');
    checkout.click();
    await ready(element, () =>
      expect(shadow.querySelector('.line-edit > .slot')?.textContent).toContain('50'),
    );
    await expect.poll(() => shadow.activeElement).toBe(field);
    expect(opened).toHaveLength(3);
  });

  it('keeps what is typed over a reload, and forgets it when it is taken', async () => {
    await fillCart('premium-business-card');
    const first = await openCart();
    type(first.view.getByLabelText<HTMLInputElement>('Quantity'), '750');
    await expect.poll(() => sessionStorage.length).toBe(1);
    first.element.remove();
    const again = await openCart();
    const field = () => again.view.getByLabelText<HTMLInputElement>('Quantity');
    await ready(again.element, () => expect(field().value).toBe('750'));
    again.button('Update').click();
    await expect.poll(quantitiesInShop).toEqual([750]);
    await expect.poll(() => sessionStorage.length).toBe(0);
  });

  it('forgets what was typed once the line was changed elsewhere', async () => {
    await fillCart('premium-business-card');
    const first = await openCart();
    type(first.view.getByLabelText<HTMLInputElement>('Quantity'), '750');
    await expect.poll(() => sessionStorage.length).toBe(1);
    first.element.remove();
    const shop = createShop({ api: inject('shopApi'), storage: localStorage });
    await shop.loadCart();
    const [line] = shop.store.snapshot().cart.cart?.lines ?? [];
    await shop.changeLine(line?.id ?? '', { quantity: 100, kinds: 1 });
    const again = await openCart();
    const field = () => again.view.getByLabelText<HTMLInputElement>('Quantity');
    await ready(again.element, () => expect(field().value).toBe('100'));
    await expect.poll(() => sessionStorage.length).toBe(0);
    expect(field().value).toBe('100');
  });

  it.each([
    ['Quantity', 'abc', '50'],
    ['Number of Sets', '0', '1'],
  ])('says no more of a %s that was put right by what the cart has', async (label, wrong, right) => {
    await fillCart('premium-business-card');
    const { element, shadow, view } = await openCart();
    const field = view.getByLabelText<HTMLInputElement>(label);
    type(field, wrong);
    field.form?.requestSubmit();
    await ready(element, () => expect(field.ariaInvalid).toBe('true'));
    type(field, right);
    field.form?.requestSubmit();
    await ready(element, () => expect(field.ariaInvalid).toBeNull());
    expect(shadow.querySelector('.line-edit > .slot')?.textContent).toBe('');
  });

  it('leads to the field with each refused press of Update', async () => {
    await fillCart('premium-business-card');
    const { view, button, shadow } = await openCart();
    const field = view.getByLabelText<HTMLInputElement>('Quantity');
    for (const text of ['', '0']) {
      type(field, text);
      button('Update').focus();
      button('Update').click();
      await expect.poll(() => shadow.activeElement).toBe(field);
    }
  });

  it('keeps nothing of what is typed where nothing may be kept', async () => {
    await fillCart('premium-business-card');
    const { view, shadow } = await openCart();
    localStorage.clear();
    type(view.getByLabelText<HTMLInputElement>('Quantity'), '750');
    await new Promise((settled) => setTimeout(settled, 50));
    expect(shadow.querySelector('.line')).not.toBeNull();
    expect(sessionStorage.length).toBe(0);
  });

  it.each([
    ['Quantity', '12.5', whole],
    ['Quantity', '1e3', whole],
    ['Quantity', '50,5', whole],
    ['Number of Sets', '2.5', whole],
    ['Number of Sets', '100', messages.setsAbove],
  ])('refuses a %s of %s in words, and drops no digit of it', async (label, text, message) => {
    await fillCart('premium-business-card');
    const { element, shadow, view, button } = await openCart();
    const calls = interceptCalls();
    const field = view.getByLabelText<HTMLInputElement>(label);
    type(field, text);
    expect(field.value).toBe(text);
    button('Update').click();
    const described = () => shadow.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
    await ready(element, () => expect(described()).toBe(message));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.value).toBe(text);
    expect(calls).toEqual([]);
  });

  it('offers to try again where a number did not reach the shop, and sends what stands there then', async () => {
    await fillCart('premium-business-card');
    const { element, shadow, view, button } = await openCart();
    let isCut = true;
    interceptCalls(({ method }) => (isCut && method === 'PUT' ? unreachable() : null));
    const field = view.getByLabelText<HTMLInputElement>('Quantity');
    type(field, '500');
    button('Update').click();
    await ready(element, () => view.getByRole('button', { name: 'Try again' }));
    const notice = shadow.querySelector('.line [role=alert]');
    expect(notice?.textContent).toMatch(/can’t be reached/);
    const { top = -1, bottom = Number.NaN } = notice?.getBoundingClientRect() ?? {};
    expect([top >= 0, bottom <= innerHeight]).toEqual([true, true]);
    expect(await violations(element)).toEqual([]);
    isCut = false;
    type(field, '1000');
    view.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(quantitiesInShop).toEqual([1000]);
    await ready(element, () => expect(shadow.querySelector('.error-notice')).toBeNull());
  });

  it('says at its field what the shop refuses', async () => {
    await fillCart('premium-business-card');
    const { element, shadow, view, button } = await openCart();
    const field = view.getByLabelText<HTMLInputElement>('Quantity');
    type(field, '7');
    button('Update').click();
    await ready(element, () =>
      expect(shadow.querySelector('.line-edit > .slot')?.textContent).toContain('50'),
    );
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['7', 'true']);
  });

  it('keeps a quantity that is typed while the one before is still being changed', async () => {
    await fillCart('premium-business-card');
    const { element, shadow, view, button } = await openCart();
    const field = view.getByLabelText<HTMLInputElement>('Quantity');
    const total = () => shadow.querySelector('.line-total')?.textContent;
    const before = total();
    type(field, '1000');
    await ready(element, () => expect(button('Update').ariaDisabled).toBeNull());
    button('Update').click();
    type(field, '2000');
    await ready(element, () => expect(total()).not.toBe(before));
    expect(field.value).toBe('2000');
    expect(await quantitiesInShop()).toEqual([1000]);
    await ready(element, () => expect(button('Update').ariaDisabled).toBeNull());
    button('Update').click();
    await expect.poll(quantitiesInShop).toEqual([2000]);
  });

  it('has nothing to update until something is changed', async () => {
    await fillCart('premium-business-card');
    const { element, view, button } = await openCart();
    const calls = interceptCalls();
    await ready(element, () => expect(button('Update').ariaDisabled).toBe('true'));
    button('Update').click();
    await new Promise((settled) => setTimeout(settled, 50));
    expect(calls).toEqual([]);
    const field = view.getByLabelText<HTMLInputElement>('Quantity');
    const before = field.value;
    type(field, '77');
    await ready(element, () => expect(button('Update').ariaDisabled).toBeNull());
    type(field, before);
    await ready(element, () => expect(button('Update').ariaDisabled).toBe('true'));
  });

  it('is told apart from another one of the same product by who hears its buttons alone', async () => {
    await fillCart('premium-business-card');
    const shop = createShop({ api: inject('shopApi'), storage: localStorage });
    await shop.openConfiguration('main', { item: 'premium-business-card' });
    shop.chooseOption('main', 'quantity_index', 5);
    await expect.poll(() => shop.store.snapshot().configurations.main?.pricing).toBe('ready');
    expect(await shop.addToCart('main')).toMatchObject({ ok: true });
    const { element, shadow } = await openCart();
    await ready(element, () => expect(shadow.querySelectorAll('.line')).toHaveLength(2));
    const names = [...shadow.querySelectorAll('.line-edit .button')].map(({ textContent }) => textContent);
    expect(names).toHaveLength(6);
    expect(new Set(names).size).toBe(6);
    for (const name of names) expect(name?.split('Premium Business Card')).toHaveLength(2);
  });

  it('tells the page of a line that was changed', async () => {
    await fillCart('premium-business-card');
    const { element, view } = await openCart();
    const told: unknown[] = [];
    element.addEventListener('kerf-cart-change', (event) => told.push((event as CustomEvent).detail));
    type(view.getByLabelText('Number of Sets'), '3');
    view.getByRole('button', { name: /^Update/ }).click();
    await ready(element, () => expect(told).toEqual([{ line: expect.any(String), action: 'change' }]));
    await ready(element, (shadow) =>
      expect(shadow.querySelector('.line-total')?.textContent).toMatch(
        /^\$[\d.,]+3 × \$[\d.]+\$[\d.]+ each$/,
      ),
    );
  });

  it('leaves a line as it is where the page prevents its change, and keeps what was typed', async () => {
    await fillCart('premium-business-card');
    const { element, shadow, view } = await openCart();
    const asked: unknown[] = [];
    element.addEventListener('kerf-before-cart-change', (event) => {
      asked.push((event as CustomEvent).detail);
      event.preventDefault();
    });
    const calls = interceptCalls();
    type(view.getByLabelText('Number of Sets'), '3');
    view.getByRole('button', { name: /^Update/ }).click();
    view.getByRole('button', { name: /^Remove/ }).click();
    const line = expect.any(String);
    await ready(element, () =>
      expect(asked).toEqual([
        { line, action: 'change', quantity: 50, kinds: 3 },
        { line, action: 'remove' },
      ]),
    );
    expect(calls).toEqual([]);
    expect(shadow.querySelectorAll('.line')).toHaveLength(1);
    expect(view.getByLabelText<HTMLInputElement>('Number of Sets').value).toBe('3');
  });

  it.each([
    ['Quantity', messages.quantityEmpty],
    ['Number of Sets', messages.setsEmpty],
  ])('asks for an empty %s without calling the shop', async (label, message) => {
    await fillCart('premium-business-card');
    const { element, shadow, view } = await openCart();
    const calls = interceptCalls();
    type(view.getByLabelText(label), '');
    view.getByRole('button', { name: /^Update/ }).click();
    const field = view.getByLabelText(label);
    const described = () => shadow.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
    await ready(element, () => expect(described()).toContain(message));
    expect(shadow.querySelectorAll('[aria-invalid]')).toHaveLength(1);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(calls).toEqual([]);
  });

  it('says of a quantity of 0 what it says of any that is too small', async () => {
    await fillCart('premium-business-card');
    const { element, shadow, view } = await openCart();
    type(view.getByLabelText('Quantity'), '0');
    view.getByRole('button', { name: /^Update/ }).click();
    const field = view.getByLabelText<HTMLInputElement>('Quantity');
    const described = () => shadow.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
    await ready(element, () => expect(described()).toContain(messages.quantityBelow(50)));
    expect([field.value, field.ariaInvalid]).toEqual(['0', 'true']);
    await expect.poll(() => shadow.activeElement).toBe(field);
  });

  it('says what a configuration costs now, and offers to accept it', async () => {
    await fillCart('premium-business-card');
    alterCart((cart) => ({
      ...cart,
      lines: cart.lines.map((line) => ({ ...line, moved_to: dollars(44.5) })),
    }));
    const { view } = await openCart();
    view.getByText('The price of this configuration is now $44.50. Update the line to accept it.');
    expect(view.getByRole('button', { name: /^Update/ }).getAttribute('aria-disabled')).toBeNull();
  });

  it('says that two carts had it, and how many each', async () => {
    await fillCart('premium-business-card');
    alterCart((cart) => ({
      ...cart,
      lines: cart.lines.map((line) => ({ ...line, quantity: 75, joined_quantity: 25 })),
    }));
    const { view } = await openCart();
    view.getByText(
      'Two carts had this: 25 and 50 are one line now. If you want it once, change the quantity.',
    );
  });

  it('leads back to where a line can be changed', async () => {
    await fillCart('premium-business-card');
    const { view } = await openCart();
    const href = view.getByRole<HTMLAnchorElement>('link', {
      name: /^Change Premium Business Card \/ /,
    }).href;
    const { origin, searchParams } = new URL(href);
    expect(origin).toBe(new URL(inject('shopApi')).origin);
    expect(searchParams.get('line')).toMatch(/./);
  });
});
