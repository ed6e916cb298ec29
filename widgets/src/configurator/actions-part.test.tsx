import { within } from 'shadow-dom-testing-library';
import { describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { place, ready } from '../testing/contract-suite.js';
import { interceptCalls, unreachable } from '../testing/intercept-calls.js';
import { useTestShop } from '../testing/test-shop.js';

async function open(item = 'premium-business-card') {
  await import('./configurator.define.js');
  const element = place('kerf-configurator', { item });
  const shadow = await ready(element, (shadow) =>
    expect(shadow.querySelector('.total-price')?.textContent).toMatch(/^\$\d/),
  );
  const panel = within(shadow.querySelector('.root') as HTMLElement);
  const button = (name: string) => panel.getByRole<HTMLButtonElement>('button', { name });
  const told: unknown[] = [];
  const listen = (type: string) =>
    element.addEventListener(type, (event) => told.push([type, (event as CustomEvent).detail]));
  const said = () =>
    [...shadow.querySelectorAll('.notice, .outcome .link')]
      .map(({ textContent }) => textContent)
      .filter(Boolean)
      .join(' ');
  return { element, shadow, panel, button, told, listen, said };
}

/** Keeps the windows of the shop closed until the end of the test, and returns the addresses they would have had. */
function catchWindows(opened: Window | null = { opener: window } as unknown as Window): string[] {
  const addresses: string[] = [];
  const spy = vi.spyOn(window, 'open').mockImplementation((address, target) => {
    expect(target).toBe('_blank');
    addresses.push(String(address));
    return opened;
  });
  onTestFinished(() => spy.mockRestore());
  return addresses;
}

async function chooseTooLarge({ shadow, element, panel, button }: Awaited<ReturnType<typeof open>>) {
  within(shadow.querySelector('[part=size]') as HTMLElement)
    .getByRole('radio', { name: 'Custom' })
    .click();
  await ready(element, () => panel.getByLabelText('Width'));
  for (const side of ['Width', 'Height']) {
    const field = panel.getByLabelText<HTMLInputElement>(side);
    field.value = '900';
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  await ready(element, () => button('Request a Quote'));
  await ready(element, () => expect(button('Request a Quote').disabled).toBe(false));
}

const about = {
  configuration: 'premium-business-card',
  item: 'premium-business-card',
  selection: expect.objectContaining({ product_id: 17 }),
};

describe('The buttons of the panel', () => {
  useTestShop();

  it('say what was added, link to it, and leave the focus where it was', async () => {
    const { element, shadow, button, said, told, listen } = await open();
    listen('kerf-add-to-cart');
    expect(said()).toBe('');
    button('Add to Cart').focus();
    button('Add to Cart').click();
    await ready(element, () => expect(said()).toBe('Added to your cart. View cart'));
    expect(told).toEqual([
      [
        'kerf-add-to-cart',
        {
          configuration: 'premium-business-card',
          item: 'premium-business-card',
          selection: expect.objectContaining({ product_id: 17 }),
          line: expect.stringMatching(/./),
        },
      ],
    ]);
    await ready(element, () => expect(shadow.activeElement).toBe(button('Add to Cart')));
    expect(document.activeElement).toBe(element);
  });

  it('ask the page once for what becomes one addition, however often they are pressed', async () => {
    const { element, button, said, told, listen } = await open();
    for (const type of ['kerf-before-add-to-cart', 'kerf-add-to-cart', 'kerf-error']) listen(type);
    const calls = interceptCalls();
    const types = () => told.map((event) => (event as [string, unknown])[0]);
    // Before its code is there, while it is on its way, and a moment after.
    button('Add to Cart').click();
    button('Add to Cart').click();
    await ready(element, () => expect(said()).toContain('Added'));
    button('Add to Cart').click();
    await new Promise((settled) => setTimeout(settled, 300));
    expect(types()).toEqual(['kerf-before-add-to-cart', 'kerf-add-to-cart']);
    expect(calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
    await new Promise((settled) => setTimeout(settled, 800));
    button('Add to Cart').click();
    await expect.poll(() => types().slice(2)).toEqual(['kerf-before-add-to-cart', 'kerf-add-to-cart']);
  });

  it('tell the page what they added also where it took the panel away meanwhile', async () => {
    const { element, button } = await open();
    const heard = new Promise((resolve) =>
      document.addEventListener('kerf-add-to-cart', (event) => resolve((event as CustomEvent).detail), {
        once: true,
      }),
    );
    // It is on its way once the page was asked.
    element.addEventListener('kerf-before-add-to-cart', () => setTimeout(() => element.remove()));
    button('Add to Cart').click();
    expect(await heard).toMatchObject({ line: expect.stringMatching(/./) });
  });

  it('leave the focus alone that went elsewhere meanwhile', async () => {
    const { element, shadow, button, said } = await open();
    button('Add to Cart').focus();
    button('Add to Cart').click();
    button('Print Quote').focus();
    await ready(element, () => expect(said()).toContain('Added'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(shadow.activeElement).toBe(button('Print Quote'));
  });

  it('say why nothing was added, and tell the page', async () => {
    const { element, button, said, told, listen } = await open();
    listen('kerf-error');
    listen('kerf-add-to-cart');
    interceptCalls(({ method }) => (method === 'POST' ? unreachable() : null));
    button('Add to Cart').click();
    await ready(element, () => expect(told).toHaveLength(1));
    expect(told).toEqual([['kerf-error', expect.objectContaining({ isRetryable: true })]]);
    await ready(element, () => expect(said()).toContain('can’t be reached'));
  });

  it('open the page of the shop that asks for a quote, for what has no price', async () => {
    const windows = catchWindows();
    const panel = await open();
    panel.listen('kerf-quote-request');
    await chooseTooLarge(panel);
    panel.button('Request a Quote').click();
    await ready(panel.element, () => expect(windows).toHaveLength(1));
    const page = new URL(windows[0] ?? '');
    expect(page.origin + page.pathname).toBe(`${new URL(inject('shopApi')).origin}/quote-request`);
    expect(page.searchParams.get('item')).toBe('premium-business-card');
    expect(page.searchParams.get('width')).toBe('900');
    expect(panel.said()).toBe('');
    expect(panel.told).toEqual([
      [
        'kerf-quote-request',
        {
          configuration: 'premium-business-card',
          item: 'premium-business-card',
          selection: expect.objectContaining({ width: '900', height: '900' }),
        },
      ],
    ]);
  });

  it('open nothing where the page has a form of its own', async () => {
    const windows = catchWindows();
    const panel = await open();
    await chooseTooLarge(panel);
    const asked = vi.fn((event: Event) => event.preventDefault());
    panel.element.addEventListener('kerf-quote-request', asked);
    panel.button('Request a Quote').click();
    await ready(panel.element, () => expect(asked).toHaveBeenCalledOnce());
    expect(windows).toEqual([]);
    expect(panel.said()).toBe('');
  });

  it('say so where the browser opens no window', async () => {
    catchWindows(null);
    const panel = await open();
    await chooseTooLarge(panel);
    panel.button('Request a Quote').click();
    await ready(panel.element, () => expect(panel.said()).toContain('Allow pop-ups for this site'));
  });

  it('do nothing of what the page prevents', async () => {
    const { element, button, said, told, listen } = await open();
    const asked: unknown[] = [];
    for (const type of ['kerf-before-add-to-cart', 'kerf-before-compare'])
      element.addEventListener(type, (event) => {
        asked.push([type, (event as CustomEvent).detail]);
        event.preventDefault();
      });
    listen('kerf-add-to-cart');
    listen('kerf-compare');
    const calls = interceptCalls();
    button('Add to Cart').click();
    await ready(element, () =>
      expect(asked).toEqual([['kerf-before-add-to-cart', { ...about, line: null }]]),
    );
    button('Add to Compare').click();
    await ready(element, () => expect(asked[1]).toEqual(['kerf-before-compare', about]));
    await new Promise((settled) => setTimeout(settled, 200));
    expect([
      told,
      said(),
      calls.filter((call) => !call.startsWith('GET')),
      Object.keys(sessionStorage),
    ]).toEqual([[], '', [], []]);
    expect(button('Add to Cart').disabled).toBe(false);
  });

  it('keep a configuration for comparing once', async () => {
    const { element, button, said, told, listen } = await open();
    listen('kerf-compare');
    button('Add to Compare').click();
    await ready(element, () => expect(said()).toBe('Added to compare.'));
    const kept = Object.keys(sessionStorage);
    expect(kept).toEqual([expect.stringMatching(/^kerf-compare-\d{3}$/)]);
    const type = JSON.parse(sessionStorage.getItem(kept[0] ?? '') ?? '');
    const { product, details, price } = type;
    expect([product, details, price]).toEqual([
      'Premium Business Card',
      expect.stringContaining('90 x 55 mm'),
      expect.any(Number),
    ]);
    expect(told).toEqual([['kerf-compare', { ...about, type: { product, details, price } }]]);
    button('Add to Compare').click();
    await ready(element, () => expect(said()).toBe('This configuration is in your comparison already.'));
    expect([Object.keys(sessionStorage), told.length]).toEqual([kept, 1]);
  });

  it('keep for comparing what stood there when that was pressed', async () => {
    const { element, shadow, button, said } = await open();
    const [one, two] = shadow.querySelectorAll<HTMLInputElement>('[name=printed_side_id]');
    expect(one?.checked).toBe(true);
    button('Add to Compare').click();
    two?.click();
    await ready(element, () => expect(said()).toBe('Added to compare.'));
    const [kept = ''] = Object.keys(sessionStorage);
    expect(JSON.parse(sessionStorage.getItem(kept) ?? '').selection.printed_side_id).toBe(Number(one?.value));
  });

  it('keep it for the page alone where the browser keeps nothing, and say so', async () => {
    const { element, button, said } = await open();
    const spy = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    onTestFinished(() => spy.mockRestore());
    button('Add to Compare').click();
    await ready(element, () =>
      expect(said()).toBe('Added to compare. It is kept until you leave this page.'),
    );
    button('Add to Compare').click();
    await ready(element, () => expect(said()).toBe('This configuration is in your comparison already.'));
  });

  it('print a quotation of what is chosen', async () => {
    const { element, shadow, button, listen, told } = await open();
    listen('kerf-print-quote');
    button('Print Quote').click();
    await ready(element, () => expect(shadow.querySelector('dialog[part=quotation]')).not.toBeNull());
    expect(told).toEqual([['kerf-print-quote', about]]);
  });

  it('print nothing where the page prints a quotation of its own', async () => {
    const { element, shadow, button } = await open();
    element.addEventListener('kerf-print-quote', (event) => event.preventDefault());
    button('Print Quote').click();
    await new Promise((settled) => setTimeout(settled, 200));
    expect(shadow.querySelector('dialog[part=quotation]')).toBeNull();
  });
});
