/** The calls about quotes that are asked for, in a file of their own: what shows prices does not carry them. */

/**
 * `upload` speaks tus 1.0 like that of artwork: the metadata of an upload is `filename` alone, and the last part of its
 * address is what a request names it by.
 */
export const quoteRoutes = {
  createRequest: '/quote/create/quote-request',
  upload: '/quote/create/attachment',
  /** What there is to choose for special processing. */
  specialProcessing: '/quote/get/special-processing',
} as const;

/** The shop's page that asks for a quote, with the selection as its query; its form is sent there. */
export const quotePagePath = '/quote-request';

/** Keeps where a visitor was who has to sign in before they ask for a quote; for as long as the browser runs. */
export const quotePathCookie = 'kerf-quote-path';

/** Why a request for a quote is made. */
export const quoteTypes = ['Special Size', 'QuoteRequest', 'Special Processing'] as const;
export type QuoteType = (typeof quoteTypes)[number];

/** Where a visitor came from, as the address of the page says. */
export const utmNames = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;
export type UtmName = (typeof utmNames)[number];
