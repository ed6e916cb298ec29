import type { FastifyPluginAsync } from 'fastify';
import { CatalogueError } from './catalogue/catalogue-error.js';
import { EnvError } from './env.js';
import type { ShopContext } from './shop-context.js';
import { startServer } from './start-server.js';

/** Why a server did not start, in a sentence where its owner can do something about it; null for anything else. */
function sayWhyNotStarted(error: unknown): string | null {
  if (error instanceof EnvError) return error.message;
  if (error instanceof CatalogueError) return `The catalogue can’t be used: ${error.message}`;
  if (!(error instanceof Error) || !('code' in error)) return null;
  if (error.code === 'EADDRINUSE')
    return `Something else listens on port ${'port' in error ? error.port : ''} already; set PORT to another one.`;
  if ('syscall' in error && error.syscall === 'mkdir')
    return `DATA_DIR can’t be used: ${error.message}. Set it to a folder that can be written to.`;
  if (error.code === 'EACCES' || error.code === 'EADDRNOTAVAIL')
    return `The shop can’t listen there: ${error.message}. Set PORT and HOST to an address of this machine.`;
  if (
    error.code === 'ECONNREFUSED' ||
    error.code === 'ENOTFOUND' ||
    error.code === '28P01' ||
    error.code === '3D000'
  )
    return `The database of DATABASE_URL can’t be opened: ${error.message || error.code}.`;
  return null;
}

/**
 * Runs the server as this process: SIGTERM and SIGINT end it when what is in flight is done. What its owner can mend
 * is said in a sentence.
 */
export async function runServer(pages?: FastifyPluginAsync<ShopContext>): Promise<void> {
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
}
