import { QuotePage, type QuotePageProps } from '../quote-page.js';

/** Where a business card or a swing tag is configured, priced and put in the cart. */
export const CardPage = (props: QuotePageProps) => <QuotePage {...props} pricesTitle="Prices by quantity" />;
