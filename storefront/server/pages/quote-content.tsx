import {
  designerPath,
  type InfoQuestion,
  letteringItem,
  type ProductInformation,
  type Range,
  type ReviewPage,
  type Selection,
} from '@kerf/sdk/contract';
import {
  applySelectionQuery,
  chosenProduct,
  gallerySlides,
  informationKey,
  openingSelection,
  openingSlide,
  type PriceChanges,
  productEntries,
  productName,
  type QuoteRoot,
  readFilter,
  readPage,
  selectedRow,
  specialRange,
  stockEntries,
  submitStatus,
  toPriceChanges,
  toSelectionQuery,
} from '@kerf/sdk/rules';
import type { ConfigurationState } from '@kerf/sdk/runtime';
import { CardPage } from '../../pages/business-cards/featured-item.js';
import { StickerPage } from '../../pages/stickers/featured-item.js';
import type { Catalogue } from '../catalogue/catalogue.js';
import { findQuotePage, type QuotePageSubject } from '../catalogue/find-quote-page.js';
import { informationOf } from '../catalogue/information-of.js';
import { optionPrices, totalOf } from '../pricing/option-prices.js';
import type { ReviewBook, ReviewPlace } from '../reviews/review-book.js';
import { templatesPath } from '../templates/fixed-templates.js';
import { metaTagsFor, notFoundTags } from '../words/meta-tags.js';
import { displayPrice } from './display-price.js';
import { pageConfiguration } from './page-configuration.js';
import type { PageSource } from './page-contents.js';
import { productWords, wordsOfProducts } from './product-words.js';
import type { PageContent } from './render-document.js';
import { scriptText } from './script-text.js';
import { structuredData } from './structured-data.js';

/** What a quote page's address says. */
export interface QuoteAddress {
  root: QuoteRoot;
  item: string;
  product: string | null;
  query: string;
  /** Whether who asks has a cart: without one there is no line of it to be changed. */
  hasCart: boolean;
}

/** A quote page before it is drawn. */
export interface QuotePage {
  subject: QuotePageSubject;
  /** The slug of the product that the address names. */
  product: string | null;
  selection: Selection;
  /** The line of a cart that is being changed, as far as the address says. */
  line: string | null;
  /** Whether this was just refused by the cart. */
  isRefused: boolean;
  /** Everything that the page is made from besides catalogue and day. */
  key: string;
  /** Whether it opens as its item does, rather than with what the query carries. */
  isPlain: boolean;
  /** Which of the reviews it shows. */
  reviewed: ReviewPlace;
  /** Whether those are the first of all. */
  isFirstReviews: boolean;
}

/** What an id of a line looks like. */
const lineId = /^[\w-]{1,64}$/;

const pageOf = { stickers: StickerPage, 'business-cards': CardPage };

/**
 * The quote page at an address, or null when there is no such item or product under this root. What the query has that
 * the item does not is ignored, and changes nothing about the key.
 */
export function openQuotePage(
  { root, item, product, query, hasCart }: QuoteAddress,
  catalogue: Catalogue,
  settle: ReviewBook['settle'],
): QuotePage | null {
  const subject = findQuotePage(catalogue, item, product);
  if (subject?.root !== root) return null;
  const path = `/${root}/${item}${product === null ? '' : `/${product}`}`;
  const opening = openingSelection(subject.range, product);
  const selection = query ? applySelectionQuery(subject.range, query, product) : opening;
  const params = new URLSearchParams(query);
  const line = (hasCart && lineId.exec(params.get('line') ?? '')?.[0]) || null;
  const isRefused = params.has('refused');
  const choices = JSON.stringify([selection, line, isRefused]);
  const isPlain = choices === JSON.stringify([opening, null, false]);
  const key = isPlain ? path : `${path} ${choices}`;
  const filter = readFilter(params.get('reviews') ?? '') ?? 'all';
  const reviewed = settle(subject.range.item.id, {
    filter,
    page: readPage(params.get('reviews_page') ?? '') ?? 1,
  });
  const isFirstReviews = filter === 'all' && reviewed.page === 1;
  const shown = isFirstReviews ? '' : ` ${filter} ${reviewed.page}`;
  return {
    subject,
    product,
    selection,
    line,
    isRefused,
    key: key + shown,
    isPlain,
    reviewed,
    isFirstReviews,
  };
}

/** Why the cart did not take what its form was sent with. */
const refusalWords = (configuration: ConfigurationState): string =>
  submitStatus(configuration) === 'quote'
    ? 'This has no listed price. Request a quote from the button below.'
    : 'This can’t be added yet. Nothing was added: look for what is marked.';

/** The picture that the gallery opens on; null where it opens on something else. */
function firstPicture(range: Range, choice: Selection): string | null {
  const product = chosenProduct(range, choice);
  const itemSlug = range.item.slug;
  const opened = openingSlide({ product, itemSlug, choice });
  const slide = gallerySlides(product, itemSlug, choice).find(({ index }) => index === opened);
  return slide && 'picture' in slide ? slide.picture : null;
}

/** What each choice would change the total by; nothing where there is none. */
function changesOf(catalogue: Catalogue, range: Range, selection: Selection): { changes?: PriceChanges } {
  const total = totalOf(catalogue, range, selection);
  return total === null ? {} : { changes: toPriceChanges(optionPrices(catalogue, range, selection, total)) };
}

/** Those of the product and of the stock that a page shows, each once. */
function shownQuestions({ infos }: ProductInformation, range: Range, selection: Selection): InfoQuestion[] {
  const shown = [productEntries(range, selection), stockEntries(range, selection)].map(
    ({ entries, index }) => entries[index]?.ref,
  );
  const questions = infos.filter(({ ref }) => shown.includes(ref)).flatMap(({ faqs }) => faqs);
  return [...new Map(questions.map((one) => [one.question, one])).values()];
}

/**
 * Draws a quote page. `social` are the providers of accounts that who asks for a quote may sign in with, `reviews` what is
 * shown of what customers say, `ratingOf` what is claimed of it.
 */
export function quoteContent(
  { subject, product: named, selection, line, isRefused, isPlain, reviewed }: QuotePage,
  { catalogue, now, origin }: PageSource,
  {
    social,
    reviews,
    ratingOf,
  }: { social: readonly string[]; reviews: ReviewPage; ratingOf: ReviewBook['ratingOf'] },
): PageContent {
  const { root, range, path } = subject;
  const { slug } = range.item;
  const here = `/${root}/${slug}${named === null ? '' : `/${named}`}`;
  const opened = pageConfiguration(catalogue, { range, product: named, selection }, now);
  const notice = isRefused ? { kind: 'failed' as const, message: refusalWords(opened), sequence: 1 } : null;
  // To work out takes some ms: for a page that is made once for everyone. Of the others the script asks, as after any choice.
  const configuration = { ...opened, notice, ...(isPlain && changesOf(catalogue, range, selection)) };
  // One product is always selected: the one that the query carries, else the route's, else the one the item opens with.
  const product = chosenProduct(range, selection);
  // Shared, a page says what it shows.
  const shown = named === null ? path : `/${root}/${slug}/${product.url_slug}`;
  const meta = metaTagsFor(shown, catalogue, origin) ?? notFoundTags(path, origin);
  const words = productWords(subject, product, catalogue);
  const choices = wordsOfProducts(subject, catalogue);
  const price = selectedRow(configuration)?.price ?? displayPrice(catalogue, slug);
  const attributes = { item: slug, ...(named && { product: named }) };
  const offered: Record<string, string> = social.length > 0 ? { social: social.join(' ') } : {};
  const takesSpecial = specialRange(range, catalogue.special) !== null;
  const template = {
    path: `${templatesPath}/configured/${slug}${named === null ? '' : `/${named}`}`,
    query: isPlain ? '' : toSelectionQuery(range, selection),
  };
  const information = informationOf(catalogue.information, range, selection);
  const Page = pageOf[root];
  // A sticker says in the place of its prices why there are none.
  const isCard = root === 'business-cards';
  return {
    path,
    status: 200,
    meta,
    isIndexed: true,
    configuration,
    information: { [informationKey(range, selection)]: information },
    reviews: {
      [slug]: { status: 'ready', problem: null, ...reviewed, shown: reviews, shownFilter: reviewed.filter },
    },
    firstPicture: firstPicture(range, selection),
    structuredData: structuredData({
      name: words.title,
      meta,
      price,
      trail: words.trail,
      origin,
      review: ratingOf(range, productName(product)),
      faqs: shownQuestions(information, range, selection),
    }),
    scripts: [
      ...(choices ? (['follow-product'] as const) : []),
      ...(isCard ? (['follow-prices'] as const) : []),
      'follow-template',
    ],
    main: (place) => (
      <>
        <Page
          {...words}
          opensWithPrices={!isCard || configuration.rows.length > 0}
          template={template}
          widgets={{
            gallery: place('kerf-gallery', {
              ...attributes,
              ...(slug === letteringItem && { 'designer-url': designerPath }),
            }),
            preview: place('kerf-preview', attributes),
            configurator: place('kerf-configurator', {
              ...attributes,
              bar: 'window',
              address: 'follow',
              ...(line && { line }),
            }),
            priceTable: place('kerf-price-table', attributes),
            savings: place('kerf-savings', attributes),
            reviews: place('kerf-reviews', {
              item: slug,
              ...(reviewed.filter !== 'all' && { filter: reviewed.filter }),
              ...(reviewed.page !== 1 && { page: String(reviewed.page) }),
              path: isPlain ? here : `${here}?${toSelectionQuery(range, selection)}`,
            }),
            compare: place('kerf-compare', {}),
            productInfo: information.infos.length > 0 ? place('kerf-product-info', attributes) : null,
            quoteRequest: place('kerf-quote-request', { ...attributes, ...offered }),
            shippingInfo: place('kerf-shipping-info', attributes),
            specialProcessing: takesSpecial
              ? place('kerf-special-processing', { ...attributes, ...offered })
              : null,
          }}
        />
        {choices && (
          <script
            type="application/json"
            id="product-words"
            dangerouslySetInnerHTML={{ __html: scriptText(choices) }}
          />
        )}
      </>
    ),
  };
}
