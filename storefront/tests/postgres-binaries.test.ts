import { execFile } from 'node:child_process';
import { chown, cp, mkdtemp, readdir, readFile, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyPostgres, findPostgres, packagedPostgres } from './postgres-binaries.js';
import { servant } from './start-postgres.js';

const execute = promisify(execFile);
const places: string[] = [];

/** A folder that its owner alone may look into. */
async function lockedFolder(name: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), `kerf-${name}-`));
  places.push(folder);
  return folder;
}

afterAll(async () => {
  for (const folder of places) await rm(folder, { recursive: true, force: true });
});

const packaged = packagedPostgres();
const user = await servant();

/** A folder of the user that PostgreSQL runs as. */
async function usersFolder(): Promise<string> {
  const folder = await lockedFolder('pg-copy');
  if (user) await chown(folder, user.uid, user.gid);
  return folder;
}

/** The package as npm unpacks it where only its owner may look: without links, or with those of its script. */
async function installPackage(isScriptRun: boolean): Promise<string> {
  const folder = await lockedFolder('pg-package');
  const native = path.join(folder, 'native');
  await cp(path.join(packaged ?? '', 'native'), native, {
    recursive: true,
    verbatimSymlinks: true,
  });
  for (const entry of await readdir(native, { recursive: true, withFileTypes: true }))
    if (entry.isSymbolicLink()) await rm(path.join(entry.parentPath, entry.name));
  if (isScriptRun) {
    for (const { source, target } of await linksOf(folder))
      await symlink(path.basename(source), path.join(folder, target));
  }
  return folder;
}

const linksOf = async (folder: string): Promise<{ source: string; target: string }[]> =>
  JSON.parse(await readFile(path.join(folder, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]'));

describe.skipIf(packaged === null)('The PostgreSQL of the npm package', () => {
  for (const isScriptRun of [false, true]) {
    describe(`installed ${isScriptRun ? 'with' : 'without'} its install script`, () => {
      let from: string;
      let to: string;
      let initdb: string;
      beforeAll(async () => {
        from = await installPackage(isScriptRun);
        to = await usersFolder();
        ({ initdb } = await copyPostgres(from, to, user));
      });

      test('brings every library under every name, and looks for none where it came from', async () => {
        for (const { source, target } of await linksOf(from))
          expect(await realpath(path.join(to, target))).toBe(await realpath(path.join(to, source)));
      });

      test.runIf(process.platform === 'linux')(
        'runs with its own libraries, not with the system’s',
        async () => {
          const { stdout } = await execute(initdb, [], {
            ...user,
            env: { LD_TRACE_LOADED_OBJECTS: '1' },
          });
          const loaded = stdout.split('\n').filter((line) => /libpq|libicu|libssl|libcrypto/.test(line));
          expect(loaded.length).toBeGreaterThan(1);
          expect(loaded.filter((line) => !line.includes(`=> ${to}`))).toEqual([]);
        },
      );
    });
  }

  test('is the one that the tests start, whatever the system has', async () => {
    const to = await usersFolder();
    const { postgres, initdb } = await findPostgres(to, user);
    expect([postgres, initdb].filter((program) => !program.startsWith(to))).toEqual([]);
    const { version } = JSON.parse(await readFile(path.join(packaged ?? '', 'package.json'), 'utf8'));
    const { stdout } = await execute(initdb, ['--version'], { ...user, env: {} });
    expect(stdout).toContain(`(PostgreSQL) ${version.split('-')[0].replace(/\.0$/, '')}`);
  });
});
