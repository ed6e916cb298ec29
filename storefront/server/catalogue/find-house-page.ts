import type { Catalogue, HousePage } from './catalogue.js';

/** The address of what the shop says of itself. */
export const housePath = ({ slug }: Pick<HousePage, 'slug'>): string => `/${slug}`;

/** What the shop says of itself at a path; undefined where that is nothing. */
export const findHousePage = ({ house }: Pick<Catalogue, 'house'>, path: string): HousePage | undefined =>
  house.find((page) => housePath(page) === path);
