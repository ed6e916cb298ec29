/** Runs the shop. `npm start` builds it first where that is needed. */
import { pages } from './pages/pages.js';
import { sayWhyNotStarted, startServer } from './start-server.js';

try {
  const { stop } = await startServer(process.env, pages);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
} catch (error) {
  const reason = sayWhyNotStarted(error);
  if (reason === null) throw error;
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}
