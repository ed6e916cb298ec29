import { type Kysely, Migrator } from 'kysely';
import { migrations } from './migrations.js';

/** The name of the schema that this program works with: its last migration. */
export const latestSchema = Object.keys(migrations).sort().at(-1) ?? '';

/** Whether this program knows a schema. */
export const knowsSchema = (name: string): boolean => Object.hasOwn(migrations, name);

/** Brings an empty or older database to a schema; without a name, to the latest. */
export async function migrate<T>(db: Kysely<T>, schema?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = await (schema === undefined ? migrator.migrateToLatest() : migrator.migrateTo(schema));
  if (error) throw error;
}
