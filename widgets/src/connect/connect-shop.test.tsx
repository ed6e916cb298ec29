import { createShop } from '@kerf/sdk';
import { addToCart, openConfiguration } from '@kerf/sdk/actions';
import type { Problem, SharedShop } from '@kerf/sdk/runtime';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { defineWidget } from '../element/define-widget.js';
import { KerfElement } from '../element/kerf-element.js';
import { useWidget } from '../element/widget-context.js';
import { drawn, until } from '../testing/draw.js';
import { connectShop } from './connect-shop.js';

// As the npm package is built.
vi.mock('../element/page-runtime.js', () => import('./page-runtime.js'));

const page = globalThis as { [key: symbol]: SharedShop | undefined };
const key = Symbol.for('kerf.shop');

/** Says which shop it is drawn for. */
const Told = () => <output>{useWidget().runtime.api}</output>;

class ToldElement extends KerfElement {
  static override readonly component = Told;
  static override readonly styles = '';
  static override readonly observedAttributes = [];
}

let count = 0;
/** A tag of its own, not yet defined. */
function newTag() {
  count += 1;
  const tag = `kerf-told-${count}`;
  return { tag, define: () => defineWidget(tag, class extends ToldElement {}, '1.0.0') };
}

function place(tag: string): KerfElement {
  return document.body.appendChild(document.createElement(tag)) as KerfElement;
}
const shown = (element: Element) => element.shadowRoot?.querySelector('.root')?.textContent;
const shopOfTests = () => ({ url: new URL(inject('shopApi')).origin, api: inject('shopApi') });

describe('A page that installed the widgets from npm', () => {
  beforeEach(() => {
    delete page[key];
  });
  afterEach(() => {
    document.body.replaceChildren();
    delete page[key];
  });

  it('says once where calls go, before its tags are defined', async () => {
    connectShop({ url: 'https://shop.example/some/page' });
    const { tag, define } = newTag();
    define();
    const element = place(tag);
    await until(() => expect(shown(element)).toBe('https://shop.example/api'));
    expect(element.shop.runtime.shop).toBe('https://shop.example/');
  });

  it('may say it after they are defined and placed, and nothing goes wrong in between', async () => {
    const { tag, define } = newTag();
    const heard = vi.fn();
    document.addEventListener('kerf-error', heard);
    define();
    const element = place(tag);
    await drawn();
    expect(element.shadowRoot).toBeNull();
    connectShop({ url: 'https://shop.example', api: 'https://www.host.example/kerf' });
    await until(() => expect(shown(element)).toBe('https://www.host.example/kerf'));
    expect(heard).not.toHaveBeenCalled();
    document.removeEventListener('kerf-error', heard);
  });

  it('that never says it is told so in the widget and by kerf-error, and can still say it', async () => {
    const problems: Problem[] = [];
    document.addEventListener('kerf-error', ({ detail }: CustomEventInit<Problem>) => {
      if (detail) problems.push(detail);
    });
    const { tag, define } = newTag();
    define();
    const element = place(tag);
    await until(() => expect(shown(element)).toMatch(/does not say which shop .* Call connectShop/));
    expect(problems).toEqual([{ code: 'WIDGET_UNCONNECTED', message: shown(element), isRetryable: false }]);
    connectShop({ url: 'https://shop.example' });
    await until(() => expect(shown(element)).toBe('https://shop.example/api'));
    expect(element.shadowRoot?.querySelectorAll('.root')).toHaveLength(1);
    expect(problems).toHaveLength(1);
  });

  it('has one widget that was moved waiting once', async () => {
    const { tag, define } = newTag();
    define();
    const heard = vi.fn();
    const element = place(tag);
    element.addEventListener('kerf-error', heard);
    const section = document.body.appendChild(document.createElement('section'));
    section.append(element);
    await until(() => expect(shown(element)).toContain('connectShop'));
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('leaves a widget alone that was taken away before', async () => {
    const { tag, define } = newTag();
    define();
    const element = place(tag);
    element.remove();
    connectShop({ url: 'https://shop.example' });
    await drawn();
    expect(element.shadowRoot).toBeNull();
    document.body.append(element);
    await until(() => expect(shown(element)).toBe('https://shop.example/api'));
  });

  it('may say the same again, as modules that are replaced do, and give its consent later', () => {
    connectShop({ ...shopOfTests(), consent: 'withheld' });
    connectShop(shopOfTests());
    expect(page[key]?.options?.consent).toBe('withheld');
    connectShop({ ...shopOfTests(), consent: 'granted' });
    expect(page[key]?.options?.consent).toBe('granted');
  });

  it('has nothing kept in the browser before it has consent, and the cart from then on', async () => {
    localStorage.clear();
    connectShop({ ...shopOfTests(), consent: 'withheld' });
    const { tag, define } = newTag();
    define();
    const { runtime } = place(tag).shop;
    await openConfiguration(runtime, 'cards', { item: 'premium-business-card' });
    await until(() => expect(runtime.snapshot().configurations.cards?.rows).not.toEqual([]));
    expect(await addToCart(runtime, 'cards')).toMatchObject({ ok: true });
    expect(runtime.snapshot().configurations.cards?.notice?.message).toContain('until you leave this page');
    expect(localStorage).toHaveLength(0);
    connectShop({ ...shopOfTests(), consent: 'granted' });
    await until(() => expect(localStorage).toHaveLength(1));
    localStorage.clear();
  });

  it('can’t name another shop than its widgets are with, nor none', async () => {
    connectShop({ url: 'https://shop.example' });
    expect(() => connectShop({ url: 'https://other.example' })).toThrow(
      /^WIDGET_SHOP_TAKEN: .*https:\/\/shop\.example\/api already/,
    );
    expect(() => connectShop({ url: 'nope' })).toThrow(
      expect.objectContaining({ code: 'WIDGET_SHOP_INVALID' }),
    );
    for (const url of ['', 'shop.example', '/api', 'javascript:alert(1)'])
      expect(() => connectShop({ url })).toThrow(/^WIDGET_SHOP_INVALID: .*https:\/\/shop\.example/);
  });

  it('goes by what the script tag has said, where there is one', async () => {
    page[key] = { options: { api: 'https://tag.example/api' } };
    const { tag, define } = newTag();
    define();
    const element = place(tag);
    await until(() => expect(shown(element)).toBe('https://tag.example/api'));
  });

  it('gives an element a shop of its own, before its tag is defined or while it is shown', async () => {
    const { tag, define } = newTag();
    const element = place(tag);
    const own = createShop({ api: 'https://own.example/api' });
    element.shop = own;
    define();
    await until(() => expect(shown(element)).toBe('https://own.example/api'));
    element.shop = createShop({ api: 'https://next.example/api' });
    await until(() => expect(shown(element)).toBe('https://next.example/api'));
    const other = place(tag);
    other.shop = element.shop;
    await until(() => expect(shown(other)).toBe('https://next.example/api'));
  });
});
