import { type Kysely, type Migration, sql } from 'kysely';

/** The changes of the schema that brought payments as rows, what is to be given back, and what of it is under way. */
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
  '0033-refunds-under-way': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .alterTable('refunds')
        .addColumn('beyond_cents', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      // What was begun and never confirmed counted as given back, and nobody was reminded of it.
      const begun = sql`(select sum(amount_cents) from refunds
        where refunds.order_id = orders.id and refunds.settled_at is null)`;
      await sql`update orders set
        refunded_cents = refunded_cents - ${begun},
        owed_cents = owed_cents + ${begun},
        payment = case
          when payment = 'unpaid' then payment
          when refunded_cents - ${begun} <= 0 then 'paid'
          when refunded_cents - ${begun} < received_cents then 'partly-refunded'
          else 'refunded'
        end
        where id in (select order_id from refunds where settled_at is null)`.execute(db);
    },
  },
  '0034-refunds-that-come-back': {
    async up(db: Kysely<unknown>): Promise<void> {
      for (const column of ['failed_at', 'failed_reference'])
        await db.schema.alterTable('refunds').addColumn(column, 'text').execute();
    },
  },
  '0035-delivery-kept': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .alterTable('order_lines')
        .addColumn('delivery_kept_cents', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
    },
  },
};
