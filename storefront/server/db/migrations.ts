import type { Kysely, Migration } from 'kysely';

/**
 * Every change of the schema, in order, by a name that sorts. Written with what both engines understand; one that was
 * released is never edited.
 */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-carts': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable('carts')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('token_hash', 'text', (column) => column.notNull().unique())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('updated_at', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('cart_lines')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('cart_id', 'text', (column) => column.notNull().references('carts.id').onDelete('cascade'))
        .addColumn('position', 'integer', (column) => column.notNull())
        .addColumn('configuration', 'text', (column) => column.notNull())
        .addColumn('product_name', 'text', (column) => column.notNull())
        .addColumn('summary', 'text', (column) => column.notNull())
        .addColumn('quantity', 'integer', (column) => column.notNull())
        .addColumn('kinds', 'integer', (column) => column.notNull())
        .addColumn('price_cents', 'integer', (column) => column.notNull())
        .addColumn('product_pricing_id', 'text', (column) => column.notNull())
        .addColumn('shipping_method_id', 'integer')
        .addColumn('quote_slider_id', 'integer', (column) => column.notNull())
        .addColumn('uses_id', 'integer')
        .addColumn('uses_product_id', 'integer')
        .addColumn('guest_id', 'text')
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('updated_at', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('cart_lines_of_cart')
        .on('cart_lines')
        .columns(['cart_id', 'position'])
        .execute();
    },
  },
  '0002-idempotency-keys': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable('idempotency_keys')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('request_hash', 'text', (column) => column.notNull())
        .addColumn('status', 'integer', (column) => column.notNull())
        .addColumn('body', 'text', (column) => column.notNull())
        .addColumn('expires_at', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('idempotency_keys_by_expiry')
        .on('idempotency_keys')
        .column('expires_at')
        .execute();
    },
  },
  '0003-limits-and-jobs': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable('limits')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('remaining', 'integer', (column) => column.notNull())
        .addColumn('resets_at', 'text', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('limits_by_reset').on('limits').column('resets_at').execute();
      await db.schema
        .createTable('jobs')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('due_at', 'text', (column) => column.notNull())
        .addColumn('holder', 'text', (column) => column.notNull())
        .addColumn('held_until', 'text', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('carts_by_change').on('carts').column('updated_at').execute();
    },
  },
  '0004-removed-lines': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema.alterTable('cart_lines').addColumn('removed_at', 'text').execute();
      await db.schema.createIndex('cart_lines_by_removal').on('cart_lines').column('removed_at').execute();
    },
  },
  '0005-added-quantities': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema.alterTable('cart_lines').addColumn('added_quantity', 'integer').execute();
    },
  },
  '0006-widget-files': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable('widget_files')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('content', 'text', (column) => column.notNull())
        .addColumn('integrity', 'text', (column) => column.notNull())
        .addColumn('published_at', 'text', (column) => column.notNull())
        .execute();
    },
  },
};
