import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { repositoryRoot } from '../paths.js';
import { type Docs, keepDocs, openDocs } from './docs.js';
import { readGuides } from './read-guides.js';
import { renderMarkdown } from './render-markdown.js';
import type { Search } from './search-index.js';

const shop = 'https://kerf.example';
const manifest = {
  modules: [
    {
      declarations: [
        { kind: 'class', name: 'Base' },
        {
          tagName: 'kerf-price-table',
          description: 'Prices of a configuration\nby quantity. Choosing a row chooses it.',
          attributes: [{ name: 'item', type: { text: 'string' }, description: 'Slug of the item.' }],
          members: [
            { kind: 'method', name: 'prepare' },
            { kind: 'field', name: 'shop', type: { text: 'ConnectedShop' }, description: 'Its shop.' },
          ],
          slots: [{ name: '', description: 'Shown until it is drawn.' }],
          events: [{ name: 'kerf-quantity', description: 'A row was chosen: one | another.' }],
          cssParts: [{ name: 'row-chosen', description: 'The row of the chosen quantity.' }],
          cssProperties: [{ name: '--kerf-radius', default: '6px', description: 'Corners of tiles.' }],
        },
      ],
    },
  ],
};

/** What is written into an empty folder, as the repository has it. */
const files: Record<string, string> = {
  'docs/guides/later.md': '---\ntitle: Later\norder: 2\n---\n\n# Later\n\nSee [it](start.md).\n',
  'docs/guides/start.md':
    '---\n\ntitle: Start here\norder: 1\ndescription: First steps.\n---\n\n# Start here\n\nLoad `https://shop.example/x.js`.\n',
  'docs/reference/index.md': '# The SDK\n',
  'docs/reference/functions/createShop.md': '# Function: createShop()\n\nMakes a shop for a page.\n',
  'widgets/dist/custom-elements.json': JSON.stringify(manifest),
  'widgets/dist/packages/kerf-sdk.tgz': 'packed',
  'widgets/dist/packages/kerf-widgets.tgz': 'packed',
};

describe('The documentation', () => {
  let root: string;
  let docs: Docs;
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'kerf-docs-'));
    for (const [file, text] of Object.entries(files)) {
      await mkdir(join(root, file, '..'), { recursive: true });
      await writeFile(join(root, file), text);
    }
    docs = await openDocs({ root, shop });
  });
  afterAll(() => rm(root, { recursive: true }));

  test('has its guides in the order that they give themselves', () => {
    expect(docs.guides.map(({ title }) => title)).toEqual(['Start here', 'Later']);
  });

  test('names the shop that shows it, so that what is copied works', () => {
    expect(docs.find('/docs/guides/start')?.text).toContain('`https://kerf.example/x.js`');
  });

  test('has a page for each widget with what the manifest says, and nothing that has no words', () => {
    const { text = '', description } = docs.find('/docs/widgets/kerf-price-table') ?? {};
    expect(description).toBe('Prices of a configuration by quantity. Choosing a row chooses it.');
    expect(text).toContain('| `item` | `string` | Slug of the item. |');
    expect(text).toContain('one \\| another');
    expect(text).toContain('`row-chosen`');
    expect(text).not.toContain('prepare');
    expect(text).toContain('| `shop` | `ConnectedShop` | Its shop. |');
    expect(text).toContain('| its children | Shown until it is drawn. |');
    expect(text).toContain('`@kerf/widgets/price-table/define`');
    expect(docs.find('/docs/widgets/theme-tokens')?.text).toContain(
      '| `--kerf-radius` | Corners of tiles. | `6px` |',
    );
  });

  test('finds a page by its address and by that of its markdown', () => {
    expect(docs.find('/docs/sdk/functions/createShop')?.title).toBe('Function: createShop()');
    expect(docs.find('/docs/sdk/index.md')).toBe(docs.find('/docs/sdk'));
    expect(docs.find('/docs/guides/none')).toBeUndefined();
  });

  test('tells programs of every guide and widget, as markdown', () => {
    expect(docs.llms).toMatch(/^# Kerf\n\n> /);
    expect(docs.llms).toContain(`- [Start here](${shop}/docs/guides/start.md): First steps.`);
    expect(docs.llms).toContain('- [`<kerf-price-table>`](');
    for (const { source } of [...docs.guides, ...docs.widgets])
      expect(docs.llms).toContain(`](${shop}${source})`);
  });

  test('is searched by whole and begun words, with the place and the words around it', async () => {
    const search = await docs.openSearch();
    const best = (query: string) => search(query).hits;
    const [first] = best('kerf-price');
    expect(first).toMatchObject({ path: '/docs/widgets/kerf-price-table', page: '<kerf-price-table>' });
    const [event] = best('row-chosen');
    expect(event).toMatchObject({ path: '/docs/widgets/kerf-price-table#parts', heading: 'Parts' });
    expect(event?.excerpt.filter(({ isHit }) => isHit).map(({ text }) => text)).toContain('row');
    expect(best('creat shop')[0]?.path).toBe('/docs/sdk/functions/createShop');
    expect(search('zebra')).toEqual({ hits: [], count: 0 });
    expect(search('( [ * \\')).toEqual({ hits: [], count: 0 });
  });

  test('leaves out what was not built yet', async () => {
    await rm(join(root, 'widgets'), { recursive: true });
    await rm(join(root, 'docs/reference'), { recursive: true });
    const less = await openDocs({ root, shop });
    expect([less.widgets, less.manifest, less.reference]).toEqual([[], null, []]);
    expect(less.packages.size).toBe(0);
    expect(less.llms).not.toContain('## Widgets');
  });

  test('is read again, every two seconds at most, until all that is built is there', async () => {
    let now = 0;
    const current = keepDocs({ root, shop }, () => now);
    const first = await current();
    expect(first.isWhole).toBe(false);
    for (const file of Object.keys(files).filter((name) => /reference\/index|dist\//.test(name))) {
      await mkdir(join(root, file, '..'), { recursive: true });
      await writeFile(join(root, file), files[file] ?? '');
    }
    now = 1_999;
    expect(await current()).toBe(first);
    now = 2_000;
    const whole = await current();
    expect([whole.isWhole, whole.widgets.length]).toEqual([true, 1]);
    now = 1_000_000;
    expect(await current()).toBe(whole);
  });

  test('refuses a guide without a title, and names its file', async () => {
    await writeFile(join(root, 'docs/guides/untitled.md'), '# Untitled\n');
    await expect(readGuides(join(root, 'docs/guides'))).rejects.toThrow(/DOCS_FRONT_MATTER: untitled\.md/);
  });
});

describe('The search through our guides', () => {
  let docs: Docs;
  let search: Search;
  beforeAll(async () => {
    docs = await openDocs({ root: repositoryRoot(), shop });
    search = await docs.openSearch();
  });

  test.each([
    ['csp', '/docs/guides/policies-and-consent#content-security-policy'],
    ['cors', '/docs/guides/npm#where-calls-go'],
    ['ssr', '/docs/guides/next'],
    ['sri', '/docs/guides/releases#pin-a-version'],
    ['theming', '/docs/guides/theme'],
    ['tax', '/docs/guides/events#all-events'],
    ['privacy', '/docs/guides/policies-and-consent#consent'],
    ['font', '/docs/guides/theme#your-typeface'],
  ])('finds %s, whatever word the guide has for it', (word, path) => {
    const places = search(word).hits.map((hit) => hit.path);
    expect(places.slice(0, 3)).toContain(path);
  });

  test.each([
    ['priec', 'price'],
    ['consnet', 'consent'],
    ['evnet', 'event'],
  ])('takes %s for %s', (typed, meant) => {
    expect(search(typed).count).toBeGreaterThan(0);
    expect(search(typed)).toEqual(search(meant));
  });

  test('still forgives one wrong letter', () => {
    expect(search('concent').hits.map(({ path }) => path)).toContain('/docs/guides/policies-and-consent');
  });

  test('takes a word that is written somewhere for no other', () => {
    for (const word of ['nonce', 'consent']) {
      const marked = search(word).hits.flatMap(({ excerpt }) =>
        excerpt.flatMap(({ text, isHit }) => (isHit ? text.toLowerCase() : [])),
      );
      expect(marked.length).toBeGreaterThan(0);
      for (const hit of marked) expect(hit).toContain(word);
    }
  });

  test('says how many places there are, however few of them it names', () => {
    const { hits, count } = search('the');
    expect(hits).toHaveLength(20);
    expect(count).toBeGreaterThan(20);
  });

  test('has words only for sections that are there', () => {
    for (const page of docs.guides) {
      const fragments = renderMarkdown(page, shop).sections.map(({ id }) => id);
      for (const fragment of Object.keys(page.also ?? {})) expect(fragments).toContain(fragment);
    }
  });
});

test('Every guide of ours has a place in the order and a sentence about it', async () => {
  const guides = await readGuides(join(repositoryRoot(), 'docs/guides'));
  expect(guides[0]?.path).toBe('/docs/guides/start');
  for (const { title, description, text } of guides) {
    expect([title, description.length > 20]).toEqual([title, true]);
    expect(text.startsWith(`# ${title}\n`)).toBe(true);
  }
});
