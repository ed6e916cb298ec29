import type { CartState } from '@kerf/sdk/runtime';
import type { Crumb } from '../../pages/breadcrumb.js';
import { BusinessCardsPage } from '../../pages/business-cards/index.js';
import { type CartNotice, CartPage } from '../../pages/cart.js';
import { HousePage } from '../../pages/house.js';
import { HomePage } from '../../pages/index.js';
import { NoTemplatePage } from '../../pages/no-template.js';
import { NotFoundPage } from '../../pages/not-found.js';
import { StickersPage } from '../../pages/stickers/index.js';
import guideStyles from '../../pages/styles/guide.css?inline';
import newsStyles from '../../pages/styles/news.css?inline';
import writtenStyles from '../../pages/styles/written.css?inline';
import { ArtworkGuidePage } from '../../pages/user-guide/artwork-guide.js';
import { ArticlePage, LatestNewsPage, type NewsEntry } from '../../pages/user-guide/latest-news.js';
import type { Catalogue, NewsArticle } from '../catalogue/catalogue.js';
import { articlePath, newsPath } from '../catalogue/find-article.js';
import { findHousePage } from '../catalogue/find-house-page.js';
import type { SharedAnswer } from '../http/kept-answers.js';
import { arrivalWords } from '../pricing/turnaround.js';
import { indexedPages, metaTagsFor, notFoundTags } from '../words/meta-tags.js';
import { rangeEntries } from './range-entries.js';
import type { PageContent } from './render-document.js';
import { shelves } from './shelves.js';
import { stockEntries } from './stock-entries.js';
import { structuredArticle, structuredPage } from './structured-data.js';
import { templateGroups } from './template-groups.js';

/** What a page is made from. `origin` is the shop's own, such as 'https://shop.example'. */
export interface PageSource {
  catalogue: Catalogue;
  now: Date;
  origin: string;
}

/** Makes a page from what its content is. */
export type DrawPage = (contentOf: (source: PageSource) => PageContent) => SharedAnswer;

const home: Crumb = { label: 'Home', path: '/' };
const guideTrail: readonly Crumb[] = [home, { label: 'Artwork guide', path: null }];
const newsTrail: readonly Crumb[] = [home, { label: 'Latest news', path: null }];

/**
 * What the shop says of a page that is there whatever the catalogue says. `entries` are the pages that it leads to;
 * `trail` is the way here, where the page shows one.
 */
export function fixedPage(
  path: string,
  { catalogue, origin }: PageSource,
  {
    entries = [],
    trail = [],
  }: { entries?: readonly { name: string; path: string }[]; trail?: readonly Crumb[] } = {},
): Omit<PageContent, 'main'> {
  const meta = metaTagsFor(path, catalogue, origin) ?? notFoundTags(path, origin);
  const isIndexed = indexedPages.includes(path);
  const structuredData = isIndexed ? structuredPage({ meta, origin, entries, trail }) : null;
  return { path, status: 200, meta, isIndexed, structuredData };
}

/** The home page. */
export function homeContent(source: PageSource): PageContent {
  const entries = rangeEntries(source.catalogue, source.now);
  const stickers = entries.filter(({ root }) => root === 'stickers');
  const cards = entries.filter(({ root }) => root === 'business-cards');
  const arrival = arrivalWords(source.catalogue.shipping, null);
  return {
    ...fixedPage('/', source, { entries }),
    main: () => <HomePage stickers={stickers} cards={cards} arrival={arrival} />,
  };
}

/** The landing page of stickers: every item, and every stock. */
export function stickersContent(source: PageSource): PageContent {
  const { catalogue, now } = source;
  const entries = rangeEntries(catalogue, now).filter(({ root }) => root === 'stickers');
  const stocks = stockEntries(catalogue);
  const arrival = arrivalWords(catalogue.shipping, null);
  return {
    ...fixedPage('/stickers', source, { entries }),
    main: () => <StickersPage entries={entries} stocks={stocks} arrival={arrival} />,
  };
}

/** The landing page of business cards and tags. */
export function businessCardsContent(source: PageSource): PageContent {
  const entries = rangeEntries(source.catalogue, source.now).filter(({ root }) => root === 'business-cards');
  const stocked = shelves(entries);
  const arrival = arrivalWords(source.catalogue.shipping, null);
  return {
    ...fixedPage('/business-cards', source, { entries }),
    main: () => <BusinessCardsPage shelves={stocked} arrival={arrival} />,
  };
}

/** A cart as its page shows it, and what was just done to it; both null where this browser has none that we know of. */
export interface ShownCart {
  cart: CartState | null;
  isMember: boolean;
  notice: CartNotice | null;
  status: number;
}

/** The cart page. Nobody else's cart is in it, so it says nothing to search engines. */
export function cartContent(source: PageSource, { cart, isMember, notice, status }: ShownCart): PageContent {
  return {
    ...fixedPage('/cart', source),
    status,
    isIndexed: false,
    isPersonal: true,
    isMember,
    ...(cart && { cart }),
    main: (place) => <CartPage cart={place('kerf-cart')} isKnown={cart !== null} notice={notice} />,
  };
}

/** How artwork is made, and every template. */
export const artworkGuideContent = (source: PageSource): PageContent => ({
  ...fixedPage('/user-guide/artwork-guide', source, { trail: guideTrail }),
  styles: guideStyles,
  main: () => <ArtworkGuidePage trail={guideTrail} templates={templateGroups()} />,
});

const toEntry = (article: NewsArticle): NewsEntry => ({ ...article, path: articlePath(article) });

/** Everything that the shop has to tell. */
export function latestNewsContent(source: PageSource): PageContent {
  const entries = source.catalogue.news.map(toEntry);
  return {
    ...fixedPage(newsPath, source, {
      entries: entries.map(({ title, path }) => ({ name: title, path })),
      trail: newsTrail,
    }),
    styles: newsStyles,
    main: () => <LatestNewsPage trail={newsTrail} entries={entries} />,
  };
}

/** A piece of news, and the way to the others. */
export const articleContent =
  (article: NewsArticle) =>
  (source: PageSource): PageContent => {
    const { catalogue, origin } = source;
    const path = articlePath(article);
    const meta = metaTagsFor(path, catalogue, origin) ?? notFoundTags(path, origin);
    const { title: headline, date } = article;
    const trail = [home, { label: 'Latest news', path: newsPath }, { label: headline, path: null }];
    const others = catalogue.news.filter(({ slug }) => slug !== article.slug).map(toEntry);
    return {
      path,
      status: 200,
      meta,
      isIndexed: true,
      structuredData: structuredArticle({ headline, date, meta, trail, origin }),
      styles: newsStyles + writtenStyles,
      main: () => <ArticlePage article={article} trail={trail} others={others} />,
    };
  };

/** What the shop says of itself at a path; null where that is nothing. */
export function houseContent(path: string, source: PageSource): PageContent | null {
  const { catalogue, origin } = source;
  const page = findHousePage(catalogue, path);
  const meta = metaTagsFor(path, catalogue, origin);
  if (!page || !meta) return null;
  const trail = [home, { label: page.title, path: null }];
  return {
    path,
    status: 200,
    meta,
    isIndexed: true,
    structuredData: structuredPage({ meta, trail, origin }),
    styles: writtenStyles,
    main: () => <HousePage page={page} trail={trail} seller={catalogue.seller} />,
  };
}

/** The view for what is not there. It is the same at every address that leads nowhere, of which there is no end. */
export function notFoundContent({ origin }: PageSource): PageContent {
  return {
    path: '',
    status: 404,
    meta: notFoundTags('/', origin),
    isIndexed: false,
    structuredData: null,
    main: () => <NotFoundPage />,
  };
}

/** What stands where there is no template: none of the list, or none of what was chosen. */
export const noTemplateContent =
  (why: 'fixed' | 'configured') =>
  (source: PageSource): PageContent => ({
    ...notFoundContent(source),
    main: () => <NoTemplatePage why={why} />,
  });
