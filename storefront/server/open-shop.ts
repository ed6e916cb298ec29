import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Logger } from 'pino';
import { createApp } from './app.js';
import { sweepFiles } from './artwork/sweep-files.js';
import type { Catalogue } from './catalogue/catalogue.js';
import type { Database } from './db/open-database.js';
import type { Env } from './env.js';
import { readMediaAddresses } from './http/media-addresses.js';
import { createJobs } from './jobs/jobs.js';
import { removeExpired } from './jobs/remove-expired.js';
import type { Mailbox } from './mail/mailbox.js';
import { mailWords, openMail } from './open-mail.js';
import type { ShopContext } from './shop-context.js';
import { openStorage } from './storage/open-storage.js';

/** What a shop runs on. */
interface ShopParts {
  env: Env;
  /** The catalogue in use at this moment. */
  catalogue: () => Catalogue;
  database: Database;
  /** Where mail goes while somebody works on the shop. */
  mailbox: Mailbox | null;
  log: Logger;
  /** The shop's pages; without them the server is the API and the files alone. */
  pages?: FastifyPluginAsync<ShopContext>;
}

/** A shop that does not listen yet. */
export interface Shop {
  app: FastifyInstance;
  /** What its owner should know of its settings: a sentence each. */
  words: readonly string[];
  /** Begins what goes on beside the answers: mail, and what is removed in time. */
  start(): void;
  /** Ends that. The app is ended by itself. */
  stop(): Promise<void>;
}

const demoWords = ({ isDemo }: Env): string | null =>
  isDemo ? 'Items without a review show samples. DEMO=off ends that.' : null;

/** The shop with everything that goes on in it, the same whether it runs as built or from its sources. */
export async function openShop({ env, catalogue, database, mailbox, log, pages }: ShopParts): Promise<Shop> {
  const mail = openMail(env, database, { mailbox, catalogue, log });
  const app = await createApp({
    env,
    catalogue,
    media: await readMediaAddresses(),
    database,
    log,
    mailbox,
    ...(mail && { wakeMail: mail.wake }),
    ...(pages && { pages }),
  });
  const storage = await openStorage(env);
  const jobs = createJobs({
    db: database.db,
    log,
    jobs: [removeExpired(database.db), sweepFiles(database.db, storage)],
  });
  return {
    app,
    words: [storage.words, mailWords(env), demoWords(env)].filter((words) => words !== null),
    start() {
      jobs.start();
      mail?.start();
    },
    async stop() {
      await Promise.all([jobs.stop(), mail?.stop()]);
    },
  };
}
