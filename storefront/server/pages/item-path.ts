import type { FeaturedItem } from '@kerf/sdk/contract/catalogue';

/** Featured categories whose items are ordered on the business-card quote page: business cards, swing tags. */
const cardCategories = [2, 3];

/** The page of a featured item, or null while the shop has no page for its category. */
export function itemPath(item: FeaturedItem): string | null {
  return cardCategories.includes(item.featured_category_id) ? `/business-cards/${item.slug}` : null;
}
