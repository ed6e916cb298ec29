import type { Kysely, Migration } from 'kysely';

/** The changes of the schema that brought what is ordered. */
export const orderMigrations: Readonly<Record<string, Migration>> = {
  '0011-orders': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable('checkouts')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('cart_id', 'text', (column) =>
          column.notNull().unique().references('carts.id').onDelete('cascade'),
        )
        .addColumn('typed', 'text', (column) => column.notNull())
        .addColumn('updated_at', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('orders')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('number', 'text', (column) => column.notNull().unique())
        .addColumn('checkout_id', 'text', (column) => column.notNull().unique())
        .addColumn('person_id', 'text', (column) => column.references('people.id').onDelete('set null'))
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('email_key', 'text', (column) => column.notNull())
        .addColumn('ship_to', 'text', (column) => column.notNull())
        .addColumn('bill_to', 'text', (column) => column.notNull())
        .addColumn('sub_total_cents', 'integer', (column) => column.notNull())
        .addColumn('shipping_cents', 'integer', (column) => column.notNull())
        .addColumn('total_cents', 'integer', (column) => column.notNull())
        .addColumn('refunded_cents', 'integer', (column) => column.notNull())
        .addColumn('payment', 'text', (column) => column.notNull())
        .addColumn('payment_way', 'text', (column) => column.notNull())
        .addColumn('payment_reference', 'text')
        .addColumn('placed_at', 'text', (column) => column.notNull())
        .addColumn('paid_at', 'text')
        .execute();
      await db.schema
        .createIndex('orders_of_person')
        .on('orders')
        .columns(['person_id', 'placed_at', 'id'])
        .execute();
      await db.schema
        .createIndex('orders_by_email')
        .on('orders')
        .columns(['email_key', 'placed_at', 'id'])
        .execute();
      await db.schema.createIndex('orders_by_time').on('orders').columns(['placed_at', 'id']).execute();
      await db.schema
        .createTable('order_lines')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('order_id', 'text', (column) =>
          column.notNull().references('orders.id').onDelete('cascade'),
        )
        .addColumn('position', 'integer', (column) => column.notNull())
        .addColumn('configuration', 'text', (column) => column.notNull())
        .addColumn('product_name', 'text', (column) => column.notNull())
        .addColumn('summary', 'text', (column) => column.notNull())
        .addColumn('quantity', 'integer', (column) => column.notNull())
        .addColumn('kinds', 'integer', (column) => column.notNull())
        .addColumn('price_cents', 'integer', (column) => column.notNull())
        .addColumn('product_pricing_id', 'text', (column) => column.notNull())
        .addColumn('shipping_method_id', 'integer')
        .addColumn('printing_days', 'integer', (column) => column.notNull())
        .addColumn('shipping_days', 'integer', (column) => column.notNull())
        .addColumn('stage', 'text', (column) => column.notNull())
        .addColumn('stage_since', 'text', (column) => column.notNull())
        .addColumn('tracking', 'text')
        .execute();
      await db.schema
        .createIndex('order_lines_of_order')
        .on('order_lines')
        .columns(['order_id', 'position'])
        .execute();
      await db.schema
        .createIndex('order_lines_by_stage')
        .on('order_lines')
        .columns(['stage', 'stage_since'])
        .execute();
      await db.schema
        .createTable('order_events')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('order_id', 'text', (column) =>
          column.notNull().references('orders.id').onDelete('cascade'),
        )
        .addColumn('line_id', 'text')
        .addColumn('at', 'text', (column) => column.notNull())
        .addColumn('what', 'text', (column) => column.notNull())
        .addColumn('detail', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('order_events_of_order')
        .on('order_events')
        .columns(['order_id', 'at', 'id'])
        .execute();
      await db.schema
        .createTable('order_keys')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('order_id', 'text', (column) =>
          column.notNull().references('orders.id').onDelete('cascade'),
        )
        .addColumn('expires_at', 'text', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('order_keys_of_order').on('order_keys').column('order_id').execute();
      await db.schema.createIndex('order_keys_by_expiry').on('order_keys').column('expires_at').execute();
      await db.schema
        .createTable('refunds')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('order_id', 'text', (column) =>
          column.notNull().references('orders.id').onDelete('cascade'),
        )
        .addColumn('amount_cents', 'integer', (column) => column.notNull())
        .addColumn('reason', 'text', (column) => column.notNull())
        .addColumn('at', 'text', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('refunds_of_order').on('refunds').column('order_id').execute();
    },
  },
  '0027-checkouts-in-order': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema.alterTable('checkouts').addColumn('typed_at', 'double precision').execute();
    },
  },
  '0029-points-of-pieces': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .alterTable('order_lines')
        .addColumn('points_returned', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
    },
  },
  '0032-joined-quantities': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema.alterTable('cart_lines').addColumn('joined_quantity', 'integer').execute();
    },
  },
};
