import { describe, expect, it, vi } from 'vitest';
import { keepsTheWidgetContract, place, ready } from '../testing/contract-suite.js';

const tag = 'kerf-auth';
const define = () => import('./auth.define.js');
const button = (shadow: ShadowRoot) =>
  shadow.querySelector<HTMLButtonElement>('[part=sign-in-link]') as HTMLButtonElement;
const isReady = (shadow: ShadowRoot) => expect(button(shadow)?.textContent).toBe('Sign In');

describe('<kerf-auth> on a page of another site', () => {
  keepsTheWidgetContract({ tag, attributes: {}, define, isReady });

  it('asks for no password', async () => {
    await define();
    const shadow = await ready(place(tag, {}), isReady);
    expect(shadow.querySelectorAll('input, form')).toHaveLength(0);
  });

  it('is as wide as its button in a row of the page, and what it says can be read all the same', async () => {
    await define();
    const row = document.body.appendChild(document.createElement('div'));
    row.style.cssText = 'display: flex; width: 600px';
    const element = place(tag, {});
    row.append(element);
    const shadow = await ready(element, isReady);
    const width = () => element.getBoundingClientRect().width;
    expect(width()).toBeLessThan(120);
    expect(button(shadow).getBoundingClientRect().width).toBeLessThanOrEqual(width());
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    button(shadow).click();
    await expect.poll(width).toBe(240);
    opened.mockRestore();
    row.remove();
  });

  it('opens the window of the shop, and believes nothing but what comes from it', async () => {
    await define();
    const frame = document.body.appendChild(document.createElement('iframe'));
    const opened = vi.spyOn(window, 'open').mockReturnValue(frame.contentWindow);
    const element = place(tag, {});
    const shadow = await ready(element, isReady);
    const heard = vi.fn();
    element.addEventListener('kerf-signed-in', heard);
    button(shadow).click();
    const url = new URL(String(opened.mock.calls[0]?.[0]));
    expect([url.pathname, url.searchParams.get('origin')]).toEqual(['/sign-in/for', location.origin]);
    expect(opened.mock.calls[0]?.[2]).toBe('popup,width=800,height=600');
    const data = {
      type: 'kerf-session',
      state: url.searchParams.get('state'),
      token: 'x'.repeat(43),
      user: { id: '1', first_name: 'Ada', last_name: 'Lovelace' },
    };
    const say = (init: MessageEventInit) => window.dispatchEvent(new MessageEvent('message', init));
    say({ data, origin: 'https://evil.example', source: frame.contentWindow });
    say({ data, origin: url.origin, source: window });
    say({ data: { ...data, state: 'another' }, origin: url.origin, source: frame.contentWindow });
    say({ data: null, origin: url.origin, source: frame.contentWindow });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(heard).not.toHaveBeenCalled();
    isReady(shadow);
    opened.mockRestore();
    frame.remove();
  });

  it('keeps who signed in only once it may', async () => {
    await define();
    const frame = document.body.appendChild(document.createElement('iframe'));
    const opened = vi.spyOn(window, 'open').mockReturnValue(frame.contentWindow);
    const element = place(tag, { consent: 'withheld' });
    const shadow = await ready(element, isReady);
    const heard = vi.fn();
    element.addEventListener('kerf-signed-in', heard);
    button(shadow).click();
    const url = new URL(String(opened.mock.calls[0]?.[0]));
    const token = 'x'.repeat(43);
    const user = { id: '1', first_name: 'Ada', last_name: 'Lovelace' };
    const data = { type: 'kerf-session', state: url.searchParams.get('state'), token, user };
    const { contentWindow: source } = frame;
    window.dispatchEvent(new MessageEvent('message', { data, origin: url.origin, source }));
    await vi.waitFor(() => expect(heard).toHaveBeenCalled());
    expect(localStorage.getItem('kerf-session')).toBeNull();
    element.setAttribute('consent', 'granted');
    await expect.poll(() => localStorage.getItem('kerf-session')).toBe(token);
    localStorage.removeItem('kerf-session');
    opened.mockRestore();
    frame.remove();
  });

  it('says so where the browser opens no window, and leads to the shop itself', async () => {
    await define();
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    const element = place(tag, {});
    const shadow = await ready(element, isReady);
    const told: unknown[] = [];
    element.addEventListener('kerf-error', (event) => told.push((event as CustomEvent).detail.code));
    button(shadow).click();
    await expect.poll(() => told).toEqual(['WIDGET_WINDOW_BLOCKED']);
    await vi.waitFor(() =>
      expect(shadow.querySelector('[role=alert]')?.textContent).toContain('Allow pop-ups for this site'),
    );
    const link = shadow.querySelector<HTMLAnchorElement>('[role=alert] a');
    expect(new URL(link?.href ?? '').pathname).toBe('/sign-in');
    opened.mockRestore();
  });
});
