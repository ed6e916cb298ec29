import { PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Engine } from './engine.js';

/** Names the migration lock among the advisory locks of a PostgreSQL; any number will do that stays the same. */
const advisoryLock = 4_300_001;
/** How long a connection may take to come about, ms. */
const connectTimeout = 5_000;
/** How long a statement may take by the clock of the database, and how long this side waits for one that is silent. */
const statementTimeout = 10_000;
const answerTimeout = 12_000;
/** How long another server may take to migrate, ms. */
const lockWait = 60_000;

/** A PostgreSQL, or what speaks like one. */
export function postgres(url: string): Engine {
  return {
    name: 'postgres',
    async lock() {
      const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectTimeout });
      // What breaks between two calls is told by the next one; without a listener it would end the process.
      client.on('error', () => {});
      try {
        await client.connect();
        await client.query(`set lock_timeout = ${lockWait}`);
        await client.query(`select pg_advisory_lock(${advisoryLock})`);
      } catch (error) {
        await client.end().catch(() => {});
        throw error;
      }
      // The lock belongs to the connection, and ends with it.
      return () => client.end();
    },
    async open(onBroken) {
      const pool = new pg.Pool({
        connectionString: url,
        max: 10,
        keepAlive: true,
        connectionTimeoutMillis: connectTimeout,
        statement_timeout: statementTimeout,
        query_timeout: answerTimeout,
        idle_in_transaction_session_timeout: statementTimeout,
      });
      // Without listeners, a database that goes away would take the server with it: the pool's hears of connections
      // that nobody uses, each connection's own of the rest.
      pool.on('error', onBroken);
      pool.on('connect', (client) => client.on('error', onBroken));
      // Its own server sees to that, and says so.
      return { dialect: new PostgresDialect({ pool }), async requireKept() {} };
    },
  };
}
