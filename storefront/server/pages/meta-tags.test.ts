import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '../catalogue/load-catalogue.js';
import { repositoryRoot } from '../paths.js';
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

describe('the meta tags of a page', () => {
  it.each(['/', '/business-cards', '/cart', ...cardPaths])(
    '%s has title, description, image and url',
    (path) => {
      const tags = metaTagsFor(path, catalogue, 'https://kerf.example');
      expect(tags).toEqual({
        title: expect.stringMatching(/Kerf/),
        description: expect.stringMatching(/^.{30,170}$/),
        image: 'https://kerf.example/assets/share.png',
        url: `https://kerf.example${path}`,
      });
    },
  );

  it('tells every page from every other by its title', () => {
    const titles = ['/', '/business-cards', '/cart', ...cardPaths].map(
      (path) => metaTagsFor(path, catalogue)?.title,
    );
    expect(new Set(titles).size).toBe(titles.length);
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
  ])('are not there for %s', (path) => {
    expect(metaTagsFor(path, catalogue)).toBeNull();
  });
});
