import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './find-browser.js';

const isFinal = process.env.CI !== undefined;

/** Journeys through the built shop, through the demo host and through the guides' examples; set-up.ts starts both on free ports. */
export default defineConfig({
  globalSetup: './set-up.ts',
  outputDir: '../../test-results',
  // Long enough for any machine, however busy: nobody waits for what comes.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  forbidOnly: isFinal,
  // As many as there are cores: each keeps one busy, and more of them end no sooner.
  workers: Math.max(2, availableParallelism()),
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: findBrowser(),
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    actionTimeout: 20_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'shop', testDir: './e2e', use: { baseURL: process.env.KERF_SHOP_URL } },
    {
      name: 'demo-host',
      testDir: '../../demo-host/e2e',
      use: { baseURL: process.env.KERF_DEMO_HOST_URL },
    },
    { name: 'packages', testDir: '../../docs/walk', testMatch: 'packages.setup.ts' },
    { name: 'examples', testDir: '../../docs/walk', dependencies: ['packages'] },
  ],
});
