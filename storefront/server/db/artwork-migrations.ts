import type { Kysely, Migration } from 'kysely';

/** The changes of the schema that brought artwork. */
export const artworkMigrations: Readonly<Record<string, Migration>> = {
  '0012-artworks': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable('artworks')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('line_id', 'text', (column) =>
          column.notNull().references('order_lines.id').onDelete('cascade'),
        )
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('bytes', 'integer', (column) => column.notNull())
        .addColumn('sha256', 'text', (column) => column.notNull())
        .addColumn('storage_key', 'text', (column) => column.notNull().unique())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('report', 'text', (column) => column.notNull())
        .addColumn('held_until', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('removed_at', 'text')
        .execute();
      await db.schema
        .createIndex('artworks_of_line')
        .on('artworks')
        .columns(['line_id', 'created_at', 'id'])
        .execute();
      await db.schema
        .createIndex('artworks_by_turn')
        .on('artworks')
        .columns(['state', 'held_until'])
        .execute();
      await db.schema.createIndex('artworks_by_removal').on('artworks').column('removed_at').execute();
    },
  },
  '0028-artwork-pages': {
    async up(db: Kysely<unknown>): Promise<void> {
      for (const count of ['pages', 'sides'])
        await db.schema.alterTable('artworks').addColumn(count, 'integer').execute();
    },
  },
  '0030-artwork-looks': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .alterTable('artworks')
        .addColumn('looks', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
    },
  },
};
