import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { putFile, putVersion } from '../../tests/built-versions.js';
import { temporaryPlace } from '../../tests/temporary-place.js';
import { type Database, openDatabase } from '../db/open-database.js';
import { publishShipped } from './publish-shipped.js';
import { publishedFiles } from './published-files.js';

describe('A server that starts', () => {
  let place: Awaited<ReturnType<typeof temporaryPlace>>;
  let database: Database;
  let root: string;
  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'kerf-disk-'));
    place = await temporaryPlace();
    database = await openDatabase(place);
  });
  afterEach(async () => {
    await database.close();
    await place.remove();
    await rm(root, { recursive: true });
  });
  const published = async () => [...(await publishedFiles(database.db).integrities()).keys()].sort();

  test('hands over its releases and its build, and of each only what is sent', async () => {
    await putVersion(root, 'releases', '1.0.0');
    await putVersion(root, 'dist/cdn', '1.1.0');
    await putFile(root, 'releases/.being-made-x/1.2.0/kerf.js', 'of a release that never came about');
    const warn = vi.fn();
    await publishShipped(database.db, { warn }, root);
    const names = ['as-it-is-b2.js', 'core-a1.js', 'kerf.js', 'manifest.json', 'rolling.js'];
    expect(await published()).toEqual(
      ['1.0.0', '1.1.0'].flatMap((version) => names.map((name) => `${version}/${name}`)),
    );
    expect(warn).not.toHaveBeenCalled();
  });

  test('starts where there is no room to hand anything over, says so, and does it once there is', async () => {
    await putVersion(root, 'releases', '1.0.0');
    await putFile(root, 'releases/1.0.0/large-c3.js', 'x'.repeat(500_000));
    const pages = (await sql<{ page_count: number }>`pragma page_count`.execute(database.db)).rows[0]
      ?.page_count;
    const allow = (count: number) => sql`pragma max_page_count = ${sql.lit(count)}`.execute(database.db);
    await allow((pages ?? 0) + 20);
    const warn = vi.fn();
    await publishShipped(database.db, { warn }, root);
    expect(warn).toHaveBeenCalledOnce();
    // A loader without its chunks would help nobody.
    expect(await published()).toEqual([]);
    await allow((pages ?? 0) + 1_000);
    await publishShipped(database.db, { warn }, root);
    expect(await published()).toContain('1.0.0/large-c3.js');
    expect(warn).toHaveBeenCalledOnce();
  });
});
