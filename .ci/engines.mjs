/**
 * `npm run engines`: the shop and two embeds, walked in Chromium, Firefox and WebKit: the same walk, the same prices in
 * all three. Or in those named: `npm run engines -- webkit`, and with WALK the walks of which the name has its words. An engine that is not here is installed where that can be
 * done, and named as not run where it can't.
 */
import path from 'node:path';
import { buildWhatIsStale } from '../storefront/start/build-what-is-stale.mjs';
import { findEngines } from './find-engines.mjs';
import { runStep } from './step.mjs';

process.chdir(path.join(import.meta.dirname, '..'));
const { programs, missing } = findEngines();
const wanted = process.argv.slice(2);
const walked = Object.fromEntries(
  Object.entries(programs).filter(([engine]) => wanted.length === 0 || wanted.includes(engine)),
);

await buildWhatIsStale();
const { failed } = await runStep({
  name: `walks in ${Object.keys(walked).join(', ') || 'no engine'}`,
  command: ['npx', 'tsx', '--conditions=kerf-source', 'storefront/tests/engines/walk-engines.ts'],
  env: { KERF_ENGINES: JSON.stringify(walked) },
  minutes: 30,
  live: true,
});
for (const sentence of missing) process.stdout.write(`not run: ${sentence}\n`);
process.exitCode = failed > 0 ? 1 : 0;
