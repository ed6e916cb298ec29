import type { Catalogue } from '../catalogue/catalogue.js';

/** What a featured item is, in a line for lists and a paragraph for its page. */
export interface ItemCopy {
  line: string;
  description: string;
}

/** The words for a featured item; what it has no words for gets a sentence that is true of everything we print. */
export function itemCopy({ itemWords }: Pick<Catalogue, 'itemWords'>, slug: string, name: string): ItemCopy {
  const { line, description } = itemWords.get(slug) ?? {};
  return {
    line: line ?? `${name}, printed and cut to your size.`,
    description: description ?? `${name}, printed and cut to your size, with the price shown as you choose.`,
  };
}
