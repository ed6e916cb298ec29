import type { Kysely, Migration } from 'kysely';

/** The indexes that lists of orders are read by, in their order and from any place in them. */
export const orderIndexMigrations: Readonly<Record<string, Migration>> = {
  '0015-order-lists': {
    async up(db: Kysely<unknown>): Promise<void> {
      // A member's orders have their address too: those placed without an account are found without stepping over them.
      await db.schema
        .createIndex('orders_of_guests')
        .on('orders')
        .columns(['email_key', 'placed_at', 'id'])
        .where('person_id' as never, 'is', null)
        .execute();
      await db.schema.dropIndex('orders_by_email').execute();
      await db.schema.dropIndex('order_lines_by_stage').execute();
      await db.schema
        .createIndex('order_lines_by_stage')
        .on('order_lines')
        .columns(['stage', 'stage_since', 'id'])
        .execute();
    },
  },
};
