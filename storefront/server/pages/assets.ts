import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

/** A file that pages refer to. `url` changes with the content, so that it can be cached for good. */
export interface Asset {
  url: string;
  type: string;
  body: Buffer;
}

const types: Readonly<Record<string, string>> = {
  '.json': 'application/speculationrules+json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** Every file under `directory`, by its path there ('fonts/public-sans.woff2'). They are few and small. */
export async function loadAssets(directory: string): Promise<ReadonlyMap<string, Asset>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const assets = entries
    .filter((entry) => entry.isFile())
    .map(async (entry): Promise<[string, Asset]> => {
      const file = join(entry.parentPath, entry.name);
      const name = file.slice(directory.length + 1).replaceAll('\\', '/');
      const extension = extname(name);
      const body = await readFile(file);
      const hash = createHash('sha256').update(body).digest('hex').slice(0, 10);
      const url = `/assets/${name.slice(0, -extension.length)}-${hash}${extension}`;
      return [name, { url, type: types[extension] ?? 'application/octet-stream', body }];
    });
  return new Map(await Promise.all(assets));
}
