/**
 * Addresses of the shop's media that change with the files: '/images/product-slider/a.webp' is also found under
 * '/images/v-3f9c2a71/product-slider/a.webp', which may be kept for good. Files that belong together, as a picture and
 * its small copy, have the same mark, so that the address of one follows from that of the other.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureWidths } from '@kerf/sdk/rules';
import { repositoryRoot } from '../paths.js';

/** The folders of media, each served at the path of its name. */
export const mediaFolders = ['images', 'videos', 'fonts'] as const;

/** What media are known by. Paths start at the root of the site. */
export interface MediaAddresses {
  /** The folder that holds the folders of media. */
  directory: string;
  /** The address to keep for good; a path that is no file of ours stays as it is. */
  of(path: string): string;
  /** Whether a mark is that of the files as they are now. */
  isCurrent(path: string, mark: string): boolean;
  /** The same picture in a format that weighs less and not every browser reads; null where there is none. */
  lighterOf(path: string): string | null;
}

/** What tells the files of a family apart: part, copy and ending. */
const ownWords = new RegExp(`(-poster)?(-(${Object.values(pictureWidths).join('|')}))?\\.\\w+$`);

/** What a file shares with those that belong to it: its path without part, copy and ending. */
const familyOf = (path: string): string => path.replace(ownWords, '');

/** Reads the media in `directory`, the shop's own, once. Without the folders there are no addresses but the plain ones. */
export async function readMediaAddresses(
  directory = join(repositoryRoot(), 'storefront/assets'),
): Promise<MediaAddresses> {
  const hashes = new Map<string, ReturnType<typeof createHash>>();
  const lighter = new Set<string>();
  for (const folder of mediaFolders) {
    const root = join(directory, folder);
    if (!existsSync(root)) continue;
    const entries = await readdir(root, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name));
    for (const file of files.sort()) {
      const path = file.slice(directory.length).replaceAll('\\', '/');
      if (path.endsWith('.avif')) lighter.add(path);
      const family = familyOf(path);
      const hash = hashes.get(family) ?? createHash('sha256');
      hashes.set(family, hash.update(await readFile(file)));
    }
  }
  const marks = new Map([...hashes].map(([family, hash]) => [family, hash.digest('hex').slice(0, 8)]));
  return {
    directory,
    of: (path) => {
      const mark = marks.get(familyOf(path));
      return mark ? path.replace(/^\/(\w+)\//, `/$1/v-${mark}/`) : path;
    },
    lighterOf(path) {
      const other = path.replace(/\.webp$/, '.avif');
      return lighter.has(other) ? other : null;
    },
    isCurrent: (path, mark) => marks.get(familyOf(path)) === mark,
  };
}
