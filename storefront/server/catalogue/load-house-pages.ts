import { assign, enums, object } from 'superstruct';
import { type HousePage, housePages } from './catalogue.js';
import { CatalogueError } from './catalogue-error.js';
import { checkFile } from './check-file.js';
import { readFolderIfThere } from './read-folder.js';
import { WrittenFile } from './written-file.js';

/** A file in house/. Its page is at a place that the shop keeps free, and nowhere else. */
const HouseFile = assign(WrittenFile, object({ slug: enums(housePages) }));

/** What the shop says of itself, from house/, in the order of the files. A catalogue without the folder says nothing. */
export async function loadHousePages(directory: string): Promise<HousePage[]> {
  const pages = new Map<string, HousePage>();
  for (const raw of await readFolderIfThere(directory, 'house')) {
    const data = checkFile(raw, HouseFile);
    if (pages.has(data.slug)) throw new CatalogueError(raw.name, 'slug', 'a slug of its own', data.slug);
    pages.set(data.slug, data);
  }
  return [...pages.values()];
}
