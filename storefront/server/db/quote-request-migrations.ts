import type { Kysely, Migration } from 'kysely';

/** The change of the schema that brought requests for a quote, and the files that come with them. */
export const quoteRequestMigrations: Readonly<Record<string, Migration>> = {
  '0021-quote-requests': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable('quote_requests')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('number', 'text', (column) => column.notNull().unique())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('person_id', 'text', (column) => column.references('people.id').onDelete('set null'))
        .addColumn('guest_id', 'text')
        .addColumn('first_name', 'text', (column) => column.notNull())
        .addColumn('last_name', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('email_key', 'text', (column) => column.notNull())
        .addColumn('configuration', 'text')
        .addColumn('quantity', 'integer')
        .addColumn('summary', 'text', (column) => column.notNull())
        .addColumn('comment', 'text', (column) => column.notNull())
        .addColumn('details', 'text', (column) => column.notNull())
        .addColumn('utm', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('quotation_id', 'text')
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('quote_requests_by_state')
        .on('quote_requests')
        .columns(['state', 'created_at', 'id'])
        .execute();
      await db.schema
        .createIndex('quote_requests_of_person')
        .on('quote_requests')
        .column('person_id')
        .execute();
      await db.schema
        .createTable('quote_files')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('request_id', 'text', (column) =>
          column.references('quote_requests.id').onDelete('cascade'),
        )
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('bytes', 'integer', (column) => column.notNull())
        .addColumn('sha256', 'text', (column) => column.notNull())
        .addColumn('storage_key', 'text', (column) => column.notNull().unique())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('quote_files_of_request')
        .on('quote_files')
        .columns(['request_id', 'created_at'])
        .execute();
    },
  },
};
