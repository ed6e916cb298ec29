import { itemCopy } from '../../pages/item-copy.js';
import type { Catalogue } from '../catalogue/catalogue.js';
import { findQuotePage } from './find-quote-page.js';

/** What a page says about itself. `image` and `url` start with the origin when one was given, else with '/'. */
export interface MetaTags {
  title: string;
  description: string;
  image: string;
  url: string;
}

const shareImage = '/assets/share.png';

const fixedPages: Readonly<Record<string, { title: string; description: string }>> = {
  '/': {
    title: 'Kerf: business cards and swing tags cut to your size',
    description:
      'Custom business cards and swing tags with the price of every option shown as you choose. Free PDF proof, free shipping Australia wide on orders of $100 or more.',
  },
  '/business-cards': {
    title: 'Business cards and swing tags | Kerf',
    description:
      'Standard and premium cards, swing tags, matte, extra white and kraft stocks. Choose size, sides, foil, folds and quantity, and see the price at once.',
  },
  '/cart': {
    title: 'Your cart | Kerf',
    description: 'The pieces you have chosen, with their prices, GST and delivery.',
  },
};

/** The tags of the page at `path`, or null where the shop has no page. `origin` makes image and url absolute. */
export function metaTagsFor(path: string, catalogue: Catalogue, origin = ''): MetaTags | null {
  if (Object.hasOwn(fixedPages, path)) {
    const page = fixedPages[path];
    return page ? { ...page, image: origin + shareImage, url: origin + path } : null;
  }
  const [, root, item, product = null, ...rest] = path.split('/');
  if (root !== 'business-cards' || !item || rest.length > 0) return null;
  const subject = findQuotePage(catalogue, item, product);
  if (!subject) return null;
  const { range } = subject;
  const name = subject.product && range.products.length > 1 ? subject.product.name : range.item.name;
  return {
    title: `${name}: options and prices | Kerf`,
    description: itemCopy(range.item.slug, name).description,
    image: origin + shareImage,
    url: origin + subject.path,
  };
}

/** The tags of a page that is not there. */
export function notFoundTags(path: string, origin = ''): MetaTags {
  return {
    title: 'Nothing at this address | Kerf',
    description: 'The page may have moved, or the product is no longer printed.',
    image: origin + shareImage,
    url: origin + path,
  };
}
