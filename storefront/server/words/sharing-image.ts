import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../paths.js';

/** What a shared link shows where nothing more particular was drawn. */
export const anySharingImage = '/assets/share.png';

const media = join(repositoryRoot(), 'storefront/assets');

/** The picture that a shared link to a featured item shows. Path from the root of the site. */
export function sharingImage(slug: string): string {
  const path = `/images/social/${slug}.jpg`;
  return existsSync(join(media, path)) ? path : anySharingImage;
}
