/** Where the two engines differ: how they are opened, locked for migrations, and how they say that they can't go on. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresDialect,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely';
import Libsql from 'libsql';
import pg from 'pg';

/** One of the two, ready to be opened. */
export interface Engine {
  name: 'sqlite' | 'postgres';
  /** Waits until no other server migrates this database, and returns the function that lets the next one in. */
  lock(): Promise<() => Promise<void>>;
  /** Opens it; only under the lock, since opening may write. `onBroken` hears of connections that broke. */
  open(onBroken: (error: Error) => void): Dialect;
}

const lockWait = 60_000;
const lockPoll = 25;
/** How long a statement waits for another process's write, ms. */
const busyTimeout = 5_000;
/** Names the migration lock among the advisory locks of a PostgreSQL; any number will do that stays the same. */
const advisoryLock = 4_300_001;

/** Every transaction of ours writes: taking the write lock first spares the upgrade that two servers deadlock over. */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

class ImmediateDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new ImmediateDriver(this.#config);
  }
}

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');

/** The embedded engine: one file in `directory`, in write-ahead mode, each commit on the disk before it is answered. */
export function sqlite(directory: string): Engine {
  return {
    name: 'sqlite',
    async lock() {
      await mkdir(directory, { recursive: true });
      // A database of its own as the lock: the system lets go of it when the process dies, however it dies.
      const side = new Libsql(join(directory, 'migrations.lock'));
      for (const end = Date.now() + lockWait; ; await wait(lockPoll)) {
        try {
          side.exec('begin exclusive');
          break;
        } catch (error) {
          if (!isBusy(error) || Date.now() > end) {
            side.close();
            throw error;
          }
        }
      }
      return async () => {
        side.exec('rollback');
        side.close();
      };
    },
    open() {
      const database = new Libsql(join(directory, 'kerf.db'));
      database.exec(`pragma busy_timeout = ${busyTimeout}`);
      database.exec('pragma journal_mode = wal');
      database.exec('pragma synchronous = full');
      database.exec('pragma foreign_keys = on');
      return new ImmediateDialect({ database });
    },
  };
}

/** A PostgreSQL, or what speaks like one. */
export function postgres(url: string): Engine {
  return {
    name: 'postgres',
    async lock() {
      const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
      await client.connect();
      await client.query(`select pg_advisory_lock(${advisoryLock})`);
      // The lock belongs to the connection, and ends with it.
      return () => client.end();
    },
    open(onBroken) {
      const pool = new pg.Pool({
        connectionString: url,
        max: 10,
        connectionTimeoutMillis: 5_000,
        statement_timeout: 10_000,
        idle_in_transaction_session_timeout: 10_000,
      });
      // Without listeners, a database that goes away would take the server with it: the pool's hears of connections
      // that nobody uses, each connection's own of the rest.
      pool.on('error', onBroken);
      pool.on('connect', (client) => client.on('error', onBroken));
      return new PostgresDialect({ pool });
    },
  };
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Whether an error says that the disk of the database is full. */
export const isStorageFull = (error: unknown): boolean => /^(SQLITE_FULL|53100)$/.test(codeOf(error));

/** Whether an error says that the database can't be reached or is busy, so that the same call may work later. */
export const isUnavailable = (error: unknown): boolean =>
  /^(SQLITE_BUSY|SQLITE_LOCKED|SQLITE_IOERR|SQLITE_CANTOPEN|SQLITE_READONLY|08|57P|57014|53|40001|40P01|ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND)/.test(
    codeOf(error),
  ) ||
  (error instanceof Error &&
    /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/.test(
      error.message,
    ));
