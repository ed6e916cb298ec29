import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const isRoot = (folder: string): boolean => {
  const file = join(folder, 'package.json');
  return existsSync(file) && (JSON.parse(readFileSync(file, 'utf8')) as { name?: unknown }).name === 'kerf';
};

/** The folder of the whole product, found upwards from this module: the server runs from sources and from a bundle. */
export function repositoryRoot(from = dirname(fileURLToPath(import.meta.url))): string {
  if (isRoot(from)) return from;
  const above = dirname(from);
  if (above === from) throw new Error('No folder above the server holds the package.json of "kerf".');
  return repositoryRoot(above);
}
