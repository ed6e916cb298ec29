import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runIn } from './run-in.js';

export const repository = path.join(import.meta.dirname, '../..');
/** Where copies of the examples are built: the packages lie above them, and everything else above those. */
export const copies = path.join(repository, 'docs/dist/examples');

/** What the examples call the shop. */
const anyShop = 'https://shop.example';

/**
 * Copies an example, names the shop that runs in it, checks its types and builds it, each as its own scripts say.
 * Returns the folder of the copy, which no other walk at this moment has: it would be written anew under somebody who reads it.
 */
export async function prepareExample(name: string, shop: string): Promise<string> {
  const copy = path.join(copies, `${name}-${process.env.TEST_PARALLEL_INDEX ?? 0}`);
  await cp(path.join(repository, 'docs/examples', name), copy, {
    recursive: true,
    // What somebody who tried it has left there.
    filter: (source) => !/[\\/](node_modules|dist|\.next)$/.test(source),
  });
  for (const entry of await readdir(copy, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll(anyShop, shop));
  }
  const text = await readFile(path.join(copy, 'package.json'), 'utf8').catch(() => '{}');
  const { scripts = {} } = JSON.parse(text) as { scripts?: Record<string, string> };
  for (const script of ['check', 'build'])
    if (scripts[script]) await runIn(copy, 'npm', 'run', '--silent', script);
  return copy;
}
