import type { Catalogue } from '../catalogue/catalogue.js';

/** The line for a stock, by slug of the product; one without its own gets a sentence that is true of every sticker. */
export const stockCopy = (
  { stockLines }: Pick<Catalogue, 'stockLines'>,
  slug: string,
  name: string,
): string => stockLines.get(slug) ?? `${name}, printed and cut to your size.`;
