import { type Kysely, Migrator, sql } from 'kysely';
import { migrations } from './migrations.js';

/** The name of the schema that this program works with: its last migration. */
export const latestSchema = Object.keys(migrations).sort().at(-1) ?? '';

/** Whether this program knows a schema. */
export const knowsSchema = (name: string): boolean => Object.hasOwn(migrations, name);

/** The schema that a database has; null for one that no shop has run on. */
export async function schemaOf<T>(db: Kysely<T>): Promise<string | null> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (tables.every(({ name }) => name !== 'kysely_migration')) return null;
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name desc limit 1
  `.execute(db);
  return rows[0]?.name ?? null;
}

/** Brings an empty or older database to a schema; without a name, to the latest. */
export async function migrate<T>(db: Kysely<T>, schema?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = await (schema === undefined ? migrator.migrateToLatest() : migrator.migrateTo(schema));
  if (error) throw error;
}
