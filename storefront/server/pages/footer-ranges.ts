import { itemPath, quoteRoot, quoteRoots } from '@kerf/sdk/rules';
import type { FooterRange } from '../../pages/footer.js';
import type { Catalogue } from '../catalogue/catalogue.js';

const titles = {
  stickers: { title: 'Stickers', all: 'All stickers' },
  'business-cards': { title: 'Cards and tags', all: 'All business cards' },
} as const;

/** The parts of the range with a link to every item, for the foot of the page. */
export const footerRanges = ({ items }: Pick<Catalogue, 'items'>): FooterRange[] =>
  quoteRoots.map((root) => ({
    title: titles[root].title,
    all: { path: `/${root}`, name: titles[root].all },
    items: items.flatMap((item) => {
      const path = quoteRoot(item) === root ? itemPath(item) : null;
      return path ? [{ path, name: item.name }] : [];
    }),
  }));
