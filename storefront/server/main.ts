/** Runs the shop. `npm start` builds it first where that is needed. */
import { pages } from './pages/pages.js';
import { runServer } from './run-server.js';

await runServer(pages);
