import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../server/db/open-database.js';
import { startPostgres } from './start-postgres.js';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A PostgreSQL in which tests may make databases. */
    postgresUrl: string;
    /** What tests copy to have the schema of today: a folder with the embedded database, and a database of the PostgreSQL. */
    migrated: { dataDirectory: string; database: string };
  }
}

/** A PostgreSQL that runs already, or one of our own. */
async function findServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const given = process.env.DATABASE_URL;
  return given ? { url: given, stop: async () => {} } : startPostgres();
}

/** Finds or starts the PostgreSQL that the server tests run on, and migrates what they copy, once for all of them. */
export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await findServer();
  const database = `kerf_migrated_${randomBytes(6).toString('hex')}`;
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'kerf-migrated-'));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${database}`);
  const there = new URL(url);
  there.pathname = `/${database}`;
  for (const databaseUrl of [null, there.href]) {
    const { close } = await openDatabase({ databaseUrl, dataDirectory });
    await close();
  }
  provide('postgresUrl', url);
  provide('migrated', { dataDirectory, database });
  return async () => {
    await client.query(`drop database ${database}`);
    await client.end();
    await rm(dataDirectory, { recursive: true });
    await stop();
  };
}
