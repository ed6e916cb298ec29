import type { Kysely, Migration } from 'kysely';

/** The change of the schema that brought reviews: one for each piece that was ordered at most, and their pictures. */
export const reviewMigrations: Readonly<Record<string, Migration>> = {
  '0024-reviews': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable('reviews')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('line_id', 'text', (column) =>
          column.notNull().unique().references('order_lines.id').onDelete('cascade'),
        )
        .addColumn('item_id', 'integer', (column) => column.notNull())
        .addColumn('rate', 'integer', (column) => column.notNull())
        .addColumn('title', 'text', (column) => column.notNull())
        .addColumn('comment', 'text', (column) => column.notNull())
        .addColumn('customer', 'text', (column) => column.notNull())
        .addColumn('pictures', 'integer', (column) => column.notNull())
        .addColumn('answer', 'text', (column) => column.notNull())
        .addColumn('hidden_at', 'text')
        .addColumn('hidden_for', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('updated_at', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('reviews_of_item')
        .on('reviews')
        .columns(['item_id', 'created_at', 'id'])
        .execute();
      await db.schema.createIndex('reviews_by_time').on('reviews').columns(['created_at', 'id']).execute();
      await db.schema
        .createTable('review_pictures')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('review_id', 'text', (column) =>
          column.notNull().references('reviews.id').onDelete('cascade'),
        )
        .addColumn('position', 'integer', (column) => column.notNull())
        .addColumn('size', 'text', (column) => column.notNull())
        .addColumn('storage_key', 'text', (column) => column.notNull().unique())
        .execute();
      await db.schema
        .createIndex('review_pictures_of_review')
        .on('review_pictures')
        .columns(['review_id', 'position'])
        .execute();
    },
  },
};
