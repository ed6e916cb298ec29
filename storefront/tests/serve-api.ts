/** The server without its pages, as a process of its own, with the fonts that widgets read. */
import { join } from 'node:path';
import { loadAssets, serveAssets } from '../server/pages/assets.js';
import { repositoryRoot } from '../server/paths.js';
import { runServer } from '../server/run-server.js';

await runServer(async (app, { fixedAnswers }) =>
  serveAssets(app, await loadAssets(join(repositoryRoot(), 'storefront/assets')), fixedAnswers),
);
