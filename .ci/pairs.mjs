/**
 * `npm run pairs`: every widget beside each style sheet with each library of `demo-host/libraries`, one page for each
 * pair. `npm test` takes as many pairs as bring each of them once.
 */
import path from 'node:path';
import { buildWhatIsStale } from '../storefront/start/build-what-is-stale.mjs';
import { requireBrowser } from './browser.mjs';
import { runStep } from './step.mjs';

process.chdir(path.join(import.meta.dirname, '..'));
if (!requireBrowser() || !(await buildWhatIsStale())) process.exit(1);
const { failed } = await runStep({
  name: 'every style sheet with every library',
  command: [
    'npx',
    'playwright',
    'test',
    '-c',
    'storefront/tests/playwright.config.ts',
    '--project=demo-host',
    'polluters.spec.ts',
  ],
  env: { KERF_EVERY_PAIR: '1' },
  minutes: 60,
  live: true,
});
process.exitCode = failed > 0 ? 1 : 0;
