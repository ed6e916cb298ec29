import type { TestProject } from 'vitest/node';
import { startPostgres } from './start-postgres.js';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A PostgreSQL in which tests may make databases. */
    postgresUrl: string;
  }
}

/** Finds or starts the PostgreSQL that the server tests run on, once for all of them. */
export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  const given = process.env.DATABASE_URL;
  if (given) {
    provide('postgresUrl', given);
    return async () => {};
  }
  const { url, stop } = await startPostgres();
  provide('postgresUrl', url);
  return stop;
}
