import { stat } from 'node:fs/promises';
import { StartError } from '../start-error.js';

/** How many bytes a file of this machine has that somebody names. Throws a {@link StartError} for what is no plain file. */
export async function sizeOfFile(file: string): Promise<number> {
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) throw new StartError(`There is no file ${file}. Name it with its folder.`);
  return found.size;
}
