import pg from 'pg';
import { expect, test } from 'vitest';
import { startPostgres } from './start-postgres.js';

test('A PostgreSQL that is killed comes back, though a process of it goes on working for a while', async () => {
  const postgres = await startPostgres();
  try {
    const busy = new pg.Client({ connectionString: postgres.url });
    busy.on('error', () => {});
    await busy.connect();
    const working = busy.query('select count(*) from generate_series(1, 8000000)').catch(() => null);
    const watch = new pg.Client({ connectionString: postgres.url });
    watch.on('error', () => {});
    await watch.connect();
    const { rows } = await watch.query('select 1 as there');
    expect(rows).toEqual([{ there: 1 }]);
    const isWorking = async () =>
      (await watch.query(`select 1 from pg_stat_activity where query like '%generate_series(1, 8%'`))
        .rowCount;
    await expect.poll(isWorking).toBeGreaterThan(0);
    await postgres.crash();
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    expect((await client.query('select 1 as back')).rows).toEqual([{ back: 1 }]);
    await client.end();
    await working;
  } finally {
    await postgres.stop();
  }
});
