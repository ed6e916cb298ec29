/** What happens after somebody signed in. */

/**
 * Where somebody came from and what was under way: kept before a sign-in, followed after it. `redirect` is a path of the
 * shop; `quote_request`, `order`, `item` and `modal` name what to open again; `email`, `guest` and `invoice_no` fill
 * the forms in; `sticky` keeps it after it was followed.
 */
export interface Redirect {
  redirect?: string;
  quote_request?: string;
  order?: string;
  item?: string;
  modal?: string;
  email?: string;
  guest?: boolean;
  invoice_no?: string;
  sticky?: boolean;
}

/** What the place is like where somebody signs in. */
export interface SignInPlace {
  /** The sign-in is part of an inquiry. */
  isInquiry?: boolean;
  /** The name of the control that asked for the sign-in because of a notification. */
  notification?: string | null;
  /** A promotion or the sample pack waits to be put into the cart. */
  pendingCart?: 'promo' | 'sample-pack' | null;
  /** The page is one where quotes are made. */
  isQuotePage?: boolean;
}

/** What comes next: something that opens on the page, or a path of the shop to go to. */
export type FollowUp =
  | { open: 'inquiry' }
  | { open: 'notification'; control: string }
  | { open: 'quote-request' | 'special-processing' | 'checkout-verification' }
  | { go: string; isHome: boolean };

const go = (path: string): FollowUp => ({ go: path, isHome: path === '/' });

/** The cart, loaded anew: the number means nothing. */
export const freshCartPath = (key: number): string => `/cart?key=${key}`;

/** Whether a text is a path of the shop, and leads nowhere else. */
export const isOwnPath = (path: string): boolean => /^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(path);

/**
 * What follows a sign-in, the first that applies: the inquiry that it is part of, the notification that asked for it, a
 * cart that waits, where somebody came from, what a quote page had open, else the home page. `key` is any number.
 */
export function followUp(
  { redirect, quote_request: quoteRequest, order, modal }: Redirect,
  { isInquiry, notification, pendingCart, isQuotePage }: SignInPlace,
  key: number,
): FollowUp {
  if (isInquiry) return { open: 'inquiry' };
  if (notification) return { open: 'notification', control: notification };
  if (pendingCart) return go(freshCartPath(key));
  if (redirect !== undefined && isOwnPath(redirect))
    return go(redirect === '/cart' ? freshCartPath(key) : redirect);
  if (!isQuotePage) return go('/');
  if (quoteRequest !== undefined || modal === 'quote-request') return { open: 'quote-request' };
  if (modal === 'special-processing') return { open: 'special-processing' };
  if (order !== undefined) return { open: 'checkout-verification' };
  return go(freshCartPath(key));
}
