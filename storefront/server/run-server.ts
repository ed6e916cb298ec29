import type { FastifyPluginAsync } from 'fastify';
import { EnvError } from './env.js';
import type { ShopContext } from './shop-context.js';
import { StartError } from './start-error.js';
import { startServer } from './start-server.js';

/**
 * Runs the server as this process: SIGTERM and SIGINT end it when what is in flight is done, a second one at once.
 * What its owner can mend is said in a sentence.
 */
export async function runServer(pages?: FastifyPluginAsync<ShopContext>): Promise<void> {
  const starting = startServer(process.env, pages);
  // Heard from the first moment: it answers before it is known here that it does.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      starting
        .then(({ stop }) => stop())
        .then(
          () => process.exit(0),
          () => process.exit(1),
        );
    });
  try {
    await starting;
  } catch (error) {
    if (!(error instanceof StartError || error instanceof EnvError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
