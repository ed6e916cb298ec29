import semver from 'semver';
import type { PendingChanges } from './changelog.js';

/** What a version has to be more than. */
export interface VersionsSoFar {
  released: readonly string[];
  /** What the packages say now; what the first release is called. */
  current: string;
  changes: PendingChanges;
}

/**
 * The version of the next release: the one that is wanted, or the lowest that the changes allow. Throws a sentence
 * where the wanted one promises less than the changes keep.
 */
export function nextVersion({ released, current, changes }: VersionsSoFar, wanted?: string): string {
  const newest = semver.rsort([...released])[0];
  const lowest = newest === undefined ? current : semver.inc(newest, changes.step);
  const version = wanted ?? lowest;
  if (version === null || semver.valid(version) !== version || semver.prerelease(version))
    throw new Error(`"${version}" is no version of a release: name one such as ${lowest}, or none.`);
  if (newest === undefined) return version;
  if (released.includes(version))
    throw new Error(`${version} is released, and what was released never changes. The next is ${lowest}.`);
  if (lowest !== null && semver.lt(version, lowest))
    throw new Error(`After ${newest}, these changes make a ${changes.step} version: ${lowest} or higher.`);
  return version;
}
