import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { putVersion } from '../../tests/built-versions.js';
import { describeOnEachDatabase, type EmptyDatabase } from '../../tests/databases.js';
import { type OpenApp, openApp, shopCatalogue } from '../../tests/open-app.js';
import { restoreBackup } from '../backup/restore-backup.js';
import { writeBackup } from '../backup/write-backup.js';
import { openDatabase } from '../db/open-database.js';
import { publishShipped } from './publish-shipped.js';

const versions = ['1.0.0', '1.1.0', '2.0.0'];
const log = pino({ level: 'silent' });

describeOnEachDatabase('An installation that is upgraded while people have its pages open', (open) => {
  let folder: string;
  let opened: OpenApp[];
  /** What was sent under a version, by its address. */
  let sent: Map<string, string>;
  beforeAll(shopCatalogue);
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'kerf-upgrade-'));
    opened = [];
    sent = new Map();
  });
  afterEach(async () => {
    for (const { app } of opened) await app.close();
    await rm(folder, { recursive: true });
  });

  /** A fresh disk with a build, and the releases that its sources came with. */
  async function unpack(version: string, released: readonly string[] = [], words?: string): Promise<string> {
    const root = await mkdtemp(path.join(folder, 'disk-'));
    for (const each of released) await putVersion(root, 'releases', each);
    await putVersion(root, 'dist/cdn', version, words);
    return root;
  }

  /** Starts a server on a disk, as the program does: what it has is handed over before it answers. */
  async function start(place: EmptyDatabase, root: string) {
    const { db, close } = await openDatabase(place);
    await publishShipped(db, log, root);
    await close();
    const server = await openApp(place, { log, root });
    opened.push(server);
    const ask = (url: string) => server.app.inject({ url });
    return {
      ask,
      text: async (url: string) => (await ask(url)).body,
      /** Asks for all of the build, as pages and hosts do that come by, and notes what they were sent. */
      async visit() {
        const { version, files } = (await ask('/widgets/manifest.json')).json();
        for (const name of ['manifest.json', ...Object.keys(files)].filter((each) => each !== 'rolling.js')) {
          const url = `/widgets/${version}/${name}`;
          const { statusCode, body } = await ask(url);
          expect([url, statusCode]).toEqual([url, 200]);
          expect([url, body]).toEqual([url, sent.get(url) ?? body]);
          sent.set(url, body);
        }
      },
      async stop() {
        opened.splice(opened.indexOf(server), 1);
        await server.app.close();
      },
    };
  }

  /** Every address under which a server does not answer what was sent there. */
  async function failures({ ask }: { ask: OpenApp['app']['inject'] | ((url: string) => unknown) }) {
    const wrong: string[] = [];
    for (const [url, body] of sent) {
      const answer = (await ask(url)) as Awaited<ReturnType<OpenApp['app']['inject']>>;
      const isGood =
        answer.statusCode === 200 &&
        answer.body === body &&
        answer.headers['cache-control'] === 'public, max-age=31536000, immutable';
      if (!isGood) wrong.push(`${url}: ${answer.statusCode}`);
    }
    return wrong;
  }

  test('answers every address it ever answered, with the same bytes, when a release follows a release', async () => {
    const place = await open();
    for (const [at, version] of versions.entries()) {
      const server = await start(place, await unpack(version, versions.slice(0, at + 1)));
      await server.visit();
      expect(await failures(server)).toEqual([]);
      expect(await server.text('/widgets/v1/kerf.js')).toContain(`rolling 1.${Math.min(at, 1)}.0`);
      await server.stop();
    }
    expect(sent.size).toBe(3 * 4);
  });

  test('answers them from a fresh disk with an empty database, since releases travel with the shop', async () => {
    for (const version of versions) {
      const before = await start(await open(), await unpack(version));
      await before.visit();
      await before.stop();
    }
    const fresh = await start(await open(), await unpack('2.0.0', versions));
    expect(await failures(fresh)).toEqual([]);
    expect(await fresh.text('/widgets/v1/kerf.js')).toContain('rolling 1.1.0');
  });

  test('answers them where nothing was ever released and the folder was replaced each time', async () => {
    const place = await open();
    for (const version of versions) {
      const server = await start(place, await unpack(version));
      await server.visit();
      expect(await failures(server)).toEqual([]);
      await server.stop();
    }
    const server = await start(place, await unpack('2.0.0'));
    expect(await failures(server)).toEqual([]);
    const old = await server.ask('/widgets/v1/kerf.js');
    expect(old.body).toContain('rolling 1.1.0');
    expect(old.headers['cache-control']).toBe('public, max-age=300');
    expect(await server.text('/widgets/v2/kerf.js')).toContain('rolling 2.0.0');
  });

  test('answers from the old server what a page of the new one asks for, and the other way round', async () => {
    const place = await open();
    const old = await start(place, await unpack('1.0.0'));
    const one = await start(place, await unpack('1.1.0'));
    const two = await start(place, await unpack('2.0.0'));
    for (const server of [old, one, two]) await server.visit();
    for (const server of [old, one, two]) expect(await failures(server)).toEqual([]);
    // A host that moved to the new major version reaches the old server too.
    expect(await old.text('/widgets/v2/kerf.js')).toContain('rolling 2.0.0');
  });

  test('keeps the bytes that were sent first when a version is built a second time, and vouches for those', async () => {
    const place = await open();
    const first = await start(place, await unpack('1.0.0', [], 'first'));
    await first.visit();
    await first.stop();
    const second = await start(place, await unpack('1.0.0', [], 'second'));
    expect(await failures(second)).toEqual([]);
    const { loader } = (await second.ask('/widgets/manifest.json')).json();
    expect(loader).toEqual((await second.ask('/widgets/1.0.0/manifest.json')).json().loader);
    expect(await second.text('/widgets/1.0.0/kerf.js')).toContain('pinned 1.0.0 first');
    // What follows releases, and the chunks of its own pages, are those that were built.
    expect(await second.text('/widgets/v1/kerf.js')).toContain('rolling 1.0.0 second');
    expect((await second.ask('/widgets/1.0.0/second-b2.js')).statusCode).toBe(200);
    await second.stop();
    const next = await start(place, await unpack('2.0.0'));
    expect(await next.text('/widgets/v1/kerf.js')).toContain('rolling 1.0.0 second');
    expect(await failures(next)).toEqual([]);
  });

  test('goes back with its rolling loader when it goes back a version, and loses no address', async () => {
    const place = await open();
    for (const version of ['1.0.0', '1.1.0']) {
      const server = await start(place, await unpack(version));
      await server.visit();
      await server.stop();
    }
    const back = await start(place, await unpack('1.0.0'));
    expect(await back.text('/widgets/v1/kerf.js')).toContain('rolling 1.0.0');
    expect(await failures(back)).toEqual([]);
  });

  test('takes its addresses along in a backup, and a restore takes none away', async () => {
    const [from, to] = [await open(), await open()];
    const left = await start(from, await unpack('1.0.0'));
    await left.visit();
    const file = path.join(folder, 'shop.kerf');
    await writeBackup(from, file, new Date());
    await left.stop();
    const running = await start(to, await unpack('1.1.0'));
    await running.visit();
    await running.stop();
    // What a start puts there keeps nobody from restoring.
    await restoreBackup(to, file);
    await restoreBackup(to, file, { replace: true });
    const after = await start(to, await unpack('2.0.0'));
    expect(await failures(after)).toEqual([]);
  });
});
