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

const widgets = path.join(import.meta.dirname, '../widgets/src');
const tags = (await readdir(widgets, { recursive: true }))
  .filter((file) => file.endsWith('.element.ts'))
  .map((file) => path.join(widgets, file));

test('Every event that a widget sends is in the guide to events', async () => {
  const guide = await readFile(path.join(guides, 'events.md'), 'utf8');
  const sent = await Promise.all(
    tags.map(async (file) => [...(await readFile(file, 'utf8')).matchAll(/@fires \{.*\} (kerf-[a-z-]+)/g)]),
  );
  const names = new Set(sent.flat().map(([, name]) => name));
  expect(names.size).toBeGreaterThan(20);
  expect([...names].filter((name) => !guide.includes(`| \`${name}\``))).toEqual([]);
});

test.each([
  ['the guide to npm', path.join(guides, 'npm.md')],
  ['the words that come with the package', path.join(widgets, '../README.md')],
])('Every widget has its module in %s', async (_what, file) => {
  const guide = await readFile(file, 'utf8');
  const names = tags.map((file) => path.basename(file, '.element.ts'));
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
});

test('What a widget says of itself once it is ready is in the guide to events', async () => {
  const guide = await readFile(path.join(guides, 'events.md'), 'utf8');
  const said = /^`kerf-ready` of (.*?)\n\n/ms.exec(guide)?.[1] ?? '';
  const words: Record<string, string> = {
    auth: 'a sign-in',
    cart: 'a cart',
    'cart-link': 'a cart link',
    compare: 'a tray of what is compared',
    orders: 'orders',
    reviews: '<kerf-reviews>',
  };
  const others = await Promise.all(
    tags.map(async (file) =>
      /@fires \{CustomEvent<Opened>\} kerf-ready/.test(await readFile(file, 'utf8'))
        ? []
        : path.basename(file, '.element.ts'),
    ),
  );
  expect(others.flat().sort()).toEqual(Object.keys(words));
  for (const word of Object.values(words)) expect(said.replaceAll('\n', ' ')).toContain(word);
});

test('Guides stand in an order without a tie', async () => {
  const orders = await Promise.all(
    (await readdir(guides)).map(
      async (guide) => /^order: (\d+)$/m.exec(await readFile(path.join(guides, guide), 'utf8'))?.[1],
    ),
  );
  expect(new Set(orders).size).toBe(orders.length);
});
