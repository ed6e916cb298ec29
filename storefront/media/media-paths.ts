/** Where pictures are that no catalogue file names. Paths start at the root of the site. */

/** What a shared link to a featured item shows, 1200 × 630 px. */
export const socialPath = (slug: string): string => `/images/social/${slug}.jpg`;

/** The small copy (480 px wide) of a product's or a featured item's picture: 'honey.webp' → 'honey-480.webp'. */
export const smallPath = (path: string): string => path.replace(/(\.\w+)$/, '-480$1');
