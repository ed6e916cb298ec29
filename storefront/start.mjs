/**
 * `npm start`: builds what is missing or older than its sources, then runs the shop and, beside it, the demo host.
 * `npm run dev`: the same from the sources, reloading what changes.
 */
import { chdir } from 'node:process';
import { fileURLToPath } from 'node:url';

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
} else {
  process.env.NODE_ENV ??= 'production';
  const { buildWhatIsStale } = await import('./start/build-what-is-stale.mjs');
  if (!(await buildWhatIsStale())) process.exit(1);
  await import('./dist/server/main.js');
}
const { startDemo } = await import('./start/start-demo.mjs');
await startDemo();
