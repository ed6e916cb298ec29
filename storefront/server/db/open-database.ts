import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, Migrator } from 'kysely';
import type { Env } from '../env.js';
import { StartError } from '../start-error.js';
import type { Engine } from './engine.js';
import { migrations } from './migrations.js';
import { postgres } from './postgres.js';
import type { Schema } from './schema.js';
import { sqlite } from './sqlite.js';
import { whyNotOpened } from './why-not-opened.js';

/** The database, migrated and ready. */
export interface Database {
  engine: Engine['name'];
  db: Kysely<Schema>;
  /** Rejects when the database does not answer within two seconds. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

const pingPatience = 2_000;

async function migrate(db: Kysely<Schema>): Promise<void> {
  const provider = { getMigrations: async () => ({ ...migrations }) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
}

async function open(engine: Engine, onBroken: (error: Error) => void): Promise<Kysely<Schema>> {
  const unlock = await engine.lock();
  try {
    const db = new Kysely<Schema>({ dialect: await engine.open(onBroken) });
    try {
      await migrate(db);
      return db;
    } catch (error) {
      await db.destroy();
      throw error;
    }
  } finally {
    await unlock();
  }
}

async function ping(db: Kysely<Schema>): Promise<void> {
  const answer = db.selectFrom('carts').select('id').limit(1).execute();
  const patience = new AbortController();
  const silence = wait(pingPatience, undefined, { signal: patience.signal, ref: false }).then(() => {
    throw new Error(`The database did not answer within ${pingPatience} ms.`);
  });
  try {
    await Promise.race([answer, silence]);
  } finally {
    patience.abort();
  }
}

/**
 * Opens the database that the settings name and brings its schema up to date. Any number of servers may do so at the
 * same moment. `onBroken` hears of connections that broke. Throws a {@link StartError} where it can't be opened.
 */
export async function openDatabase(
  place: Pick<Env, 'databaseUrl' | 'dataDirectory'>,
  onBroken: (error: Error) => void = () => {},
): Promise<Database> {
  const engine = place.databaseUrl === null ? sqlite(place.dataDirectory) : postgres(place.databaseUrl);
  const db = await open(engine, onBroken).catch((error: unknown) => {
    const reason = whyNotOpened(error, place);
    throw reason === null ? error : new StartError(reason, { cause: error });
  });
  return { engine: engine.name, db, ping: () => ping(db), close: () => db.destroy() };
}
