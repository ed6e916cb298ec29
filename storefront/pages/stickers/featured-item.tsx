import { QuotePage, type QuotePageProps } from '../quote-page.js';

/** Where a sticker is configured, priced and put in the cart. */
export const StickerPage = (props: QuotePageProps) => (
  <QuotePage {...props} pricesTitle="You can check prices here." />
);
