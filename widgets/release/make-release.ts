import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import semver from 'semver';
import { closeChanges, pendingChanges } from './changelog.js';
import { nextVersion } from './next-version.js';
import { writeVersion } from './write-version.js';

/** What a release is made of. */
export interface ReleaseParts {
  /** The repository. */
  root: string;
  /** Default: the lowest version that the changes allow. */
  wanted?: string | undefined;
  now: Date;
  /** Builds the sources as a version into a folder, below the name of the version. */
  build(parts: { version: string; target: string }): Promise<void>;
}

/** The versions that were released, in no order. */
export async function releasedVersions(root: string): Promise<string[]> {
  const names = await readdir(path.join(root, 'widgets/releases')).catch(() => []);
  return names.filter((name) => semver.valid(name) === name);
}

/**
 * Makes the next release: `widgets/releases/<version>/` with all that is sent under that version, its number wherever
 * the repository says it, its section in the changelog. Whatever is wrong is said before anything is written.
 */
export async function makeRelease({ root, wanted, now, build }: ReleaseParts): Promise<string> {
  const changelogFile = path.join(root, 'CHANGELOG.md');
  const changelog = await readFile(changelogFile, 'utf8');
  const { version: current } = JSON.parse(
    await readFile(path.join(root, 'widgets/package.json'), 'utf8'),
  ) as { version: string };
  const changes = pendingChanges(changelog);
  const version = nextVersion({ released: await releasedVersions(root), current, changes }, wanted);

  const releases = path.join(root, 'widgets/releases');
  await mkdir(releases, { recursive: true });
  // Beside where it goes, so that it is there whole or not at all.
  const target = await mkdtemp(path.join(releases, '.being-made-'));
  try {
    await build({ version, target });
    await rename(path.join(target, version), path.join(releases, version));
  } finally {
    await rm(target, { recursive: true, force: true });
  }
  await writeVersion(root, version);
  await writeFile(changelogFile, closeChanges(changelog, version, now.toISOString().slice(0, 10)));
  return version;
}
