import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { platform, tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { crashDatabase } from '../tests/crash-database.js';
import { describeOnEachDatabase } from '../tests/databases.js';
import { killAfterAdd } from '../tests/kill-after-add.js';
import { ordersIn } from '../tests/orders.js';
import { addOrder, askOrder, readCartAt } from '../tests/remote-cart.js';
import { startApi } from '../tests/start-api.js';
import { startPostgres } from '../tests/start-postgres.js';
import { temporaryPlace } from '../tests/temporary-place.js';
import { repositoryRoot } from './paths.js';
import { startServer } from './start-server.js';

const long = 120_000;

describeOnEachDatabase('Servers on one database', (open) => {
  test(
    'that start at the same moment on an empty one both come up, and serve the same carts',
    async () => {
      const { variables } = await open('no schema');
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
        expect(ordersIn(seenByOne.cart)).toBe(31);
        expect(seenByTwo).toEqual(seenByOne);
        // The same write sent to both is done once.
        await Promise.all([one, two, one, two].map((url) => addOrder(url, order, token, 'the-same-write')));
        expect(ordersIn((await readCartAt(one, token)).cart)).toBe(32);
      } finally {
        await Promise.all(servers.map((server) => server.end('SIGKILL')));
      }
    },
    long,
  );

  test(
    'lose nothing that was acknowledged and double nothing when they are killed',
    async () => {
      const { variables } = await open('no schema');
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
      const place = await temporaryPlace('PostgreSQL');
      try {
        const report = await crashDatabase(place, 2);
        expect(report).toMatchObject({ kills: 2, lost: 0, doubled: 0 });
      } finally {
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
    expect(await server.end('SIGTERM')).toBe(0);
    await place.remove();
  });
});

describe('A server that can’t start says why in one sentence', () => {
  let place: Awaited<ReturnType<typeof temporaryPlace>>;
  const reason = (variables: Record<string, string>) =>
    startServer({ ...place.variables, LOG_LEVEL: 'silent', ...variables }).then(
      () => 'it started',
      (error: Error) => `${error.name}: ${error.message}`,
    );
  const sentence = (words: string, name = 'StartError') =>
    expect.stringMatching(new RegExp(`^${name}: ${words}$`));
  const listening = async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    return { server, port: typeof address === 'object' && address ? address.port : 0 };
  };
  beforeAll(async () => {
    place = await temporaryPlace();
  });
  afterAll(() => place.remove());

  test('and no more, as a process', async () => {
    const data = path.join(place.dataDirectory, 'a-file');
    await writeFile(data, '');
    for (const [variables, words] of [
      [{ PORT: 'http' }, 'PORT should be a port from 0 to 65535, but is "http".'],
      [
        { DATA_DIR: data },
        `DATA_DIR can’t be used: ${data} is no folder that can be written to. Set it to one.`,
      ],
    ] as const) {
      const server = await startApi({ ...place.variables, ...variables });
      expect(await server.ended()).toBe(1);
      expect(server.said()).toBe(`${words}\n`);
    }
  });

  test('of its address', async () => {
    const taken = await listening();
    expect(await reason({ PORT: String(taken.port) })).toEqual(
      sentence(`Something else listens on port ${taken.port} already; set PORT to another one\\.`),
    );
    taken.server.close();
    expect(await reason({ PORT: 'http' })).toEqual(
      sentence('PORT should be a port from 0 to 65535, but is "http"\\.', 'EnvError'),
    );
    for (const HOST of ['999.1.1.1', '203.0.113.7'])
      expect(await reason({ HOST })).toEqual(
        sentence(
          `The shop can’t listen on ${HOST}: that is no address of this machine \\([A-Z_]+\\)\\. Set HOST to one that is\\.`,
        ),
      );
  });

  test('of its catalogue', async () => {
    const catalogue = await mkdtemp(path.join(tmpdir(), 'kerf-catalogue-'));
    await cp(path.join(repositoryRoot(), 'storefront/catalogue'), catalogue, { recursive: true });
    const file = path.join(catalogue, 'options/sizes.json');
    await writeFile(file, (await readFile(file, 'utf8')).replace(/"id": \d+/, '"id": "seven"'));
    expect(await reason({ CATALOGUE_DIR: catalogue })).toEqual(
      sentence('The catalogue can’t be used: options/sizes\\.json, at .+'),
    );
    await rm(catalogue, { recursive: true });
    expect(await reason({ CATALOGUE_DIR: catalogue })).toEqual(
      sentence(`CATALOGUE_DIR can’t be used: there is no folder ${catalogue}\\.`),
    );
    expect(await reason({ CATALOGUE_DIR: place.dataDirectory })).toEqual(
      sentence('The catalogue can’t be used: .+'),
    );
  });

  test('of its data folder', async () => {
    const file = path.join(place.dataDirectory, 'a-file');
    await writeFile(file, '');
    const folders = [path.join(file, 'data'), file];
    // A folder that even the system's owner can't write to.
    if (platform() === 'linux') folders.push('/proc/self');
    for (const DATA_DIR of folders)
      expect(await reason({ DATA_DIR })).toEqual(
        sentence(
          `DATA_DIR can’t be used: ${DATA_DIR} is no folder that can be written to\\. Set it to one\\.`,
        ),
      );
    const garbage = path.join(place.dataDirectory, 'garbage');
    await mkdir(garbage);
    await writeFile(path.join(garbage, 'kerf.db'), 'not a database '.repeat(1_000));
    expect(await reason({ DATA_DIR: garbage })).toEqual(
      sentence(
        `DATA_DIR can’t be used: ${garbage}/kerf.db is no database of this shop, or is damaged\\. Move it away, .+\\.`,
      ),
    );
  });

  test('of its PostgreSQL', async () => {
    const known = new URL(inject('postgresUrl'));
    const at = (change: Partial<URL>) => Object.assign(new URL(known), change).href;
    const because = (reason: string) =>
      sentence(`The database of DATABASE_URL can’t be opened: ${reason}\\.( [A-Z].+\\.)?`);
    expect(await reason({ DATABASE_URL: 'mysql://shop:hunter2@x' })).toEqual(
      sentence(
        'DATABASE_URL should be an address that begins with postgres://, but is "\\(not shown\\)"\\.',
        'EnvError',
      ),
    );
    expect(await reason({ DATABASE_URL: at({ pathname: '/no_such' }) })).toEqual(
      because('database "no_such" does not exist'),
    );
    expect(await reason({ DATABASE_URL: 'postgres://shop:hunter2@127.0.0.1:1/none' })).toEqual(
      because('connect ECONNREFUSED 127.0.0.1:1'),
    );
    const silent = await listening();
    expect(await reason({ DATABASE_URL: `postgres://shop:hunter2@127.0.0.1:${silent.port}/none` })).toEqual(
      because('timeout expired'),
    );
    silent.server.close();
  });

  test('of its PostgreSQL’s users', async () => {
    const locked = await startPostgres('hunter2');
    try {
      const url = new URL(locked.url);
      url.password = 'hunter22';
      for (const user of ['postgres', 'nobody_here']) {
        url.username = user;
        expect(await reason({ DATABASE_URL: url.href })).toEqual(
          sentence(
            `The database of DATABASE_URL can’t be opened: password authentication failed for user "${user}"\\. Correct the user and password in it\\.`,
          ),
        );
      }
    } finally {
      await locked.stop();
    }
  });
});
