import { afterEach, expect, test, vi } from 'vitest';
import { version } from '../version.js';
import { setConsent } from './actions/set-consent.js';
import { createRuntime } from './create-runtime.js';
import type { SharedShop } from './page-shop.js';
import { storageOf } from './page-storage.js';
import { sharedRuntime } from './shared-runtime.js';

const key = Symbol.for('kerf.shop');
const page = globalThis as { [key: symbol]: SharedShop | undefined; localStorage?: unknown };
const others = Object.keys(globalThis);

afterEach(() => {
  delete page[key];
  delete page.localStorage;
  vi.restoreAllMocks();
});

test('widgets on a page share one runtime', () => {
  const runtime = sharedRuntime({ api: '/api' });
  expect(sharedRuntime({ api: '/other' })).toBe(runtime);
  expect(runtime).toMatchObject({ api: '/api', version });
  expect(Object.keys(globalThis)).toEqual(others);
});

test("the script tag's choice of API goes before a widget's", () => {
  page[key] = { options: { api: 'https://print.example/api' } };
  expect(sharedRuntime({ api: '/api' }).api).toBe('https://print.example/api');
});

test('calls that go by another address leave the shop where it is', () => {
  page[key] = { options: { api: 'https://host.example/kerf-api', shop: 'https://print.example/' } };
  expect(sharedRuntime({ api: '/api' })).toMatchObject({
    api: 'https://host.example/kerf-api',
    shop: 'https://print.example/',
  });
});

const other = (text: string) => ({ ...createRuntime({ api: '/api' }), version: text });

test('another version of the same major shares it, and says so once', () => {
  const info = vi.spyOn(console, 'info').mockReturnValue();
  const runtime = other('1.99.0');
  page[key] = { runtime };
  expect(sharedRuntime({ api: '/api' })).toBe(runtime);
  expect(sharedRuntime({ api: '/api' })).toBe(runtime);
  expect(info).toHaveBeenCalledTimes(1);
  expect(info.mock.calls[0]?.[0]).toContain('1.99.0');
  expect(info.mock.calls[0]?.[0]).toContain(version);
});

test('another major version keeps apart, and says so once', () => {
  const info = vi.spyOn(console, 'info').mockReturnValue();
  const runtime = other('99.0.0');
  page[key] = { runtime };
  const own = sharedRuntime({ api: '/api' });
  expect(own).not.toBe(runtime);
  expect(sharedRuntime({ api: '/api' })).toBe(own);
  expect(page[key]?.runtime).toBe(runtime);
  expect(info).toHaveBeenCalledTimes(1);
});

test('storage that throws at the touch is no storage', () => {
  Object.defineProperty(page, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  expect(storageOf(sharedRuntime({ api: '/api' }))).toBeNull();
});

test('storage that throws when used loses nothing but memory', () => {
  page.localStorage = {
    getItem: () => {
      throw new Error('denied');
    },
    setItem: () => {
      throw new Error('full');
    },
    removeItem: () => undefined,
  };
  const storage = storageOf(sharedRuntime({ api: '/api' }));
  expect(storage?.getItem('kerf-cart')).toBeNull();
  expect(() => storage?.setItem('kerf-cart', 'token')).not.toThrow();
});

test('nothing is stored before consent is granted', () => {
  const entries = new Map<string, string>();
  page.localStorage = {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => entries.set(name, value),
    removeItem: (name: string) => entries.delete(name),
  };
  page[key] = { options: { consent: 'withheld' } };
  const runtime = sharedRuntime({ api: '/api' });
  storageOf(runtime)?.setItem('kerf-cart', 'token');
  expect(entries.size).toBe(0);
  setConsent(runtime, 'granted');
  storageOf(runtime)?.setItem('kerf-cart', 'token');
  expect(storageOf(runtime)?.getItem('kerf-cart')).toBe('token');
});

/** What the page itself asks for, and what the script tag asked for already. */
function listenToCalls(early: Record<string, Promise<unknown>>) {
  const asked: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    asked.push(String(request));
    return Response.json({ from: 'the call' });
  });
  page[key] = { early };
  return asked;
}

test('what the script tag asked for is not asked for again, and is taken once', async () => {
  const asked = listenToCalls({
    '/api/quote?slug=a': Promise.resolve({ from: 'the script tag' }),
  });
  const { send } = sharedRuntime({ api: '/api' });
  expect(await send('/quote', { query: 'slug=a' })).toEqual({ from: 'the script tag' });
  expect(asked).toEqual([]);
  expect(await send('/quote', { query: 'slug=a' })).toEqual({ from: 'the call' });
  expect(asked).toEqual(['/api/quote?slug=a']);
});

test('what the script tag asked for in vain is asked for again', async () => {
  const asked = listenToCalls({ '/api/quote?slug=lost': Promise.resolve(false) });
  const { send } = sharedRuntime({ api: '/api' });
  expect(await send('/quote', { query: 'slug=lost' })).toEqual({ from: 'the call' });
  expect(asked).toEqual(['/api/quote?slug=lost']);
});

test('versions that two script tags have told of are not told of again', () => {
  const info = vi.spyOn(console, 'info').mockReturnValue();
  page[key] = { runtime: other('1.99.0'), tags: { 'kerf-cart': '1.99.0', 'kerf-new': version } };
  sharedRuntime({ api: '/api' });
  expect(info).not.toHaveBeenCalled();
});
