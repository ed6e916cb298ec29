import { join } from 'node:path';
import { productLine } from '@kerf/sdk/rules';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '../paths.js';
import { loadCatalogue } from '../pricing/load-catalogue.js';
import { metaTagsFor } from './meta-tags.js';

const catalogue = await loadCatalogue(join(repositoryRoot(), 'storefront/catalogue'));
const cardPaths = [
  'standard-business-card',
  'premium-business-card',
  'swing-tags',
  'standard-matte-250gsm',
  'royal-extra-white-400gsm',
  'vintage-kraft-300gsm',
].map((slug) => `/business-cards/${slug}`);
const stickerPaths = ['die-cut', 'kiss-cut', 'sheet', 'roll', 'special', 'vinyl-lettering'].map(
  (slug) => `/stickers/${slug}`,
);
// An item is there once for each of its slugs.
const stockPaths = [...new Set(catalogue.ranges.values())]
  .filter(({ item }) => productLine(item).name === 'stickers')
  .flatMap(({ item, products }) => products.map(({ url_slug }) => `/stickers/${item.slug}/${url_slug}`));
const cardsOfStocks = [...new Set(catalogue.ranges.values())]
  .filter(({ item, products }) => item.material !== undefined && products.length > 1)
  .flatMap(({ item, products }) =>
    products.map(({ url_slug }) => `/business-cards/${item.slug}/${url_slug}`),
  );
const newsPaths = ['', ...catalogue.news.map(({ slug }) => `/${slug}`)].map(
  (end) => `/user-guide/latest-news${end}`,
);
const allPaths = [
  ...newsPaths,
  ...catalogue.house.map(({ slug }) => `/${slug}`),
  '/',
  '/stickers',
  '/business-cards',
  '/cart',
  ...cardPaths,
  ...cardsOfStocks,
  ...stickerPaths,
  ...stockPaths,
];

describe('the meta tags of a page', () => {
  it.each(allPaths)('%s has title, description, image and url', (path) => {
    const tags = metaTagsFor(path, catalogue, 'https://kerf.example');
    expect(tags).toEqual({
      title: expect.stringMatching(/Kerf/),
      description: expect.stringMatching(/^.{30,170}$/),
      image: expect.stringMatching(/^https:\/\/kerf\.example\/.+\.(png|jpg)$/),
      url: `https://kerf.example${path}`,
    });
  });

  it.each([
    ['/stickers/roll', '/images/social/roll.jpg'],
    ['/stickers/roll/kraft-paper', '/images/social/roll.jpg'],
    ['/business-cards/swing-tags', '/images/social/swing-tags.jpg'],
    ['/', '/assets/share.png'],
  ])('%s is shared with the picture of its own item', (path, image) => {
    expect(metaTagsFor(path, catalogue)?.image).toBe(image);
  });

  it.each(['title', 'description'] as const)('tells every page from every other by its %s', (tag) => {
    const said = allPaths.map((path) => metaTagsFor(path, catalogue)?.[tag]);
    expect(new Set(said).size).toBe(said.length);
  });

  it('gives a page one address: a product that is the only one of its item is its item', () => {
    const path = '/business-cards/standard-business-card';
    expect(metaTagsFor(`${path}/standard-business-card`, catalogue)?.url).toBe(path);
  });

  it.each([
    '/nowhere',
    '/business-cards/no-such-item',
    '/business-cards/swing-tags/no-such-product',
    '/business-cards/swing-tags/swing-tags/deeper',
    '/business-cards/constructor',
    '/__proto__',
    '/constructor',
    '/business-cards/die-cut',
    '/stickers/swing-tags',
    '/stickers/die-cut/swing-tags',
    '/cart/die-cut',
    '/user-guide/latest-news/no-such-news',
    '/user-guide',
  ])('are not there for %s', (path) => {
    expect(metaTagsFor(path, catalogue)).toBeNull();
  });
});
