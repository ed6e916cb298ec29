import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { createApp } from './app.js';
import { forgetOldKeys } from './cart/run-once.js';
import { openDatabase } from './db/open-database.js';
import { readEnv } from './env.js';
import { createLogger } from './logger.js';
import { openMailOutbox } from './mail-outbox.js';
import type { ShopContext } from './shop-context.js';
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
  pages?: FastifyPluginAsync<ShopContext>,
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
