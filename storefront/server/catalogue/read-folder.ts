import { access, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CatalogueError } from './catalogue-error.js';

/** A file of the catalogue: `name` is its path inside the catalogue's directory. */
export interface RawFile {
  name: string;
  text: string;
  content: unknown;
}

/** Every JSON file of a folder, in the order of their names. */
export async function readFolder(directory: string, folder: string): Promise<RawFile[]> {
  const names = await readdir(join(directory, folder)).catch((): never => {
    throw new CatalogueError(`${folder}/`, '', 'a folder that can be read');
  });
  const files = names.filter((name) => name.endsWith('.json')).sort();
  if (!files.length) throw new CatalogueError(`${folder}/`, '', 'at least one .json file');
  return Promise.all(files.map((file) => readJson(directory, `${folder}/${file}`)));
}

/** Every JSON file of a folder that a catalogue may be without. */
export async function readFolderIfThere(directory: string, folder: string): Promise<RawFile[]> {
  const isThere = await access(join(directory, folder)).then(
    () => true,
    () => false,
  );
  return isThere ? readFolder(directory, folder) : [];
}

/** One JSON file, `name` relative to the catalogue's directory. */
export async function readJson(directory: string, name: string): Promise<RawFile> {
  const text = await readFile(join(directory, name), 'utf8').catch((): never => {
    throw new CatalogueError(name, '', 'a file that can be read');
  });
  try {
    return { name, text, content: JSON.parse(text) };
  } catch (cause) {
    throw new CatalogueError(name, '', `JSON (${cause instanceof Error ? cause.message : 'unreadable'})`);
  }
}
