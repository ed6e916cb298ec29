import type { Catalogue } from '../catalogue/catalogue.js';
import { articlePath } from '../catalogue/find-article.js';
import { housePath } from '../catalogue/find-house-page.js';
import { findQuotePage } from '../catalogue/find-quote-page.js';
import { indexedPages } from '../words/meta-tags.js';

/** The path of every page that search engines are told of, each once. */
function indexedPaths(catalogue: Catalogue, docs: readonly string[]): string[] {
  const quotePages = [...catalogue.ranges.values()].flatMap(({ item, products }) =>
    [null, ...products.map(({ url_slug }) => url_slug)].flatMap(
      (product) => findQuotePage(catalogue, item.slug, product)?.path ?? [],
    ),
  );
  const written = [...catalogue.news.map(articlePath), ...catalogue.house.map(housePath)];
  return [...new Set([...indexedPages, ...quotePages, ...written, ...docs])];
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * The shop's pages as search engines take them. `docs` are the paths of the documentation; `origin` is the shop's own, such
 * as 'https://shop.example'.
 */
export const siteMap = (catalogue: Catalogue, docs: readonly string[], origin: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...indexedPaths(catalogue, docs).map((path) => `<url><loc>${escaped(origin + path)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');

/** What crawlers may read: everything. A page that is not to be found says so itself. */
export const robots = (origin: string): string =>
  `User-agent: *\nDisallow:\n\nSitemap: ${origin}/sitemap.xml\n`;
