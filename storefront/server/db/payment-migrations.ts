import { type Kysely, type Migration, sql } from 'kysely';

/** The change of the schema that brought payments as rows, and what is to be given back. */
export const paymentMigrations: Readonly<Record<string, Migration>> = {
  '0019-payments': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable('payments')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('order_id', 'text', (column) =>
          column.notNull().references('orders.id').onDelete('cascade'),
        )
        .addColumn('amount_cents', 'integer', (column) => column.notNull())
        .addColumn('reference', 'text', (column) => column.unique())
        .addColumn('at', 'text', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('payments_of_order').on('payments').column('order_id').execute();
      for (const column of ['delivery_cents', 'points_returned', 'received_cents', 'owed_cents'])
        await db.schema
          .alterTable('orders')
          .addColumn(column, 'integer', (added) => added.notNull().defaultTo(0))
          .execute();
      await db.schema.alterTable('refunds').addColumn('reference', 'text').execute();
      await db.schema.alterTable('refunds').addColumn('settled_at', 'text').execute();
      await sql`update orders set delivery_cents = shipping_cents`.execute(db);
      await sql`update orders set received_cents = total_cents where payment <> 'unpaid'`.execute(db);
      await sql`update refunds set settled_at = at, reference =
        (select payment_reference from orders where orders.id = refunds.order_id)`.execute(db);
      await sql`insert into payments (id, order_id, amount_cents, reference, at)
        select id, id, total_cents, payment_reference, paid_at from orders
        where paid_at is not null and total_cents > 0`.execute(db);
      await db.schema
        .createIndex('orders_owing')
        .on('orders')
        .column('placed_at')
        .where(sql.ref('owed_cents'), '>', 0)
        .execute();
    },
  },
};
