import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { australianStates, type Suburb } from '@kerf/sdk/contract';
import type { SuburbList } from './catalogue.js';
import { CatalogueError } from './catalogue-error.js';

const file = 'suburbs/suburbs.txt';

const line = new RegExp(`^(\\d{4}) (${australianStates.join('|')}) (\\S.*)$`);

/** What all ways to write a name have in common: no capitals, accents, hyphens or apostrophes, and no long 'Mount'. */
const keyOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’`.\p{M}]/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/\bmount\b/g, 'mt')
    .replace(/\bsaint\b/g, 'st')
    .trim();

function readLines(text: string): Suburb[] {
  return text.split('\n').flatMap((each, at) => {
    if (each.trim() === '' || each.startsWith('#')) return [];
    const [, postal_code = '', state, names = ''] = line.exec(each.trim()) ?? [];
    const known = australianStates.find((one) => one === state);
    if (known === undefined)
      throw new CatalogueError(
        file,
        `line ${at + 1}`,
        'a postal code, a state and names, such as 2042 NSW Enmore, Newtown',
        each,
      );
    return names.split(', ').map((suburb) => ({ suburb, state: known, postal_code }));
  });
}

function groupBy(list: readonly Suburb[], keyed: (suburb: Suburb) => string): Map<string, Suburb[]> {
  const groups = new Map<string, Suburb[]>();
  for (const each of list) {
    const group = groups.get(keyed(each));
    if (group) group.push(each);
    else groups.set(keyed(each), [each]);
  }
  return groups;
}

/** The place of the first key that does not stand before `key`; keys are sorted. */
function firstAt(keys: readonly string[], key: string): number {
  let [low, high] = [0, keys.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((keys[middle] ?? '') < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** What was typed in its parts: the beginning of a name, a state at its end, the beginning of a code at its end. */
function readTyped(typed: string): { name: string; state: string; code: string } {
  const words = keyOf(typed).split(' ');
  const code = /^\d{1,4}$/.test(words.at(-1) ?? '') ? (words.pop() ?? '') : '';
  const isState = words.length > 1 && australianStates.some((one) => one.toLowerCase() === words.at(-1));
  const state = isState ? (words.pop() ?? '').toUpperCase() : '';
  return { name: words.join(' '), state, code };
}

/** The suburbs of suburbs/suburbs.txt. A catalogue without that file has none: nothing is proposed, and all is taken. */
export async function loadSuburbs(directory: string): Promise<SuburbList> {
  const text = await readFile(join(directory, file), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw new CatalogueError(file, '', 'a file that can be read');
  });
  const all = readLines(text);
  const byName = groupBy(all, ({ suburb }) => keyOf(suburb));
  const byCode = groupBy(all, ({ postal_code }) => postal_code);
  const names = [...byName.keys()].sort();
  const codes = [...byCode.keys()].sort();

  /** What stands under the keys that begin with `start`, in their order, until there is enough. */
  function beginning(
    keys: readonly string[],
    groups: ReadonlyMap<string, readonly Suburb[]>,
    start: string,
    { max, isMeant }: { max: number; isMeant: (suburb: Suburb) => boolean },
  ): Suburb[] {
    const found: Suburb[] = [];
    for (let at = firstAt(keys, start); keys[at]?.startsWith(start) && found.length < max; at++)
      found.push(...(groups.get(keys[at] ?? '') ?? []).filter(isMeant));
    return found.slice(0, max);
  }

  return {
    at: (postalCode) => byCode.get(postalCode) ?? [],
    named: (name) => byName.get(keyOf(name)) ?? [],
    find(typed, max) {
      const { name, state, code } = readTyped(typed);
      if (name === '') return code === '' ? [] : beginning(codes, byCode, code, { max, isMeant: () => true });
      const isMeant = (each: Suburb) =>
        (state === '' || each.state === state) && each.postal_code.startsWith(code);
      return beginning(names, byName, name, { max, isMeant });
    },
  };
}
