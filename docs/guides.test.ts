import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';

const guides = path.join(import.meta.dirname, 'guides');

/** What guides quote: after the language of a block stands the file that it is, from `docs` on. */
const quotes = await Promise.all(
  (await readdir(guides)).map(async (guide) => {
    const text = await readFile(path.join(guides, guide), 'utf8');
    return [...text.matchAll(/^```\w+ (examples\/\S+)\n(.*?)^```$/gms)].map(([, file = '', quoted = '']) => ({
      guide,
      file,
      quoted,
    }));
  }),
).then((all) => all.flat());

test('What a guide quotes is the example that is built and walked, to the letter', async () => {
  for (const { guide, file, quoted } of quotes)
    expect([guide, file, quoted]).toEqual([
      guide,
      file,
      await readFile(path.join(import.meta.dirname, file), 'utf8'),
    ]);
});

test('Every example is quoted by a guide', async () => {
  const quoted = new Set(quotes.map(({ file }) => file.split('/')[1]));
  expect([...quoted].sort()).toEqual((await readdir(path.join(import.meta.dirname, 'examples'))).sort());
});
