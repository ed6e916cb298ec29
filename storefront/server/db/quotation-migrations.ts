import type { Kysely, Migration } from 'kysely';

/** The changes of the schema that brought quotations, and lines of carts that have their prices. */
export const quotationMigrations: Readonly<Record<string, Migration>> = {
  '0020-quotations': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable('quotations')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('number', 'text', (column) => column.notNull().unique())
        .addColumn('person_id', 'text', (column) => column.references('people.id').onDelete('cascade'))
        .addColumn('cart_id', 'text', (column) => column.references('carts.id').onDelete('set null'))
        .addColumn('guest_id', 'text')
        .addColumn('email', 'text')
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('company', 'text', (column) => column.notNull())
        .addColumn('address', 'text', (column) => column.notNull())
        .addColumn('sub_total_cents', 'integer', (column) => column.notNull())
        .addColumn('point_discount_cents', 'integer', (column) => column.notNull())
        .addColumn('coupon_discount_cents', 'integer', (column) => column.notNull())
        .addColumn('shipping_cents', 'integer', (column) => column.notNull())
        .addColumn('total_cents', 'integer', (column) => column.notNull())
        .addColumn('note', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('held_until', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('quotations_of_person')
        .on('quotations')
        .columns(['person_id', 'created_at', 'id'])
        .execute();
      await db.schema.createIndex('quotations_of_cart').on('quotations').column('cart_id').execute();
      await db.schema.createIndex('quotations_by_end').on('quotations').column('held_until').execute();
      await db.schema
        .createTable('quotation_lines')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('quotation_id', 'text', (column) =>
          column.notNull().references('quotations.id').onDelete('cascade'),
        )
        .addColumn('position', 'integer', (column) => column.notNull())
        .addColumn('configuration', 'text')
        .addColumn('product_name', 'text', (column) => column.notNull())
        .addColumn('summary', 'text', (column) => column.notNull())
        .addColumn('quantity', 'integer', (column) => column.notNull())
        .addColumn('kinds', 'integer', (column) => column.notNull())
        .addColumn('price_cents', 'integer', (column) => column.notNull())
        .addColumn('product_pricing_id', 'text', (column) => column.notNull())
        .addColumn('shipping_method_id', 'integer')
        .execute();
      await db.schema
        .createIndex('quotation_lines_of_quotation')
        .on('quotation_lines')
        .columns(['quotation_id', 'position'])
        .execute();
      await db.schema
        .createTable('quotation_keys')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('quotation_id', 'text', (column) =>
          column.notNull().references('quotations.id').onDelete('cascade'),
        )
        .addColumn('expires_at', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('quotation_keys_of_quotation')
        .on('quotation_keys')
        .column('quotation_id')
        .execute();
      await db.schema
        .createIndex('quotation_keys_by_expiry')
        .on('quotation_keys')
        .column('expires_at')
        .execute();
      await db.schema.alterTable('cart_lines').addColumn('quotation_number', 'text').execute();
      await db.schema.alterTable('cart_lines').addColumn('held_until', 'text').execute();
    },
  },
  '0022-held-delivery': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema.alterTable('cart_lines').addColumn('held_delivery_cents', 'integer').execute();
    },
  },
};
