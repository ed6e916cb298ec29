import type { Struct } from 'superstruct';
import { CatalogueError } from './catalogue-error.js';
import { checkFile } from './check-file.js';
import { type Options, optionFiles } from './option-files.js';
import { readJson } from './read-folder.js';

/** Every list in options/; ids are unique in each, and ids of items across all add-ons and print features. */
export async function loadOptions(directory: string): Promise<Options> {
  const entries = await Promise.all(
    Object.entries(optionFiles as unknown as Record<string, Struct<unknown, unknown>>).map(
      async ([kind, shape]) => {
        const file = await readJson(directory, `options/${kind}.json`);
        return [kind, checkFile(file, shape)] as const;
      },
    ),
  );
  const options = Object.fromEntries(entries) as Options;
  const items = new Map<number, string>();
  for (const [kind, list] of Object.entries(options)) {
    if (!Array.isArray(list)) continue;
    const file = `options/${kind}.json`;
    requireUnique(file, list);
  }
  requireOwnItems('options/addons.json', options.addons, items);
  requireOwnItems('options/print-features.json', options['print-features'], items);
  requireOrientations(options);
  return options;
}

// The add-on's items and the orientations are one choice under two names.
function requireOrientations({ addons, orientations }: Options): void {
  const index = addons.findIndex(({ code }) => code === 'roll-orientation');
  const [items, wanted] = [addons[index]?.items ?? [], orientations].map((list) =>
    list.map(({ id }) => id).join(),
  );
  if (index >= 0 && items !== wanted)
    throw new CatalogueError('options/addons.json', `${index}.items`, `the orientations ${wanted}`, items);
}

function requireUnique(file: string, list: readonly object[]): void {
  const seen = new Set<unknown>();
  for (const [index, entry] of list.entries()) {
    const key = 'id' in entry ? entry.id : 'code' in entry ? entry.code : index;
    if (seen.has(key))
      throw new CatalogueError(file, `${index}.${'id' in entry ? 'id' : 'code'}`, 'an id of its own', key);
    seen.add(key);
  }
}

// The premium-processing add-on repeats items of its own list for finishings, so lists of one entry share their ids.
function requireOwnItems(
  file: string,
  list: readonly { items: readonly { id: number }[] }[],
  seen: Map<number, string>,
): void {
  for (const [index, { items }] of list.entries())
    for (const [place, { id }] of items.entries()) {
      const holder = seen.get(id);
      if (holder)
        throw new CatalogueError(file, `${index}.items.${place}.id`, `an id not taken by ${holder}`, id);
      seen.set(id, `${file}, ${index}.items.${place}`);
    }
}
