import { availableParallelism } from 'node:os';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { loadedForEachFile } from './storefront/server/program-of.js';
import { findBrowser } from './storefront/tests/find-browser.js';
import { reactAlias } from './widgets/build/react-alias.js';

const conditions = ['kerf-source'];

/** One more than there are cores: many tests wait for a database, another process or a frame. */
const workers = availableParallelism() + 1;

/** How long tests wait for what is to come, ms. Nobody waits for what comes, and no machine is too busy for it. */
const patience = 20_000;

/** A test that takes this long hangs, ms. */
const hang = 300_000;

/** Pages and server (`vite build`), the development server, and the tests. What is shipped is rollup.config.ts. */
export default defineConfig({
  resolve: { alias: reactAlias, conditions: [...conditions, 'module', 'browser', 'development|production'] },
  ssr: {
    // Tests hand these to Node itself, which can't load what some packages keep for bundlers under "module".
    resolve: {
      conditions: [
        ...conditions,
        ...(process.env.VITEST ? [] : ['module']),
        'node',
        'development|production',
      ],
    },
    // One copy of what renders, reached through the aliases, and what each process that opens a file would load anew, piece by
    // piece; the rest is loaded from node_modules.
    noExternal: [
      /^preact/,
      /^@preact\//,
      /^@kerf\//,
      ...(process.env.VITEST ? [] : loadedForEachFile.map((name) => new RegExp(`^${name}$`))),
    ],
  },
  build: {
    ssr: true,
    outDir: 'storefront/dist/server',
    emptyOutDir: true,
    target: 'node20',
    // Pages use light-dark() as it is; rewriting it for older browsers would break their dark colours.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: 'storefront/server/main.ts',
        shop: 'storefront/server/shop.ts',
        'start-apart': 'storefront/server/artwork/start-apart.ts',
        'draw-artwork': 'storefront/server/artwork/draw-artwork.ts',
        'show-picture': 'storefront/server/artwork/show-picture.ts',
        'draw-papers': 'storefront/server/papers/draw-papers.ts',
        'read-artwork': 'storefront/server/artwork/read-artwork.ts',
      },
      output: { entryFileNames: '[name].js' },
    },
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          maxWorkers: workers,
          // Half of a run was the loading of the same modules for each file. What a test replaces, it puts back.
          isolate: false,
          globalSetup: ['storefront/tests/postgres.ts', 'storefront/tests/bundled-programs.ts'],
          setupFiles: ['storefront/tests/seed.ts'],
          testTimeout: hang,
          hookTimeout: hang,
          expect: { poll: { timeout: patience } },
          include: ['{sdk,widgets,storefront,docs}/**/*.test.ts', '{.ci,demo-host/playground}/*.test.mjs'],
          exclude: ['**/node_modules/**', '**/dist/**'],
        },
      },
      {
        extends: true,
        // Named one by one: a dependency found only while a test runs would load the page again under it.
        optimizeDeps: {
          include: [
            '@floating-ui/dom',
            '@preact/compat',
            'axe-core',
            'bidi-js',
            'clipper2-ts',
            'ofetch',
            'opentype.js',
            'preact',
            'preact-render-to-string',
            'preact/compat/client',
            'preact/jsx-dev-runtime',
            'preact/jsx-runtime',
            'shadow-dom-testing-library',
            'superstruct',
            'tiny-inflate',
            'tus-js-client',
            'valtio/vanilla',
            'valtio/vanilla/utils',
          ],
        },
        test: {
          name: 'browser',
          maxWorkers: workers,
          include: ['widgets/src/**/*.test.tsx'],
          globalSetup: ['storefront/tests/widget-shop.ts'],
          setupFiles: ['widgets/src/testing/window-size.ts'],
          testTimeout: hang,
          expect: { poll: { timeout: patience } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: findBrowser() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
