import type { Kysely, Migration } from 'kysely';
import { addressMigrations } from './address-migrations.js';
import { againMigrations } from './again-migrations.js';
import { artworkMigrations } from './artwork-migrations.js';
import { fileMigrations } from './file-migrations.js';
import { orderIndexMigrations } from './order-index-migrations.js';
import { orderMigrations } from './order-migrations.js';
import { paymentMigrations } from './payment-migrations.js';
import { proofMigrations } from './proof-migrations.js';
import { quotationMigrations } from './quotation-migrations.js';
import { quoteRequestMigrations } from './quote-request-migrations.js';
import { reviewMigrations } from './review-migrations.js';
import { sampleMigrations } from './sample-migrations.js';

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
  '0007-people': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable('people')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('email_key', 'text', (column) => column.notNull().unique())
        .addColumn('first_name', 'text', (column) => column.notNull())
        .addColumn('last_name', 'text', (column) => column.notNull())
        .addColumn('password_hash', 'text', (column) => column.notNull())
        .addColumn('temporary_hash', 'text')
        .addColumn('temporary_until', 'text')
        .addColumn('rank', 'text', (column) => column.notNull())
        .addColumn('ranking_notification', 'integer', (column) => column.notNull())
        .addColumn('points', 'integer', (column) => column.notNull())
        .addColumn('subscribes_to_mail', 'integer', (column) => column.notNull())
        .addColumn('locked_at', 'text')
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('updated_at', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('sessions')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('person_id', 'text', (column) =>
          column.notNull().references('people.id').onDelete('cascade'),
        )
        .addColumn('token_hash', 'text', (column) => column.notNull().unique())
        .addColumn('token_until', 'text', (column) => column.notNull())
        .addColumn('opens', 'text', (column) => column.notNull())
        .addColumn('is_remembered', 'integer', (column) => column.notNull())
        .addColumn('device', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('seen_at', 'text', (column) => column.notNull())
        .addColumn('expires_at', 'text', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('sessions_of_person').on('sessions').column('person_id').execute();
      await db.schema.createIndex('sessions_by_expiry').on('sessions').column('expires_at').execute();
      await db.schema
        .createTable('remember_tokens')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('session_id', 'text', (column) =>
          column.notNull().references('sessions.id').onDelete('cascade'),
        )
        .addColumn('used_at', 'text')
        .execute();
      await db.schema
        .createIndex('remember_tokens_of_session')
        .on('remember_tokens')
        .column('session_id')
        .execute();
      await db.schema
        .createTable('verifications')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('purpose', 'text', (column) => column.notNull())
        .addColumn('person_id', 'text', (column) => column.references('people.id').onDelete('cascade'))
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('first_name', 'text', (column) => column.notNull())
        .addColumn('last_name', 'text', (column) => column.notNull())
        .addColumn('subscribes_to_mail', 'integer', (column) => column.notNull())
        .addColumn('mail_id', 'text', (column) => column.notNull())
        .addColumn('code_hash', 'text')
        .addColumn('code_until', 'text')
        .addColumn('verified_at', 'text')
        .addColumn('expires_at', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('verifications_of_person')
        .on('verifications')
        .column('person_id')
        .execute();
      await db.schema
        .createIndex('verifications_by_expiry')
        .on('verifications')
        .column('expires_at')
        .execute();
      await db.schema
        .createTable('guests')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('first_name', 'text', (column) => column.notNull())
        .addColumn('last_name', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('seen_at', 'text', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('guests_by_visit').on('guests').column('seen_at').execute();
      await db.schema
        .createTable('account_events')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('person_id', 'text', (column) =>
          column.notNull().references('people.id').onDelete('cascade'),
        )
        .addColumn('at', 'text', (column) => column.notNull())
        .addColumn('what', 'text', (column) => column.notNull())
        .addColumn('device', 'text', (column) => column.notNull())
        .addColumn('network', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('account_events_of_person')
        .on('account_events')
        .columns(['person_id', 'at'])
        .execute();
      await db.schema.createIndex('account_events_by_time').on('account_events').column('at').execute();
      await db.schema
        .alterTable('carts')
        .addColumn('person_id', 'text', (column) => column.references('people.id').onDelete('cascade'))
        .execute();
      await db.schema.createIndex('carts_of_person').on('carts').column('person_id').unique().execute();
      await db.schema
        .createTable('cart_keys')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('cart_id', 'text', (column) => column.notNull().references('carts.id').onDelete('cascade'))
        .addColumn('session_id', 'text', (column) =>
          column.notNull().references('sessions.id').onDelete('cascade'),
        )
        .execute();
      await db.schema.createIndex('cart_keys_of_cart').on('cart_keys').column('cart_id').execute();
      await db.schema
        .createIndex('cart_keys_of_session')
        .on('cart_keys')
        .column('session_id')
        .unique()
        .execute();
    },
  },
  '0008-mails': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable('mails')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('recipient', 'text', (column) => column.notNull())
        .addColumn('about', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('attempts', 'integer', (column) => column.notNull())
        .addColumn('failure', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('due_at', 'text', (column) => column.notNull())
        .addColumn('holder', 'text', (column) => column.notNull())
        .addColumn('held_until', 'text', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('mails_by_turn').on('mails').columns(['state', 'due_at']).execute();
    },
  },
  '0009-social': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable('identities')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('person_id', 'text', (column) =>
          column.notNull().references('people.id').onDelete('cascade'),
        )
        .addColumn('provider', 'text', (column) => column.notNull())
        .addColumn('issuer', 'text', (column) => column.notNull())
        .addColumn('subject', 'text', (column) => column.notNull())
        .addColumn('linked_at', 'text', (column) => column.notNull())
        .addColumn('used_at', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('identities_by_subject')
        .on('identities')
        .columns(['issuer', 'subject'])
        .unique()
        .execute();
      await db.schema.createIndex('identities_of_person').on('identities').column('person_id').execute();
      await db.schema
        .createTable('social_flows')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('browser_hash', 'text', (column) => column.notNull())
        .addColumn('provider', 'text', (column) => column.notNull())
        .addColumn('app_id', 'text')
        .addColumn('came_from', 'text')
        .addColumn('expires_at', 'text', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('social_flows_by_expiry').on('social_flows').column('expires_at').execute();
      await db.schema
        .createTable('social_handles')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('provider', 'text', (column) => column.notNull())
        .addColumn('issuer', 'text', (column) => column.notNull())
        .addColumn('subject', 'text', (column) => column.notNull())
        .addColumn('email', 'text')
        .addColumn('email_is_proven', 'integer', (column) => column.notNull())
        .addColumn('first_name', 'text', (column) => column.notNull())
        .addColumn('last_name', 'text', (column) => column.notNull())
        .addColumn('expires_at', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('social_handles_by_expiry')
        .on('social_handles')
        .column('expires_at')
        .execute();
    },
  },
  '0010-other-sites': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema.alterTable('sessions').addColumn('origin', 'text').execute();
    },
  },
  ...orderMigrations,
  ...artworkMigrations,
  ...proofMigrations,
  ...addressMigrations,
  ...orderIndexMigrations,
  ...fileMigrations,
  ...paymentMigrations,
  ...quotationMigrations,
  ...quoteRequestMigrations,
  ...againMigrations,
  ...sampleMigrations,
  ...reviewMigrations,
};
