/** Where pictures are that no catalogue file names. Paths start at the root of the site. */

/** What a shared link to a featured item shows, 1200 × 630 px. */
export const socialPath = (slug: string): string => `/images/social/${slug}.jpg`;
