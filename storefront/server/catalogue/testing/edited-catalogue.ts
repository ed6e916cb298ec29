import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogueDirectory } from '../../pricing/testing/test-catalogue.js';

/** A copy of the shop's catalogue with one file edited; `edit` gets its text and has to change it. */
export async function editedCatalogue(file: string, edit: (text: string) => string): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'kerf-catalogue-'));
  await cp(catalogueDirectory, directory, { recursive: true });
  const before = await readFile(join(directory, file), 'utf8');
  const after = edit(before);
  if (after === before) throw new Error(`The edit leaves ${file} as it is`);
  await writeFile(join(directory, file), after);
  return directory;
}

/** Takes a copy away again. */
export const dropCatalogue = (directory: string): Promise<void> =>
  rm(directory, { recursive: true, force: true });

/** An edit that sets one value of a file, its place written with dots; `undefined` takes the key away. */
export const set =
  (path: string, value: unknown) =>
  (text: string): string => {
    const content: unknown = JSON.parse(text);
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    let at = content as Record<string, unknown>;
    for (const key of keys) at = at[key] as Record<string, unknown>;
    if (value === undefined) delete at[last];
    else at[last] = value;
    return JSON.stringify(content);
  };
