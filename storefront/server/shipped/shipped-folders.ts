import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import semver from 'semver';

/**
 * The loader that follows a major version, in the folder of each version. It has its own address, `v1/kerf.js`, and is
 * the one file of a version that is not asked for by its name.
 */
export const rollingLoader = 'rolling.js';

/** Names of what is sent of a version. Compressed copies lie beside them. */
const isShipped = (name: string): boolean => /^[\w-]+\.(js|json)$/.test(name);

/** Whether a path below `/widgets/` can be that of a file which is sent under a version: '1.0.0/kerf.js'. */
export function isVersioned(path: string): boolean {
  const [version = '', name = '', ...rest] = path.split('/');
  return rest.length === 0 && semver.valid(version) === version && isShipped(name) && name !== rollingLoader;
}

/** The highest of some versions that has this major. */
export const newestOf = (versions: readonly string[], major: number): string | null =>
  semver.maxSatisfying(versions, `${major}.x`, { includePrerelease: true });

/** A file on this server's disk: the folder of versions that it is in, and its path there. */
interface FoundFile {
  folder: string;
  path: string;
}

/** The versions of the script tag on this server's disk: releases, which travel with the shop, and the last build. */
export interface ShippedFolders {
  /** A file of a version; a release keeps its bytes, whatever is built under its number later. */
  find(path: string): FoundFile | null;
  /** The rolling loader of the highest version with this major; what is built goes on from what was released. */
  findRolling(major: number): Promise<FoundFile | null>;
  /** The text of every file of every version, by its path. */
  readAll(): Promise<Map<string, string>>;
  /** The manifest of what was built here last; null where nothing was. */
  readBuilt(): Promise<{ version: string } | null>;
}

async function versionsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => semver.valid(name) === name);
}

/** The versions on the disk of the product whose folder is `root`. */
export function shippedFolders(root: string): ShippedFolders {
  const releases = join(root, 'widgets/releases');
  const build = join(root, 'widgets/dist/cdn');
  const findIn = (folders: readonly string[], path: string): FoundFile | null => {
    const folder = folders.find((candidate) => existsSync(join(candidate, path)));
    return folder === undefined ? null : { folder, path };
  };
  return {
    find: (path) => findIn([releases, build], path),
    async findRolling(major) {
      const versions = (await Promise.all([releases, build].map(versionsIn))).flat();
      const version = newestOf(versions, major);
      return version === null ? null : findIn([build, releases], `${version}/${rollingLoader}`);
    },
    async readAll() {
      const texts = new Map<string, string>();
      for (const folder of [releases, build])
        for (const version of await versionsIn(folder))
          for (const name of (await readdir(join(folder, version))).filter(isShipped)) {
            const path = `${version}/${name}`;
            if (!texts.has(path)) texts.set(path, await readFile(join(folder, path), 'utf8'));
          }
      return texts;
    },
    async readBuilt() {
      const text = await readFile(join(build, 'manifest.json'), 'utf8').catch(() => null);
      return text === null ? null : (JSON.parse(text) as { version: string });
    },
  };
}
