import { Kysely, Migrator, sql } from 'kysely';
import type { Env } from '../env.js';
import { type Engine, postgres, sqlite } from './engine.js';
import { migrations } from './migrations.js';
import type { Schema } from './schema.js';

/** The database, migrated and ready. */
export interface Database {
  engine: Engine['name'];
  db: Kysely<Schema>;
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the database that the settings name and brings its schema up to date. Any number of servers may do so at the
 * same moment. `onBroken` hears of connections that broke.
 */
export async function openDatabase(
  { databaseUrl, dataDirectory }: Pick<Env, 'databaseUrl' | 'dataDirectory'>,
  onBroken: (error: Error) => void = () => {},
): Promise<Database> {
  const engine = databaseUrl === null ? sqlite(dataDirectory) : postgres(databaseUrl);
  const unlock = await engine.lock();
  let db: Kysely<Schema> | undefined;
  try {
    db = new Kysely<Schema>({ dialect: engine.open(onBroken) });
    const { error } = await new Migrator({
      db,
      provider: { getMigrations: async () => ({ ...migrations }) },
    }).migrateToLatest();
    if (error) throw error;
  } catch (error) {
    await db?.destroy();
    throw error;
  } finally {
    await unlock();
  }
  const opened = db;
  return {
    engine: engine.name,
    db: opened,
    async ping() {
      await sql`select 1`.execute(opened);
    },
    close: () => opened.destroy(),
  };
}
