import type { Kysely, Migration } from 'kysely';

/** The changes of the schema that brought figures of artwork, files in messages, and points that are spent. */
export const fileMigrations: Readonly<Record<string, Migration>> = {
  '0016-files-and-points': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema.alterTable('artworks').addColumn('figure', 'text').execute();
      await db.schema
        .alterTable('orders')
        .addColumn('points', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      await db.schema
        .createTable('message_files')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('order_id', 'text', (column) =>
          column.notNull().references('orders.id').onDelete('cascade'),
        )
        .addColumn('message_id', 'text', (column) =>
          column.references('order_messages.id').onDelete('cascade'),
        )
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('bytes', 'integer', (column) => column.notNull())
        .addColumn('sha256', 'text', (column) => column.notNull())
        .addColumn('storage_key', 'text', (column) => column.notNull().unique())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('message_files_of_order')
        .on('message_files')
        .columns(['order_id', 'message_id'])
        .execute();
      await db.schema
        .createIndex('message_files_of_message')
        .on('message_files')
        .column('message_id')
        .execute();
    },
  },
};
