/**
 * `npm start`: builds what is missing or older than its sources, then runs the shop and, beside it, the demo host.
 * `npm run dev`: the same from the sources, reloading what changes.
 */
import { chdir } from 'node:process';
import { fileURLToPath } from 'node:url';
import { startDemo } from './start/start-demo.mjs';

chdir(fileURLToPath(new URL('..', import.meta.url)));

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Kerf needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

if (process.argv.includes('--dev')) {
  const { develop } = await import('./start/develop.mjs');
  await develop().catch((error) => {
    console.error(error.message);
    process.exit(1);
  });
  await startDemo();
} else {
  process.env.NODE_ENV ??= 'production';
  const { buildWhatIsStale, neverBuilt } = await import('./start/build-what-is-stale.mjs');
  // A shop that is new here opens as soon as it can sell; what only its documentation shows follows.
  const later = neverBuilt(['packages', 'reference']);
  if (!(await buildWhatIsStale({ except: later }))) process.exit(1);
  await import('./dist/server/main.js');
  await startDemo();
  await buildWhatIsStale({ only: later });
}
