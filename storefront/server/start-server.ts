import { stat } from 'node:fs/promises';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Logger } from 'pino';
import { CatalogueError } from './catalogue/catalogue-error.js';
import { openDatabase } from './db/open-database.js';
import { whyDamaged } from './db/why-not-opened.js';
import { readEnv } from './env.js';
import { listen } from './listen.js';
import { createLogger } from './logger.js';
import { createMailbox } from './mail/mailbox.js';
import { openShop } from './open-shop.js';
import { publishShipped } from './shipped/publish-shipped.js';
import type { ShopContext } from './shop-context.js';
import { StartError } from './start-error.js';
import { type LiveCatalogue, watchCatalogue } from './watch-catalogue.js';

/** A server that listens. */
export interface RunningServer {
  app: FastifyInstance;
  /** Finishes what is in flight, then lets go of everything. */
  stop(): Promise<void>;
}

async function openCatalogue(directory: string, log: Logger): Promise<LiveCatalogue> {
  const folder = await stat(directory).catch(() => null);
  if (!folder?.isDirectory())
    throw new StartError(`CATALOGUE_DIR can’t be used: there is no folder ${directory}.`);
  try {
    return await watchCatalogue(directory, log);
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error;
    throw new StartError(`The catalogue can’t be used: ${error.message}`, { cause: error });
  }
}

/**
 * Opens everything that the variables name, and listens. Says on standard output where the shop is. Throws a
 * {@link StartError} or an `EnvError` for what its owner can mend.
 */
export async function startServer(
  variables: Readonly<Record<string, string | undefined>>,
  pages?: FastifyPluginAsync<ShopContext>,
): Promise<RunningServer> {
  const env = readEnv(variables);
  const log = createLogger(env);
  const live = await openCatalogue(env.catalogueDirectory, log);
  try {
    const database = await openDatabase(env, (error) =>
      log.warn({ err: error }, 'a database connection broke'),
    );
    await publishShipped(database.db, log);
    const mailbox = env.hasMailbox ? createMailbox(env.publicUrl, () => new Date()) : null;
    const shop = await openShop({
      env,
      catalogue: live.current,
      database,
      mailbox,
      log,
      ...(pages && { pages }),
    });
    const end = await listen(shop.app, env);
    shop.start();
    process.stdout.write(`${[`Shop: ${env.publicUrl}`, ...shop.words].join('\n')}\n`);
    return {
      app: shop.app,
      async stop() {
        live.stop();
        await Promise.all([shop.stop(), end()]);
      },
    };
  } catch (error) {
    live.stop();
    const reason = whyDamaged(error, env);
    throw reason === null ? error : new StartError(reason, { cause: error });
  }
}
