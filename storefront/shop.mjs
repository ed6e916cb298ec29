/** `npm run shop -- COMMAND`: builds what is missing or older than its sources, then does the command. */
import { chdir } from 'node:process';
import { fileURLToPath } from 'node:url';

chdir(fileURLToPath(new URL('..', import.meta.url)));
const { buildWhatIsStale } = await import('./start/build-what-is-stale.mjs');
if (await buildWhatIsStale({ only: ['shop'] })) await import('./dist/server/shop.js');
else process.exitCode = 1;
