import type { Catalogue, NewsArticle } from './catalogue.js';

/** Where all news are listed; each has its slug behind it. */
export const newsPath = '/user-guide/latest-news';

/** The address of a piece of news. */
export const articlePath = ({ slug }: Pick<NewsArticle, 'slug'>): string => `${newsPath}/${slug}`;

/** The piece of news at a path; undefined where there is none. */
export const findArticle = ({ news }: Pick<Catalogue, 'news'>, path: string): NewsArticle | undefined =>
  news.find((article) => articlePath(article) === path);
