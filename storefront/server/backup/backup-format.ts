import { type Infer, is, literal, nullable, number, object, record, string, union } from 'superstruct';

/**
 * A backup is a gzip'ed text of JSON lines: a head, one line for each row, an end that counts them. It knows no engine,
 * so that a backup of one restores into the other.
 */
export const backupFormat = 1;

const Head = object({
  kerf_backup: number(),
  /** The last migration of the schema that the rows are of. */
  schema: string(),
  made_at: string(),
});
const Row = object({ table: string(), row: record(string(), nullable(union([string(), number()]))) });
const End = object({ end: literal(true), rows: number() });

/** The first line. */
export type BackupHead = Infer<typeof Head>;
/** One of the lines between. */
export type BackupRow = Infer<typeof Row>;
/** The last line. */
export type BackupEnd = Infer<typeof End>;

export const isHead = (line: unknown): line is BackupHead => is(line, Head);
export const isRow = (line: unknown): line is BackupRow => is(line, Row);
export const isEnd = (line: unknown): line is BackupEnd => is(line, End);

/** A database whose tables are known by name alone; each has a text `id`. */
export interface AnySchema {
  [table: string]: { id: string; [column: string]: string | number | null };
}

/**
 * What is in a backup, each table after those that it refers to. What is of the moment is not: limits and jobs; mail,
 * which would go out again; sessions and proofs under way, since who was signed out after the backup stays so.
 */
export const keptTables = [
  'people',
  'identities',
  'addresses',
  'account_events',
  'guests',
  'carts',
  'cart_lines',
  'quotations',
  'quotation_lines',
  'quotation_keys',
  'orders',
  'order_lines',
  'artworks',
  'order_events',
  'payments',
  'refunds',
  'proofs',
  'proof_parts',
  'order_messages',
  'message_files',
  'quote_requests',
  'quote_files',
  'sample_requests',
  'reviews',
  'review_pictures',
  'idempotency_keys',
  'widget_files',
] as const;

/** What a restore adds to and takes nothing from: what was sent under a version is sent for good. */
export const isAddedTo = (table: string): boolean => table === 'widget_files';
