import { stat } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { Kysely } from 'kysely';
import type { Env } from '../env.js';
import { StartError } from '../start-error.js';
import { type Engine, isDamaged } from './engine.js';
import { migrate, schemaOf } from './migrate.js';
import { postgres } from './postgres.js';
import type { Schema } from './schema.js';
import { databaseFile, sqlite } from './sqlite.js';
import { whyNotOpened } from './why-not-opened.js';

/** Where a database is, by the settings. */
type Place = Pick<Env, 'databaseUrl' | 'dataDirectory'>;

/** The database, migrated and ready. */
export interface Database {
  engine: Engine['name'];
  db: Kysely<Schema>;
  /** Rejects when the database does not answer within two seconds, would not keep what is written now, or was found damaged. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

const pingPatience = 2_000;

const noShop = ({ databaseUrl, dataDirectory }: Place): StartError => {
  const [at, name] =
    databaseUrl === null ? [databaseFile(dataDirectory), 'DATA_DIR'] : ['DATABASE_URL', 'DATABASE_URL'];
  return new StartError(
    `There is no database of a shop at ${at}. Set ${name} to where the shop keeps it, or start the shop once.`,
  );
};

const engineOf = ({ databaseUrl, dataDirectory }: Place): Engine =>
  databaseUrl === null ? sqlite(dataDirectory) : postgres(databaseUrl);

/** A database that is open, whichever schema it has. */
interface Connected<T> {
  db: Kysely<T>;
  requireKept(): Promise<void>;
}

async function connect<T>(engine: Engine, onBroken: (error: Error) => void): Promise<Connected<T>> {
  const { dialect, requireKept } = await engine.open(onBroken);
  let damage: unknown = null;
  const db = new Kysely<T>({
    dialect,
    log(event) {
      if (event.level === 'error' && isDamaged(event.error)) damage = event.error;
    },
  });
  return {
    db,
    async requireKept() {
      // It does not mend itself: what is damaged once is looked at by who runs it.
      if (damage !== null) throw damage;
      await requireKept();
    },
  };
}

async function connectAndMigrate(
  engine: Engine,
  onBroken: (error: Error) => void,
  check: (db: Kysely<Schema>) => Promise<void>,
): Promise<Connected<Schema>> {
  const unlock = await engine.lock();
  try {
    const connected = await connect<Schema>(engine, onBroken);
    const { db } = connected;
    try {
      await check(db);
      await migrate(db);
      return connected;
    } catch (error) {
      await db.destroy();
      throw error;
    }
  } finally {
    await unlock();
  }
}

async function sayWhyNot<T>(place: Place, opening: Promise<T>): Promise<T> {
  try {
    return await opening;
  } catch (error) {
    const reason = error instanceof StartError ? null : whyNotOpened(error, place);
    throw reason === null ? error : new StartError(reason, { cause: error });
  }
}

async function ping(db: Kysely<Schema>): Promise<void> {
  const answered = new AbortController();
  const silence = wait(pingPatience, undefined, { signal: answered.signal, ref: false }).then(() => {
    throw new Error(`The database did not answer within ${pingPatience} ms.`);
  });
  try {
    await Promise.race([db.selectFrom('carts').select('id').limit(1).execute(), silence]);
  } finally {
    answered.abort();
  }
}

/**
 * Opens the database that the settings name, makes it where there is none, and brings its schema up to date. Any number of
 * servers may do so at the same moment. `onBroken` hears of connections that broke, and `check` sees it before anything is
 * changed in it. Throws a {@link StartError} where it can't be opened.
 */
export async function openDatabase(
  place: Place,
  onBroken: (error: Error) => void = () => {},
  check: (db: Kysely<Schema>) => Promise<void> = async () => {},
): Promise<Database> {
  const engine = engineOf(place);
  const { db, requireKept } = await sayWhyNot(place, connectAndMigrate(engine, onBroken, check));
  return {
    engine: engine.name,
    db,
    async ping() {
      await ping(db);
      await requireKept();
    },
    close: () => db.destroy(),
  };
}

/** Throws a {@link StartError} where no shop has run on the database that the settings name. */
async function requireSchema<T>(place: Place, db: Kysely<T>): Promise<void> {
  if ((await schemaOf(db)) === null) throw noShop(place);
}

/** The same before it is opened, which makes its file. */
async function requireFile(place: Place): Promise<void> {
  if (place.databaseUrl !== null) return;
  await stat(databaseFile(place.dataDirectory)).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') throw noShop(place);
  });
}

/** Opens the database of a shop that has run on it before, and makes none where there is none. Throws like the other. */
export async function openKept(place: Place): Promise<Database> {
  await requireFile(place);
  return openDatabase(place, undefined, (db) => requireSchema(place, db));
}

/** The same with the schema that it has, whichever that is. */
export async function openKeptAsItIs<T>(place: Place): Promise<Kysely<T>> {
  await requireFile(place);
  const db = await openAsItIs<T>(place);
  try {
    await requireSchema(place, db);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/** Opens the database that the settings name with the schema that it has, whichever that is. Throws like the first. */
export async function openAsItIs<T>(place: Place): Promise<Kysely<T>> {
  const { db } = await sayWhyNot(
    place,
    connect<T>(engineOf(place), () => {}),
  );
  return db;
}
