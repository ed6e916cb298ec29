import type { Kysely, Migration } from 'kysely';

/** The changes of the schema that brought proofs and messages. */
export const proofMigrations: Readonly<Record<string, Migration>> = {
  '0013-proofs': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable('proofs')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('order_id', 'text', (column) =>
          column.notNull().references('orders.id').onDelete('cascade'),
        )
        .addColumn('line_id', 'text', (column) =>
          column.notNull().references('order_lines.id').onDelete('cascade'),
        )
        .addColumn('round', 'integer', (column) => column.notNull())
        .addColumn('file_name', 'text', (column) => column.notNull())
        .addColumn('bytes', 'integer', (column) => column.notNull())
        .addColumn('sent_at', 'text', (column) => column.notNull())
        .addColumn('decision', 'text')
        .addColumn('decided_at', 'text')
        .addColumn('decided_by', 'text')
        .addColumn('remark', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('proofs_of_line')
        .on('proofs')
        .columns(['line_id', 'round'])
        .unique()
        .execute();
      await db.schema.createIndex('proofs_of_order').on('proofs').columns(['order_id', 'sent_at']).execute();
      await db.schema
        .createTable('proof_parts')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('proof_id', 'text', (column) =>
          column.notNull().references('proofs.id').onDelete('cascade'),
        )
        .addColumn('position', 'integer', (column) => column.notNull())
        .addColumn('content', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('proof_parts_of_proof')
        .on('proof_parts')
        .columns(['proof_id', 'position'])
        .unique()
        .execute();
      await db.schema
        .createTable('order_messages')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('order_id', 'text', (column) =>
          column.notNull().references('orders.id').onDelete('cascade'),
        )
        .addColumn('line_id', 'text')
        .addColumn('from', 'text', (column) => column.notNull())
        .addColumn('text', 'text', (column) => column.notNull())
        .addColumn('at', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('order_messages_of_order')
        .on('order_messages')
        .columns(['order_id', 'at', 'id'])
        .execute();
    },
  },
  '0031-proof-pictures': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema.alterTable('proofs').addColumn('picture_height', 'integer').execute();
    },
  },
};
