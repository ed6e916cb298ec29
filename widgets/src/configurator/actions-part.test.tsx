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

/** Keeps the visitor's mail program closed until the end of the test, and returns the letters it would have had. */
function catchLetters(): string[] {
  const letters: string[] = [];
  const spy = vi.spyOn(window, 'open').mockImplementation((address, target) => {
    // In the page's own place: a tab of its own would stay behind, empty.
    expect(target).toBe('_self');
    letters.push(String(address));
    return null;
  });
  onTestFinished(() => spy.mockRestore());
  return letters;
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
    expect(said()).toContain('can’t be reached');
  });

  it('write a letter to the quotes of the shop for what has no price', async () => {
    const letters = catchLetters();
    const panel = await open();
    panel.listen('kerf-quote-request');
    await chooseTooLarge(panel);
    panel.button('Request a Quote').click();
    await ready(panel.element, () =>
      expect(panel.said()).toBe('Your mail program opens with this configuration, for you to send.'),
    );
    expect(letters).toHaveLength(1);
    const letter = new URL(letters[0] ?? '');
    expect(letter.protocol + letter.pathname).toBe(`mailto:quotes@${new URL(inject('shopApi')).hostname}`);
    expect(letter.searchParams.get('subject')).toBe('Quote: Premium Business Card');
    expect(letter.searchParams.get('body')).toContain('900 x 900 mm');
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

  it('write no letter where the page has a form of its own', async () => {
    const letters = catchLetters();
    const panel = await open();
    await chooseTooLarge(panel);
    const asked = vi.fn((event: Event) => event.preventDefault());
    panel.element.addEventListener('kerf-quote-request', asked);
    panel.button('Request a Quote').click();
    await ready(panel.element, () => expect(asked).toHaveBeenCalledOnce());
    expect(letters).toEqual([]);
    // Nothing is said of a mail program that does not open.
    expect(panel.said()).toBe('');
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
    expect(type).toEqual({
      product: 'Premium Business Card',
      details: expect.stringContaining('90 x 55 mm'),
      price: expect.any(Number),
    });
    expect(told).toEqual([['kerf-compare', { ...about, type }]]);
    button('Add to Compare').click();
    await ready(element, () => expect(said()).toBe('This configuration is in your comparison already.'));
    expect([Object.keys(sessionStorage), told.length]).toEqual([kept, 1]);
  });

  it('say so where the browser keeps nothing', async () => {
    const { element, button, said } = await open();
    const spy = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    onTestFinished(() => spy.mockRestore());
    button('Add to Compare').click();
    await ready(element, () =>
      expect(said()).toBe('This browser keeps nothing for this page. Allow storage to compare.'),
    );
  });

  it('print what is chosen and its price, through a frame of their own', async () => {
    const { element, shadow, button, listen, told } = await open();
    listen('kerf-print-quote');
    button('Print Quote').click();
    await ready(element, () => expect(told).toEqual([['kerf-print-quote', about]]));
    await ready(element, () => expect(shadow.querySelector('.print-frame')).not.toBeNull());
    const paper = shadow.querySelector<HTMLIFrameElement>('.print-frame')?.contentDocument;
    expect(paper?.title).toBe('Quotation – Premium Business Card');
    expect(paper?.querySelector('h1')?.textContent).toBe('Quotation');
    const facts = [...(paper?.querySelectorAll('dt, dd') ?? [])].map(({ textContent }) => textContent);
    const total = shadow.querySelector('.total-price')?.textContent;
    expect(facts.slice(0, 3)).toEqual(['Total Price', total, 'GST included']);
    expect(paper?.querySelectorAll('li').length).toBeGreaterThan(3);
    const first = shadow.querySelector('.print-frame');
    button('Print Quote').click();
    await ready(element, () => expect(shadow.querySelector('.print-frame')).not.toBe(first));
    expect(shadow.querySelectorAll('.print-frame')).toHaveLength(1);
  });

  it('print nothing where the page prints a quotation of its own', async () => {
    const { element, shadow, button } = await open();
    element.addEventListener('kerf-print-quote', (event) => event.preventDefault());
    button('Print Quote').click();
    await new Promise((settled) => setTimeout(settled, 200));
    expect(shadow.querySelector('.print-frame')).toBeNull();
  });
});
