import { type SocialProviderName, socialProviderNames } from '@kerf/sdk/contract';
import { freeShippingAmount } from '@kerf/sdk/rules';
import type { Catalogue } from '../catalogue/catalogue.js';
import { findArticle, newsPath } from '../catalogue/find-article.js';
import { findHousePage } from '../catalogue/find-house-page.js';
import { findQuotePage, type QuotePageSubject } from '../catalogue/find-quote-page.js';
import { quoteWords } from './quote-words.js';
import { anySharingImage, sharingImage } from './sharing-image.js';

/** What a page says about itself. `image` and `url` start with the origin when one was given, else with '/'. */
export interface MetaTags {
  title: string;
  description: string;
  image: string;
  url: string;
}

/** A page that is there whatever the catalogue says. */
interface FixedPage {
  title: string;
  description: string;
  /** Whether search engines may show it. Default true. */
  isIndexed?: false;
}

/** The pages of an account, which are nobody else's. */
const accountTitles: Readonly<Record<string, string>> = {
  '/account': 'Your account',
  '/account/addresses': 'Your addresses',
  '/account/addresses/new': 'Add an address',
  '/account/addresses/:id': 'Edit an address',
  '/account/password': 'Change your password',
  '/account/new-password': 'Choose a new password',
  '/account/email': 'Change your email address',
  '/account/devices': 'Where you are signed in',
  '/account/record': 'What happened to your account',
  '/account/data': 'Your data',
  '/account/close': 'Close your account',
};

const accountPages = (): Record<string, FixedPage> =>
  Object.fromEntries(
    Object.entries(accountTitles).map(([path, title]) => [
      path,
      {
        title: `${title} | Kerf`,
        description: 'Your account: name, password, where you are signed in, and what we keep about you.',
        isIndexed: false,
      },
    ]),
  );

/** The steps from the cart to the order, which are whoever's cart it is. */
const checkoutTitles: Readonly<Record<string, string>> = {
  '/checkout': 'Checkout',
  '/checkout/delivery': 'Delivery',
  '/checkout/payment': 'Payment',
  '/checkout/review': 'Review your order',
  '/checkout/done': 'Your order',
  '/checkout/pay': 'Payment by card',
  '/checkout/from-site': 'Your cart is on its way',
};

const checkoutPages = (): Record<string, FixedPage> =>
  Object.fromEntries(
    Object.entries(checkoutTitles).map(([path, title]) => [
      path,
      {
        title: `${title} | Kerf`,
        description: 'Checkout: where your order goes, how it is paid, and what it comes to.',
        isIndexed: false,
      },
    ]),
  );

const fixedPages: Readonly<Record<string, FixedPage>> = {
  '/': {
    title: 'Kerf: stickers, business cards and swing tags cut to your size',
    description: `Custom stickers, business cards and swing tags, every option priced as you choose. Free PDF proof, free shipping Australia wide on orders of ${freeShippingAmount} or more.`,
  },
  '/stickers': {
    title: 'Stickers: die cut, kiss cut, on sheets and on rolls | Kerf',
    description:
      'Custom stickers on paper, vinyl, foil and clear film, cut to any shape. Choose stock, size, finish and quantity, and see the price at once.',
  },
  '/business-cards': {
    title: 'Business cards and swing tags | Kerf',
    description:
      'Standard and premium cards, swing tags, matte, extra white and kraft stocks. Choose size, sides, foil, folds and quantity, and see the price at once.',
  },
  '/cart': {
    title: 'Your cart | Kerf',
    description: 'The pieces you have chosen, with their prices, GST and delivery.',
    isIndexed: false,
  },
  '/mypage/orders': {
    title: 'Your orders | Kerf',
    description: 'Your orders: how far each piece has come, its proofs, and messages with us.',
    isIndexed: false,
  },
  '/mypage/quotations': {
    title: 'Your quotations | Kerf',
    description: 'Your quotations: what they come to, and until when their prices are held.',
    isIndexed: false,
  },
  '/quotation': {
    title: 'Your quotation | Kerf',
    description: 'A quotation: its pieces with their prices, GST and delivery, whom it is for, and its PDF.',
    isIndexed: false,
  },
  '/quote-request': {
    title: 'Request a quote | Kerf',
    description: 'A quote for what has no listed price: a special size, or more than the list goes up to.',
    isIndexed: false,
  },
  '/sign-in/for': {
    title: 'Sign in at another site | Kerf',
    description: 'Whoever signs in here agrees to be known at the site that asked.',
    isIndexed: false,
  },
  '/sign-in': {
    title: 'Sign in | Kerf',
    description: 'Sign in to your account, or look at an order by its number.',
    isIndexed: false,
  },
  '/register': {
    title: 'Register | Kerf',
    description: 'An account keeps your cart, your orders and your quotes together.',
    isIndexed: false,
  },
  ...accountPages(),
  ...checkoutPages(),
  '/user-guide/artwork-guide': {
    title: 'Artwork guide and templates for stickers and business cards | Kerf',
    description:
      'Bleed, safety, cut lines and special processes, drawn and explained, with PDF and Illustrator templates for stickers and business cards.',
  },
  [newsPath]: {
    title: 'Latest news | Kerf',
    description: 'Opening hours around holidays, how to prepare artwork, and how to choose a stock.',
  },
  '/vinyl-lettering-designer': {
    title: 'Vinyl Lettering Designer | Kerf',
    description:
      'Type your words, choose from over 80 fonts and 16 vinyls, and see your lettering to scale with its price. Each letter is cut on its own and comes pre-spaced, with application tape.',
  },
  '/shipping': {
    title: 'Shipping and turnaround times | Kerf',
    description:
      'How long each product takes to print and to arrive anywhere in Australia, with a calendar of business days and holidays.',
  },
  '/sample-pack': {
    title: 'Sample pack | Kerf',
    description:
      'A printed card of each kind and a sticker of each material, free and by post, anywhere in Australia.',
  },
};

/** The paths that search engines may show whatever the catalogue says. */
export const indexedPages: readonly string[] = Object.entries(fixedPages)
  .filter(([, { isIndexed = true }]) => isIndexed)
  .map(([path]) => path);

/** The page at a path that the catalogue has no part in. */
const fixedPage = (path: string): FixedPage | undefined =>
  Object.hasOwn(fixedPages, path) ? fixedPages[path] : undefined;

/** What tells a card of one stock from the same card on other pages; nothing elsewhere. */
function stockOf({ range, product }: QuotePageSubject): string {
  const { material, name } = range.item;
  if (material === undefined || !product || range.products.length === 1) return '';
  return product.name === name ? ' business cards' : ` on ${name}`;
}

/** What a tab is called that shows a quote page. */
export const quoteTitle = (subject: QuotePageSubject, catalogue: Catalogue): string =>
  `${quoteWords(subject, catalogue).title}${stockOf(subject)}: options and prices | Kerf`;

/** What is found of a quote page: what is said of a stock begins with what is made of it. */
function quoteDescription(subject: QuotePageSubject, catalogue: Catalogue): string {
  const { title, description } = quoteWords(subject, catalogue);
  const stock = stockOf(subject);
  return stock === '' ? description : `${title}${stock}. ${description}`;
}

/** The tags of the page at `path`, or null where the shop has no page. `origin` makes image and url absolute. */
export function metaTagsFor(path: string, catalogue: Catalogue, origin = ''): MetaTags | null {
  const page = fixedPage(path);
  if (page) {
    const { title, description } = page;
    return { title, description, image: origin + anySharingImage, url: origin + path };
  }
  const about = findHousePage(catalogue, path);
  if (about) {
    const { title, description } = about;
    return { title: `${title} | Kerf`, description, image: origin + anySharingImage, url: origin + path };
  }
  const article = findArticle(catalogue, path);
  if (article) {
    const { title, description, item } = article;
    return {
      title: `${title} | Kerf`,
      description,
      image: origin + sharingImage(item.slug),
      url: origin + path,
    };
  }
  const [, root, item, product = null, ...rest] = path.split('/');
  if (!item || rest.length > 0) return null;
  const subject = findQuotePage(catalogue, item, product);
  if (!subject || subject.root !== root) return null;
  return {
    title: quoteTitle(subject, catalogue),
    description: quoteDescription(subject, catalogue),
    image: origin + sharingImage(subject.range.item.slug),
    url: origin + subject.path,
  };
}

/** The tags of a page that is not there. */
export function notFoundTags(path: string, origin = ''): MetaTags {
  return {
    title: 'Nothing at this address | Kerf',
    description: 'The page may have moved, or the product is no longer printed.',
    image: origin + anySharingImage,
    url: origin + path,
  };
}

/** The tags of signing in with an account elsewhere. */
export function signInTags(provider: SocialProviderName, origin = ''): MetaTags {
  return {
    title: `Sign in with ${socialProviderNames[provider]} | Kerf`,
    description: 'Signing in to the shop with an account that you have elsewhere.',
    image: origin + anySharingImage,
    url: `${origin}/login/${provider}`,
  };
}
