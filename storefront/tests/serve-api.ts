/** The server without its pages, as a process of its own. */
import { runServer } from '../server/run-server.js';

await runServer();
