import { reviewLine } from '@kerf/sdk/rules';
import type { Catalogue } from '../catalogue/catalogue.js';
import type { ReviewNumbers } from './review-rows.js';

/** The catalogue with what customers say of its items in numbers. */
export function withReviews(catalogue: Catalogue, { ofItem }: ReviewNumbers): Catalogue {
  if (ofItem.size === 0) return catalogue;
  return {
    ...catalogue,
    ranges: new Map(
      [...catalogue.ranges].map(([slug, range]) => {
        const numbers = ofItem.get(range.item.id);
        return [
          slug,
          numbers
            ? {
                ...range,
                review_count: numbers.count,
                review_average: numbers.average,
                // Who looks at one of several products is told that the stars are of all of them.
                review_line: `${reviewLine(numbers)}${range.products.length > 1 ? ` of ${range.item.name}` : ''}`,
              }
            : range,
        ];
      }),
    ),
  };
}
