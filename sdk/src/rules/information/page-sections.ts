/** The sections of a quote page below its choices, and which of them it opens with. */

/** In the order of the page. */
export const pageSections = [
  'Reviews',
  'Product Info',
  'Special Features',
  'Product Info2',
  'Services',
] as const;
export type PageSection = (typeof pageSections)[number] | 'Price';

/**
 * The section that a page opens with: prices, while they are what is asked about and a request for them exists; else the
 * first of the others. Prices are a section of their own only then.
 */
export const openingSection = ({
  isPriceActive,
  hasRequest,
}: {
  isPriceActive: boolean;
  hasRequest: boolean;
}): PageSection => (isPriceActive && hasRequest ? 'Price' : pageSections[0]);

/** The sections of a page that opens with `opening`, of those that it has, in order. */
export const sectionsOf = (
  opening: PageSection,
  has: (section: PageSection) => boolean = () => true,
): PageSection[] => [...(opening === 'Price' ? [opening] : []), ...pageSections.filter(has)];
