import { statfsSync } from 'node:fs';
import type { Env } from '../env.js';
import { engineCode, isDamaged, isStorageFull } from './engine.js';
import { databaseFile } from './sqlite.js';

/** Where a database is, by the settings. */
type Place = Pick<Env, 'databaseUrl' | 'dataDirectory'>;

/** What Kysely says when a database has had migrations that this program does not know. */
const isNewer = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('corrupted migrations');

/** What the engine writes beside its file before it reads anything, bytes. */
const leastRoom = 65_536;

/** Whether a folder has no room, whatever the engine made of that: it may say that it can't open its file. */
function isFull(directory: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(directory);
    return bavail * bsize < leastRoom;
  } catch {
    return false;
  }
}

function whyNotSqlite(error: unknown, directory: string): string {
  const code = engineCode(error);
  const file = databaseFile(directory);
  if (isStorageFull(error) || (/^SQLITE_(IOERR|CANTOPEN)/.test(code) && isFull(directory)))
    return `DATA_DIR can’t be used: the disk that holds ${directory} is full. Make room, then start again.`;
  if (isDamaged(error))
    return `DATA_DIR can’t be used: ${file} is no database of this shop, or is damaged. Move it away, then start again or restore a backup.`;
  if (/^SQLITE_(BUSY|LOCKED)/.test(code))
    return `DATA_DIR can’t be used: another program holds ${file}. End that one, then start again.`;
  return `DATA_DIR can’t be used: ${directory} is no folder that can be written to. Set it to one.`;
}

const postgresAdvice: readonly (readonly [RegExp, string])[] = [
  [/^28/, 'Correct the user and password in it.'],
  [/^3D000/, 'Create that database, or name another one.'],
  [/^42501/, 'Give its user the right to make tables.'],
  [/^(53|57P|55P03)/, 'Try again in a moment.'],
  [/^XX00[12]/, 'It is damaged: restore a backup.'],
  [/^(E[A-Z_]+|)$/, 'Check the host and port in it, and that PostgreSQL runs there.'],
];

function whyNotPostgres(error: Error): string {
  const code = engineCode(error);
  // A host with several addresses fails once for each.
  const [first = error] = error instanceof AggregateError ? error.errors : [];
  const words = (first instanceof Error && first.message) || code;
  const advice = postgresAdvice.find(([codes]) => codes.test(code))?.[1] ?? '';
  return `The database of DATABASE_URL can’t be opened: ${words.replace(/\.$/, '')}. ${advice}`.trimEnd();
}

/** Why a database could not be opened, in a sentence without secrets; null for a fault of this program. */
export function whyNotOpened(error: unknown, { databaseUrl, dataDirectory }: Place): string | null {
  if (!(error instanceof Error) || error instanceof TypeError || error instanceof ReferenceError) return null;
  if (isNewer(error))
    return 'The database was made by a newer version of the shop. Run that version, or restore a backup of this one.';
  return databaseUrl === null ? whyNotSqlite(error, dataDirectory) : whyNotPostgres(error);
}

/** The same of one that opened, and turned out to be damaged where it was read; null for any other fault. */
export const whyDamaged = (error: unknown, place: Place): string | null =>
  isDamaged(error) ? whyNotOpened(error, place) : null;
