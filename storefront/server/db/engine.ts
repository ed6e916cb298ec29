import type { Dialect } from 'kysely';

/** A database that was opened. */
interface OpenedEngine {
  dialect: Dialect;
  /** Rejects where what is written now would not be kept. */
  requireKept(): Promise<void>;
}

/** One of the two databases that the shop runs on, ready to be opened. */
export interface Engine {
  name: 'sqlite' | 'postgres';
  /** Waits until no other server migrates this database, and returns the function that lets the next one in. */
  lock(): Promise<() => Promise<void>>;
  /** Opens it; only under the lock, since opening may write. `onBroken` hears of connections that broke. */
  open(onBroken: (error: Error) => void): Promise<OpenedEngine>;
}

/** The code that an engine, or the system under it, gave its error; '' for any other error. */
export const engineCode = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** As the engine names it where it sees by itself that its file was moved. */
export const movedCode = 'SQLITE_READONLY_DBMOVED';

/** Whether an error says that the disk of the database is full. */
export const isStorageFull = (error: unknown): boolean =>
  /^(SQLITE_FULL|53100|ENOSPC|EDQUOT)$/.test(engineCode(error));

/** Whether an error says that the database is none, or not a whole one. */
export const isDamaged = (error: unknown): boolean =>
  /^(SQLITE_(NOTADB|CORRUPT)|XX00[12]$)/.test(engineCode(error));

/** Whether an error says that the file of the database is not where it was opened. */
export const isMoved = (error: unknown): boolean => engineCode(error) === movedCode;

/** Whether an error says that a value, which no two rows may have, is another row's already. */
export const isTaken = (error: unknown): boolean =>
  /^(SQLITE_CONSTRAINT_UNIQUE|23505)$/.test(engineCode(error));

/** Whether an error says that the database can't be reached or is busy, so that the same call may work later. */
export const isUnavailable = (error: unknown): boolean =>
  /^(SQLITE_BUSY|SQLITE_LOCKED|SQLITE_IOERR|EIO|SQLITE_CANTOPEN|SQLITE_READONLY|08|25P03|57P|57014|55P03|53|40001|40P01|ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)/.test(
    engineCode(error),
  ) ||
  (error instanceof Error &&
    /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Unable to check out)/.test(
      error.message,
    ));
