import { messages } from '@kerf/sdk/contract';
import { within } from 'shadow-dom-testing-library';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import authSource from '../auth/auth.element.ts?raw';
import type { KerfElement } from '../element/kerf-element.js';
import { keepsTheWidgetContract, place, ready, violations } from '../testing/contract-suite.js';
import { altered, interceptCalls, refuse, unreachable } from '../testing/intercept-calls.js';

const tag = 'kerf-quote-request';
const item = 'premium-business-card';
const define = () => import('./quote-request.define.js');
const isReady = (shadow: ShadowRoot) =>
  expect(shadow.querySelector('[part=open]')?.textContent).toMatch(/^Request a Quote for ./);

interface Sent {
  configuration: string;
  kind: string;
  number?: string;
}

describe('<kerf-quote-request>', () => {
  keepsTheWidgetContract({ tag, attributes: { item }, define, isReady, isInLine: true });

  it('keeps where a visitor came from once it may, whatever the address says by then', async () => {
    const address = location.href;
    const landing = new URL(address);
    landing.searchParams.set('utm_source', 'letter');
    history.replaceState(null, '', landing);
    try {
      await define();
      const element = place(tag, { item, consent: 'withheld' }) as KerfElement;
      await ready(element, isReady);
      await expect.poll(() => element.runtime?.snapshot().cart.consent).toBe('withheld');
      history.replaceState(null, '', address);
      expect(localStorage.getItem('kerf-utm')).toBeNull();
      element.setAttribute('consent', 'granted');
      await expect.poll(() => localStorage.getItem('kerf-utm')).toBe('utm_source=letter');
    } finally {
      history.replaceState(null, '', address);
      localStorage.removeItem('kerf-utm');
    }
  });

  /** The form, opened by a stranger who goes on without an account. */
  async function open() {
    await define();
    const element = place(tag, { item });
    const shadow = await ready(element, isReady);
    const root = within(shadow.querySelector('.root') as HTMLElement);
    const told: [string, Sent][] = [];
    for (const type of ['kerf-before-quote', 'kerf-quote', 'kerf-error'])
      element.addEventListener(type, (event) => told.push([type, (event as CustomEvent<Sent>).detail]));
    await ready(element, () => expect((element as unknown as { runtime: unknown }).runtime).toBeTruthy());
    await userEvent.click(root.getByRole('button', { name: /^Request a Quote/ }));
    const guest = await vi.waitFor(
      () => {
        const button = shadow
          .querySelector('kerf-auth')
          ?.shadowRoot?.querySelector<HTMLButtonElement>('[part=guest]');
        if (!button) throw new Error('nobody is asked to sign in');
        return button;
      },
      { timeout: 20_000 },
    );
    return { element, shadow, root, told, guest };
  }

  /** `looksUp` lets addresses be looked up, of which there are twenty an hour for all tests. */
  async function openForm({ looksUp = false } = {}) {
    if (!looksUp) interceptCalls(({ path }) => (path === '/user/check-email' ? unreachable() : null));
    const opened = await open();
    opened.guest.click();
    const { root, element } = opened;
    await ready(element, () => root.getByRole('button', { name: 'Send Quote' }));
    const field = (name: string) => root.getByLabelText<HTMLInputElement>(name);
    const send = () => userEvent.click(root.getByRole('button', { name: 'Send Quote' }));
    const fill = async (email = 'ada@example.com') => {
      await userEvent.fill(field('First Name'), 'Ada');
      await userEvent.fill(field('Last Name'), 'Lovelace');
      await userEvent.fill(field('Email Address'), email);
    };
    return { ...opened, field, send, fill };
  }

  it('asks strangers on another site to sign in there, or to go on without an account', async () => {
    const { shadow, guest, element } = await open();
    expect(guest.textContent).toBe('Inquire as Guest');
    expect(shadow.querySelector('kerf-auth')?.shadowRoot?.querySelectorAll('input')).toHaveLength(0);
    expect(await violations(element)).toEqual([]);
    // Nothing of the page's is touched.
    expect(document.cookie).not.toContain('kerf-quote-path');
  });

  it('says to the page that somebody signed in, or that something failed, and nothing else of what asks them to', async () => {
    const { element, shadow } = await open();
    const auth = shadow.querySelector('kerf-auth') as KerfElement;
    const own = [...authSource.matchAll(/@fires \S*(?:<.*>)?\} (kerf-[\w-]+)/g)].map(([, type = '']) => type);
    expect(own).toContain('kerf-order-opened');
    const heard: unknown[] = [];
    for (const type of own)
      addEventListener(type, ({ target }) => void heard.push([type, target]), { once: true });
    // What is emitted last takes the form for signing in away.
    for (const type of own.filter((one) => !/^kerf-(guest|follow-up|signed-in)$/.test(one)))
      auth.emit(type, {});
    auth.emit('kerf-follow-up', {});
    auth.emit('kerf-signed-in', { user: { id: '1' } });
    auth.emit('kerf-guest', {});
    // What went wrong is the page's to know, wherever in the widget it did.
    expect(heard).toEqual([
      ['kerf-error', element],
      ['kerf-signed-in', element],
    ]);
  });

  it('says what the quote is for and asks who wants it, and says under each field what is missing', async () => {
    const { element, root, shadow, field, send, told } = await openForm();
    expect(root.getByRole('heading', { name: 'QUOTE' })).toBeTruthy();
    expect(shadow.querySelector('[part=description]')?.textContent).toContain('Premium Business Card');
    // The selection says how many.
    expect(root.queryByLabelText('Quantity')).toBeNull();
    await send();
    for (const [name, words] of [
      ['firstname', messages.quoteFirstNameRequired],
      ['lastname', messages.quoteLastNameRequired],
      ['email', messages.quoteEmailRequired],
    ])
      expect(shadow.querySelector(`#quote-${name}-error`)?.textContent).toBe(words);
    expect(shadow.activeElement).toBe(field('First Name'));
    expect(told).toEqual([]);
    expect(await violations(element)).toEqual([]);
  });

  it('sends nothing where the page prevents the press', async () => {
    const { shadow } = await openForm();
    addEventListener('click', (event) => event.preventDefault(), { once: true });
    shadow.querySelector<HTMLButtonElement>('[part=form] [type=submit]')?.click();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(shadow.querySelector('#quote-firstname-error')?.textContent).toBe('');
  });

  it('says no more what was wrong once it is typed anew, and keeps what was typed when it is closed', async () => {
    const { element, shadow, root, field, send } = await openForm();
    await send();
    const words = (name: string) => shadow.querySelector(`#quote-${name}-error`)?.textContent;
    await userEvent.fill(field('First Name'), 'Ada');
    await ready(element, () => expect(words('firstname')).toBe(''));
    expect(words('lastname')).toBe(messages.quoteLastNameRequired);
    await userEvent.keyboard('{Escape}');
    await ready(element, () => expect(shadow.querySelector('dialog[open]')).toBeNull());
    expect(element.hasAttribute('open')).toBe(false);
    shadow.querySelector<HTMLButtonElement>('[part=open]')?.click();
    await ready(element, () => expect(shadow.querySelector('dialog[open] [part=form]')).toBeTruthy());
    expect((field('First Name') as HTMLInputElement).value).toBe('Ada');
    expect(shadow.activeElement).toBe(root.getByRole('heading', { name: 'QUOTE' }));
  });

  it('sends it, tells the page, and thanks', async () => {
    const { element, shadow, fill, send, told } = await openForm();
    await fill(`ada-${Date.now()}@example.com`);
    await send();
    await ready(element, () => expect(shadow.querySelector('[part=thanks]')).toBeTruthy());
    expect(shadow.querySelector('[part=thanks]')?.textContent).toContain(messages.quoteSent);
    await ready(element, () => expect(shadow.activeElement?.textContent).toBe(messages.quoteSent));
    const about = { configuration: item, item, kind: 'QuoteRequest', selection: expect.anything() };
    expect(told).toEqual([
      ['kerf-before-quote', about],
      ['kerf-quote', { ...about, number: expect.stringMatching(/^R\d\d-/) }],
    ]);
    expect(await violations(element)).toEqual([]);
    shadow.querySelector<HTMLButtonElement>('[part=thanks] button')?.click();
    await ready(element, () => expect(shadow.querySelector('[part=thanks]')).toBeNull());
    expect(element.hasAttribute('open')).toBe(false);
    // Known as a guest from then on, on this page.
    shadow.querySelector<HTMLButtonElement>('[part=open]')?.click();
    await ready(element, () => expect(shadow.querySelector('[part=form]')).toBeTruthy());
  });

  it('sends nothing where the page prevents it', async () => {
    const calls = interceptCalls();
    const { element, fill, send, told } = await openForm();
    element.addEventListener('kerf-before-quote', (event) => event.preventDefault());
    await fill();
    await send();
    await vi.waitFor(() => expect(told).toHaveLength(1));
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  });

  it('keeps what was typed where it could not be sent, says why, and sends it as one request', async () => {
    const keys: string[] = [];
    let isAway = true;
    const real = globalThis.fetch;
    interceptCalls(({ path }) => (path === '/quote/create/quote-request' && isAway ? unreachable() : null));
    const between = globalThis.fetch;
    globalThis.fetch = (input, init) => {
      const request = new Request(input, init);
      const key = request.headers.get('idempotency-key');
      if (key) keys.push(key);
      return between(input, init);
    };
    try {
      const { element, shadow, fill, field, send, told } = await openForm();
      await fill(`again-${Date.now()}@example.com`);
      await send();
      await ready(element, () => expect(told.at(-1)?.[0]).toBe('kerf-error'));
      await ready(element, () =>
        expect(shadow.querySelector('[part~=form-error]')?.textContent).toContain('can’t be reached'),
      );
      expect(field('First Name').value).toBe('Ada');
      isAway = false;
      await send();
      await ready(element, () => expect(shadow.querySelector('[part=thanks]')).toBeTruthy());
      expect(keys).toHaveLength(2);
      expect(keys[1]).toBe(keys[0]);
    } finally {
      globalThis.fetch = real;
    }
  });

  it('looks a whole address up 300 ms after it was typed, once, and asks its owner to sign in', async () => {
    const looked: string[] = [];
    interceptCalls(({ path, query, pass }) => {
      if (path !== '/user/check-email') return null;
      looked.push(query.get('email') ?? '');
      return altered(pass(), (body: { data: { exists: boolean } }) => ({ ...body, data: { exists: true } }));
    });
    const { element, shadow, root, field } = await openForm({ looksUp: true });
    // A form that was there before may have had a question on its way.
    const ours = () => looked.filter((email) => email.startsWith('grace'));
    await userEvent.type(field('Email Address'), 'grace@');
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(ours()).toEqual([]);
    await userEvent.type(field('Email Address'), 'example.com');
    await ready(element, () =>
      expect(shadow.querySelector('#quote-email-error')?.textContent).toBe(messages.emailRegistered),
    );
    expect(ours()).toEqual(['grace@example.com']);
    await ready(element, () =>
      expect(shadow.querySelector('kerf-auth')?.shadowRoot?.querySelector('a, button')).toBeTruthy(),
    );
    expect(shadow.querySelector('kerf-auth')?.shadowRoot?.querySelectorAll('input')).toHaveLength(0);
    await userEvent.click(root.getByRole('button', { name: 'Use another address' }));
    expect(field('Email Address').value).toBe('');
    expect(shadow.activeElement).toBe(field('Email Address'));
    expect(shadow.querySelector('#quote-email-error')?.textContent).toBe('');
  });

  it('says at once that an address is thrown away', async () => {
    const { element, shadow, field } = await openForm({ looksUp: true });
    await userEvent.type(field('Email Address'), 'a@mailinator.com');
    await ready(element, () =>
      expect(shadow.querySelector('#quote-email-error')?.textContent).toBe(messages.emailDisposable),
    );
  });

  it('keeps what it said of a field until the shop answers again, so that nothing moves under a second press', async () => {
    let asked = 0;
    let answer = () => {};
    const later = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const words = { status: 'ERROR', code: 422, message: '' };
    const error = { code: 'QUOTE_INPUT_INVALID', message: messages.emailDisposable, field: 'email_address' };
    interceptCalls(({ path }) => {
      if (path !== '/quote/create/quote-request') return null;
      asked += 1;
      return (asked === 1 ? Promise.resolve() : later).then(() =>
        asked === 1
          ? Response.json({ ...words, error }, { status: 422 })
          : refuse(503, 'SHOP_BUSY', 'Later.'),
      );
    });
    const { element, shadow, fill, send } = await openForm();
    const said = () => shadow.querySelector('#quote-email-error')?.textContent;
    await fill();
    await send();
    await ready(element, () => expect(said()).toBe(messages.emailDisposable));
    await send();
    await ready(element, () => expect(asked).toBe(2));
    expect(said()).toBe(messages.emailDisposable);
    answer();
    await ready(element, () => expect(said()).toBe(''));
  });

  it('asks an owner to sign in also where only the shop found out', async () => {
    interceptCalls(({ path }) =>
      path === '/quote/create/quote-request'
        ? refuse(409, 'PEOPLE_EMAIL_REGISTERED', messages.emailRegistered)
        : null,
    );
    const { element, shadow, fill, send } = await openForm();
    await fill();
    await send();
    await ready(element, () => expect(shadow.querySelector('form kerf-auth')).toBeTruthy());
    expect(shadow.querySelector('#quote-email-error')?.textContent).toBe(messages.emailRegistered);
  });

  it('opens for the button of the panel of its configuration, and not where the page has a form', async () => {
    await define();
    const element = place(tag, { item, button: 'none' });
    const panel = document.body.appendChild(document.createElement('div'));
    await ready(element, (shadow) => expect(shadow.querySelector('.slot')).toBeTruthy());
    const runtime = (element as unknown as { runtime: { snapshot(): { configurations: object } } }).runtime;
    await vi.waitFor(() =>
      expect(Object.values(runtime.snapshot().configurations)[0]).toHaveProperty('selection.product_id'),
    );
    const { selection } = Object.values(runtime.snapshot().configurations)[0] as { selection: object };
    const ask = (configuration: string) =>
      panel.dispatchEvent(
        new CustomEvent('kerf-quote-request', {
          detail: { configuration, item, selection },
          bubbles: true,
          composed: true,
          cancelable: true,
        }),
      );
    expect(ask('another')).toBe(true);
    const prevent = (event: Event) => event.preventDefault();
    document.addEventListener('kerf-quote-request', prevent);
    ask(item);
    document.removeEventListener('kerf-quote-request', prevent);
    expect(element.hasAttribute('open')).toBe(false);
    expect(ask(item)).toBe(false);
    expect(element.getAttribute('open')).toBe('form');
  });
});
