import { test as base, expect } from '@playwright/test';

interface Journey {
  /** Console errors that this journey provokes on purpose. */
  expectedErrors: RegExp[];
}

/**
 * A journey of a shopper. Whatever it is about, it also fails on an uncaught error, an error in the console, or a
 * request to any place but the shop.
 */
export const test = base.extend<Journey & { watch: undefined }>({
  expectedErrors: [[], { option: true }],
  watch: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = [];
      const strangers = new Set<string>();
      page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(`console: ${message.text()} (${message.location().url})`);
      });
      page.on('request', (request) => {
        const { hostname, protocol } = new URL(request.url());
        if (protocol.startsWith('http') && hostname !== 'localhost') strangers.add(request.url());
      });
      await use(undefined);
      expect(errors.filter((error) => !expectedErrors.some((expected) => expected.test(error)))).toEqual([]);
      expect([...strangers]).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
