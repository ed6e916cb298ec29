/**
 * Kysely on `libsql`. The engine answers at once or says that it is busy; waiting for another process's write is done
 * here, between tries, so that this process goes on serving meanwhile; so is the wait for the disk after each commit.
 * Writes of this process take turns; reads have a connection of their own and wait for nobody.
 */
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SelectQueryNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from 'kysely';
import type Libsql from 'libsql';
import { engineCode } from './engine.js';
import type { SharedSync } from './shared-sync.js';

/** How long a statement waits for its turn and for another process's write, ms. */
const patience = 5_000;
/** Between two tries, ms: the first pause, which doubles, and the longest. Chance keeps processes out of step. */
const firstPause = 1;
const longestPause = 12;

/** How long queries that follow one another may keep the thread, ms: what somebody else asked meanwhile is answered then. */
const longestStretch = 1;
let lastTurn = performance.now();

/**
 * The engine answers on this thread, so that a request of many queries would hold up everybody else's from its first one to
 * its last.
 */
async function giveTurns(): Promise<void> {
  if (performance.now() - lastTurn < longestStretch) return;
  await nextTurn();
  lastTurn = performance.now();
}

/** Whether another process holds the lock that a statement needs. */
const isBusy = (error: unknown): boolean => /^SQLITE_(BUSY|LOCKED)/.test(engineCode(error));

/** Tries until the engine is not busy, or until `end` on the clock of `performance.now()`. */
async function retryBusy<T>(work: () => T, end: number): Promise<T> {
  for (let pause = firstPause; ; pause = Math.min(pause * 2, longestPause)) {
    try {
      return work();
    } catch (error) {
      if (!isBusy(error) || performance.now() >= end) throw error;
    }
    await wait(pause * (0.5 + Math.random()));
  }
}

/** The same for what is done while a database is being opened. */
export const waitWhileBusy = <T>(work: () => T, ms: number): Promise<T> =>
  retryBusy(work, performance.now() + ms);

function run<R>(database: Libsql.Database, { sql, parameters }: CompiledQuery): QueryResult<R> {
  const statement = database.prepare(sql);
  if (statement.reader) return { rows: statement.all(parameters) as R[] };
  const { changes, lastInsertRowid } = statement.run(parameters);
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
}

/** One turn after the other, in the order they were asked for. */
class Turns {
  #last: Promise<unknown> = Promise.resolve();

  /** Waits for the turn, and returns the function that ends it. */
  async take(): Promise<() => void> {
    const before = this.#last;
    let end = () => {};
    this.#last = new Promise<void>((resolve) => {
      end = resolve;
    });
    await before;
    return end;
  }
}

/** What the connections that Kysely sees share. */
interface Shared {
  /** Opens one more connection to the file. */
  connect(): Libsql.Database;
  writer: Libsql.Database;
  reader: Libsql.Database;
  writes: Turns;
  log: SharedSync;
}

function openReader({ connect, reader }: Pick<Shared, 'connect'> & Partial<Shared>): Libsql.Database {
  reader?.close();
  const fresh = connect();
  fresh.exec('pragma query_only = on');
  return fresh;
}

/** A transaction that is open. */
interface OpenTransaction {
  database: Libsql.Database;
  end(): void;
}

class SqliteConnection implements DatabaseConnection {
  readonly #shared: Shared;
  #open: OpenTransaction | null = null;

  constructor(shared: Shared) {
    this.#shared = shared;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#open) {
      await giveTurns();
      return run(this.#open.database, query);
    }
    if (SelectQueryNode.is(query.query)) return this.#read(query);
    // A statement that finds the lock taken keeps what it has begun until it is collected as garbage, and everything
    // after it sees the past. So no statement meets a taken lock: the transaction around it has the lock before.
    try {
      await this.begin({});
      const result = run<R>(this.#shared.writer, query);
      await this.commit();
      return result;
    } catch (error) {
      await this.rollback();
      throw error;
    } finally {
      await this.release();
    }
  }

  async #read<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    await giveTurns();
    return retryBusy(() => {
      try {
        return run<R>(this.#shared.reader, query);
      } catch (error) {
        // The same goes for a read, which rarely meets a lock: it leaves its connection behind.
        if (isBusy(error)) this.#shared.reader = openReader(this.#shared);
        throw error;
      }
    }, performance.now() + patience);
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query);
  }

  /**
   * Every transaction of ours that may write takes the write lock first: this spares the upgrade that two servers
   * deadlock over. One that only reads sees the database as it is now, and holds nobody up.
   */
  async begin({ accessMode }: TransactionSettings): Promise<void> {
    const { connect, writer, writes, log } = this.#shared;
    const end = performance.now() + patience;
    if (accessMode === 'read only') {
      const database = connect();
      this.#open = { database, end: () => database.close() };
      database.exec('begin');
      return;
    }
    const endTurn = await writes.take();
    await giveTurns();
    try {
      log.requireSound();
      await retryBusy(() => writer.exec('begin immediate'), end);
    } catch (error) {
      endTurn();
      throw error;
    }
    this.#open = { database: writer, end: endTurn };
  }

  /** Returns when what was written is on the disk. Whoever is next writes meanwhile. */
  async commit(): Promise<void> {
    const { log, writer } = this.#shared;
    const isWrite = this.#open?.database === writer;
    // Before anybody is told that it is kept.
    if (isWrite) log.requireSound();
    this.#open?.database.exec('commit');
    // Another process that waits for the lock finds it free for a moment.
    await nextTurn();
    await this.release();
    if (isWrite) await log.wait();
  }

  /** Where the engine has rolled back by itself, as it does on a full disk, there is nothing left to roll back. */
  async rollback(): Promise<void> {
    if (this.#open?.database.inTransaction) this.#open.database.exec('rollback');
  }

  async release(): Promise<void> {
    const open = this.#open;
    this.#open = null;
    if (!open) return;
    try {
      if (open.database.inTransaction) open.database.exec('rollback');
    } finally {
      open.end();
    }
  }
}

class SqliteFileDriver implements Driver {
  readonly #shared: Shared;

  constructor(shared: Shared) {
    this.#shared = shared;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteConnection> {
    return new SqliteConnection(this.#shared);
  }

  beginTransaction(connection: SqliteConnection, settings: TransactionSettings): Promise<void> {
    return connection.begin(settings);
  }

  commitTransaction(connection: SqliteConnection): Promise<void> {
    return connection.commit();
  }

  rollbackTransaction(connection: SqliteConnection): Promise<void> {
    return connection.rollback();
  }

  releaseConnection(connection: SqliteConnection): Promise<void> {
    return connection.release();
  }

  async destroy(): Promise<void> {
    await this.#shared.log.close();
    this.#shared.reader.close();
    this.#shared.writer.close();
  }
}

/** SQLite undoes a change of the schema like any other: a migration that fails or is killed leaves nothing behind. */
class SqliteFileAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * The dialect of one file; `connect` opens a connection to it, and is called for each that is needed. `openLog` comes
 * after the first of them, which makes the log.
 */
export function sqliteDialect(connect: () => Libsql.Database, openLog: () => SharedSync): Dialect {
  const writer = connect();
  const reader = openReader({ connect });
  const shared: Shared = { connect, writer, reader, writes: new Turns(), log: openLog() };
  return {
    createAdapter: () => new SqliteFileAdapter(),
    createDriver: () => new SqliteFileDriver(shared),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}
