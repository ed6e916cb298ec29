import type { Kysely, Migration } from 'kysely';

/** The change of the schema that brought sample packs. */
export const sampleMigrations: Readonly<Record<string, Migration>> = {
  '0025-sample-packs': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable('sample_requests')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('number', 'text', (column) => column.notNull().unique())
        .addColumn('person_id', 'text', (column) => column.references('people.id').onDelete('cascade'))
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('email_key', 'text', (column) => column.notNull())
        .addColumn('ship_to', 'text', (column) => column.notNull())
        .addColumn('wish', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('sent_at', 'text')
        .execute();
      await db.schema
        .createIndex('sample_requests_by_state')
        .on('sample_requests')
        .columns(['state', 'created_at', 'id'])
        .execute();
      await db.schema
        .createIndex('sample_requests_of_email')
        .on('sample_requests')
        .columns(['email_key', 'created_at'])
        .execute();
      await db.schema
        .createIndex('sample_requests_of_person')
        .on('sample_requests')
        .column('person_id')
        .execute();
    },
  },
};
