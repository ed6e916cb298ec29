import type { Kysely, Migration } from 'kysely';

/** The changes of the schema that brought the addresses of members. */
export const addressMigrations: Readonly<Record<string, Migration>> = {
  '0014-addresses': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable('addresses')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('person_id', 'text', (column) =>
          column.notNull().references('people.id').onDelete('cascade'),
        )
        .addColumn('label', 'text', (column) => column.notNull())
        .addColumn('address', 'text', (column) => column.notNull())
        .addColumn('address_key', 'text', (column) => column.notNull())
        .addColumn('is_default', 'integer', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('updated_at', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('addresses_of_person')
        .on('addresses')
        .columns(['person_id', 'address_key'])
        .unique()
        .execute();
    },
  },
};
