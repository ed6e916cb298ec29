import { type Kysely, type Migration, sql } from 'kysely';

/** The change of the schema by which a piece is ordered again with its artwork: one file of several pieces. */
export const againMigrations: Readonly<Record<string, Migration>> = {
  '0023-artwork-again': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema.alterTable('cart_lines').addColumn('artwork_line_id', 'text').execute();
      await db.schema.alterTable('cart_lines').addColumn('artwork_order_number', 'text').execute();
      // Made anew: SQLite can't drop the rule that a file is of one piece alone.
      await db.schema
        .createTable('artworks_of_pieces')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('line_id', 'text', (column) =>
          column.notNull().references('order_lines.id').onDelete('cascade'),
        )
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('bytes', 'integer', (column) => column.notNull())
        .addColumn('sha256', 'text', (column) => column.notNull())
        .addColumn('storage_key', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('report', 'text', (column) => column.notNull())
        .addColumn('held_until', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('removed_at', 'text')
        .addColumn('figure', 'text')
        .addUniqueConstraint('artworks_once', ['storage_key', 'line_id'])
        .execute();
      const columns = sql.raw(
        'id, line_id, name, kind, bytes, sha256, storage_key, state, report, held_until, created_at, removed_at, figure',
      );
      await sql`insert into artworks_of_pieces (${columns}) select ${columns} from artworks`.execute(db);
      await db.schema.dropTable('artworks').execute();
      await db.schema.alterTable('artworks_of_pieces').renameTo('artworks').execute();
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
  '0026-artwork-sizes': {
    async up(db: Kysely<unknown>): Promise<void> {
      for (const side of ['artwork_width', 'artwork_height'])
        await db.schema.alterTable('cart_lines').addColumn(side, 'double precision').execute();
    },
  },
};
