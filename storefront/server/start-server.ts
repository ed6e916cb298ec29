import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { createApp } from './app.js';
import { forgetOldKeys } from './cart/run-once.js';
import { CatalogueError } from './catalogue/catalogue-error.js';
import { openDatabase } from './db/open-database.js';
import { EnvError, readEnv } from './env.js';
import { createLogger } from './logger.js';
import { openMailOutbox } from './mail-outbox.js';
import type { PagesOptions } from './pages/pages.js';
import { watchCatalogue } from './watch-catalogue.js';

const keysForgottenEvery = 3_600_000;

/** A server that listens. */
export interface RunningServer {
  app: FastifyInstance;
  /** Finishes what is in flight, then lets go of everything. */
  stop(): Promise<void>;
}

/** Opens everything that the variables name, and listens. Says on standard output where things are. */
export async function startServer(
  variables: Readonly<Record<string, string | undefined>>,
  pages?: FastifyPluginAsync<PagesOptions>,
): Promise<RunningServer> {
  const env = readEnv(variables);
  const log = createLogger(env);
  const live = await watchCatalogue(env.catalogueDirectory, log);
  const database = await openDatabase(env, (error) =>
    log.warn({ err: error }, 'a database connection broke'),
  );
  const outbox = await openMailOutbox(env);
  const app = await createApp({ env, catalogue: live.current, database, log, ...(pages && { pages }) });
  try {
    await app.listen({ port: env.port, host: env.host });
  } catch (error) {
    live.stop();
    await app.close();
    throw error;
  }
  const forget = () =>
    forgetOldKeys(database.db, new Date()).catch((error: unknown) =>
      log.warn({ err: error }, 'old idempotency keys were not forgotten'),
    );
  const timer = setInterval(forget, keysForgottenEvery);
  timer.unref();
  process.stdout.write(`Shop: ${env.publicUrl}\nMail it would have sent: ${outbox}\n`);
  return {
    app,
    async stop() {
      clearInterval(timer);
      live.stop();
      await app.close();
    },
  };
}

/** Why a server did not start, in a sentence where its owner can do something about it; null for anything else. */
export function sayWhyNotStarted(error: unknown): string | null {
  if (error instanceof EnvError) return error.message;
  if (error instanceof CatalogueError) return `The catalogue can’t be used: ${error.message}`;
  if (!(error instanceof Error) || !('code' in error)) return null;
  if (error.code === 'EADDRINUSE')
    return `Something else listens on port ${'port' in error ? error.port : ''} already; set PORT to another one.`;
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
