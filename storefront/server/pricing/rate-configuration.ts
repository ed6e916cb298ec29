import {
  type FeaturedItem,
  letteringProductId,
  maxSets,
  type PricingRequest,
  type PrintFeatureChoice,
  type Product,
} from '@kerf/sdk/contract';
import { checkQuantity, checkSize } from '@kerf/sdk/rules';
import type { Catalogue } from '../catalogue/catalogue.js';
import type { RateCard } from '../catalogue/rate-card.js';
import type { LetterFigures } from '../lettering/letter-book.js';
import { checkFeatures } from './check-features.js';
import { checkOptions } from './check-options.js';
import { estimate, type Part } from './estimate.js';
import { invalid, type Refusal, refused } from './refusal.js';
import { toJob } from './to-job.js';

/** The product under its landing item, or why there is no such pair. */
function findSubject(
  catalogue: Catalogue,
  { product_id, featured_item_id }: PricingRequest,
): { ok: true; product: Product; item: FeaturedItem | undefined } | Refusal {
  const product = catalogue.products.get(product_id);
  if (!product) return invalid('PRICING_UNKNOWN_PRODUCT', 'product_id', `There is no product ${product_id}.`);
  if (featured_item_id === null) return { ok: true, product, item: undefined };
  const item = catalogue.items.find(({ id }) => id === featured_item_id);
  const range = item && catalogue.ranges.get(item.slug);
  return range?.products.some(({ id }) => id === product_id)
    ? { ok: true, product, item }
    : invalid(
        'PRICING_UNKNOWN_ITEM',
        'featured_item_id',
        `There is no item ${featured_item_id} with product ${product_id}.`,
      );
}

const isLength = (length: number): boolean => Number.isFinite(length) && length > 0;
const isCount = (count: number): boolean => Number.isSafeInteger(count) && count > 0;

function checkMeasures(product: Product, request: PricingRequest): Refusal | null {
  for (const side of ['width', 'height'] as const)
    if (!isLength(request[side]))
      return invalid('PRICING_VALUE_INVALID', side, `${side} is a length above 0 mm.`);
  const { quantity, kinds } = request;
  if (quantity !== null && !isCount(quantity))
    return invalid('PRICING_VALUE_INVALID', 'quantity', 'quantity is a whole number above 0.');
  if (!isCount(kinds) || kinds > maxSets)
    return invalid('PRICING_VALUE_INVALID', 'kinds', `kinds is a whole number from 1 to ${maxSets}.`);
  const size = checkSize(request, product);
  if (size.status !== 'ok')
    return refused(
      size.status === 'below' ? 'PRICING_SIZE_BELOW' : 'PRICING_SIZE_ABOVE',
      'size',
      size.message,
    );
  if (quantity === null) return null;
  const range = checkQuantity(String(quantity), product);
  return range.status === 'ok' ? null : refused('PRICING_QUANTITY_OUTSIDE', 'quantity', range.message);
}

/** What is wrong with designed letters. Where they have no height yet, nothing was set: what is said is why. */
function checkLetters({ letters }: Catalogue, request: PricingRequest): Refusal | null {
  if (request.lettering && request.product_id !== letteringProductId)
    return invalid('PRICING_UNKNOWN_OPTION', 'lettering_text', 'Letters can’t be designed for this product.');
  const fault = letters.check(request);
  return fault && refused(fault.code, fault.field, fault.message);
}

/** A configuration that can be made, on its rate card. */
export interface Rated {
  ok: true;
  product: Product;
  card: RateCard;
  /** What its price is the sum of. */
  parts: readonly Part[];
  /** The chosen print features without those that mean "none". */
  features: readonly PrintFeatureChoice[];
  /** Of what is cut where letters were designed, else null. */
  letters: LetterFigures | null;
  /** What was asked for, with the height that its letters have. */
  request: PricingRequest;
}

/** Checks a configuration and rates it, whatever the quantity; or says why it has no price. */
export function rateConfiguration(catalogue: Catalogue, asked: PricingRequest): Rated | Refusal {
  const request = catalogue.letters.settle(asked);
  const subject = findSubject(catalogue, request);
  if (!subject.ok) return subject;
  const { product, item } = subject;
  const fault =
    checkOptions(product, item, request) ??
    checkLetters(catalogue, request) ??
    checkMeasures(product, request);
  if (fault) return fault;
  const checked = checkFeatures(product, request);
  if (!checked.ok) return checked;
  const { features } = checked;
  const card = catalogue.rateCards.get(product.id);
  if (!card) return invalid('PRICING_UNKNOWN_PRODUCT', 'product_id', `Product ${product.id} has no prices.`);
  const { lettering, width, height } = request;
  const letters = lettering ? catalogue.letters.figures(lettering, width, height) : null;
  const parts = estimate(card, toJob(card, request, { features, letters }));
  return { ok: true, product, card, parts, features, letters, request };
}
