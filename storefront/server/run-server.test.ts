import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { crashDatabase } from '../tests/crash-database.js';
import { describeOnEachDatabase } from '../tests/databases.js';
import { killAfterAdd } from '../tests/kill-after-add.js';
import { addOrder, askOrder, readCartAt } from '../tests/remote-cart.js';
import { startApi } from '../tests/start-api.js';
import { startPostgres } from '../tests/start-postgres.js';
import { temporaryPlace } from '../tests/temporary-place.js';
import { repositoryRoot } from './paths.js';

const long = 120_000;

describeOnEachDatabase('Servers on one database', (open) => {
  test(
    'that start at the same moment on an empty one both come up, and serve the same carts',
    async () => {
      const { variables } = await open();
      const servers = await Promise.all([startApi(variables), startApi(variables)]);
      try {
        await Promise.all(servers.map((server) => server.answering()));
        const [one = '', two = ''] = servers.map(({ url }) => url);
        const order = await askOrder(one);
        const { token } = await addOrder(one, order);
        // Both write to one cart at once; each line must be there, once.
        await Promise.all(
          Array.from({ length: 30 }, (_, line) => addOrder(line % 2 ? one : two, order, token)),
        );
        const [seenByOne, seenByTwo] = [await readCartAt(one, token), await readCartAt(two, token)];
        expect(seenByOne.cart.lines).toHaveLength(31);
        expect(seenByTwo).toEqual(seenByOne);
        // The same write sent to both is done once.
        await Promise.all([one, two, one, two].map((url) => addOrder(url, order, token, 'the-same-write')));
        expect((await readCartAt(one, token)).cart.lines).toHaveLength(32);
      } finally {
        await Promise.all(servers.map((server) => server.end('SIGKILL')));
      }
    },
    long,
  );

  test(
    'lose nothing that was acknowledged and double nothing when they are killed',
    async () => {
      const { variables } = await open();
      const report = await killAfterAdd(variables, 4);
      expect(report).toMatchObject({ kills: 4, lost: 0, doubled: 0 });
      expect(report.acknowledged).toBeGreaterThan(8);
    },
    long,
  );
});

describe('A server', () => {
  test(
    'stays up when its PostgreSQL is killed, and goes on when that is back',
    async () => {
      const place = await temporaryPlace();
      const postgres = await startPostgres();
      try {
        const variables = { ...place.variables, DATABASE_URL: postgres.url };
        const report = await crashDatabase(variables, postgres, 2);
        expect(report).toMatchObject({ kills: 2, lost: 0, doubled: 0 });
      } finally {
        await postgres.stop();
        await place.remove();
      }
    },
    long,
  );

  test('says where things are, and ends when it is told to', async () => {
    const place = await temporaryPlace();
    const server = await startApi({ ...place.variables, PUBLIC_URL: 'https://cards.example/' });
    await server.answering();
    expect(server.said()).toContain('Shop: https://cards.example\n');
    expect(server.said()).toContain(path.join(place.dataDirectory, 'mail'));
    expect(await server.end('SIGTERM')).toBe(0);
    await place.remove();
  });

  test(
    'says in one sentence why it can’t start',
    async () => {
      const place = await temporaryPlace();
      const taken = createServer();
      await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
      const address = taken.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      const catalogue = await mkdtemp(path.join(tmpdir(), 'kerf-catalogue-'));
      await cp(path.join(repositoryRoot(), 'storefront/catalogue'), catalogue, { recursive: true });
      const file = path.join(catalogue, 'options/sizes.json');
      await writeFile(file, (await readFile(file, 'utf8')).replace(/"id": \d+/, '"id": "seven"'));
      const secret = 'postgres://shop:hunter2@127.0.0.1:1/none';
      for (const [variables, expected] of [
        [{ PORT: String(port) }, `Something else listens on port ${port} already; set PORT to another one.`],
        [{ PORT: 'http' }, 'PORT should be a port from 0 to 65535, but is "http".'],
        [{ CATALOGUE_DIR: catalogue }, 'The catalogue can’t be used: options/sizes.json, at '],
        [
          { DATABASE_URL: 'mysql://shop:hunter2@x' },
          'DATABASE_URL should be an address that begins with postgres://',
        ],
        [{ DATABASE_URL: secret }, 'The database of DATABASE_URL can’t be opened'],
      ] as const) {
        const server = await startApi({ ...place.variables, ...variables });
        expect(await server.ended()).toBe(1);
        expect(server.said()).toContain(expected);
        expect(server.said()).not.toContain('hunter2');
        expect(server.said().trim().split('\n')).toHaveLength(1);
      }
      taken.close();
      await place.remove();
      await rm(catalogue, { recursive: true });
    },
    long,
  );
});
