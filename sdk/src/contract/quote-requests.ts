/** Requests for a quote as they travel. Field names are those of the shop's wire format. Lengths are mm. */
import { enums, type Infer, integer, nullable, object, optional } from 'superstruct';
import { boundedList, boundedNumber, boundedText, boundedWhole } from './bounded.js';
import { Named } from './catalogue.js';
import {
  maxAttachments,
  maxIdLength,
  maxProducts,
  maxSets,
  maxSpecialItems,
  maxWordsLength,
} from './limits.js';
import { Guest } from './people.js';
import { PricingRequest } from './pricing.js';

/** Who asks, what they add in words, and where they came from. */
const asked = {
  firstname: boundedText(),
  lastname: boundedText(),
  email_address: boundedText(),
  comment: optional(boundedText(maxWordsLength)),
  use_creation_tool: optional(enums(['yes', 'no'])),
  utm_source: optional(boundedText()),
  utm_medium: optional(boundedText()),
  utm_campaign: optional(boundedText()),
  utm_term: optional(boundedText()),
  utm_content: optional(boundedText()),
};

/** The most that a quote is asked for: as many digits as the field takes. */
const most = 999_999;
const Quantity = nullable(boundedWhole(1, most));
const Count = nullable(boundedWhole(0, most));
/** A side of what is asked for, mm. What is larger than a hundred metres is a slip. */
const Side = boundedNumber(0, 100_000);

/**
 * A request for a quote, as JSON: a configuration, whether or not it has a price, and who asks. `quote_type` is 'Special
 * Size' where it is missing. `quantity` is the configuration's, or what was typed where that has none.
 */
export const QuoteRequestInput = object({
  ...PricingRequest.schema,
  ...asked,
  width: Side,
  height: Side,
  cut_per_shape: Count,
  ea: Count,
  quantity: Quantity,
  kinds: boundedWhole(1, maxSets),
  quote_type: optional(enums(['Special Size', 'QuoteRequest'])),
});
export type QuoteRequestInput = Infer<typeof QuoteRequestInput>;

/**
 * A request for special processing, sent as a form with files: `addons[]` are the kinds of work, `addon_items[]` what was
 * chosen of them, `attachments[]` the files themselves, or the keys of those that were uploaded before.
 */
export const SpecialRequestInput = object({
  ...asked,
  quote_type: enums(['Special Processing']),
  featured_item_id: integer(),
  address_book_id: optional(nullable(boundedText(maxIdLength))),
  product_id: integer(),
  cutting_id: nullable(integer()),
  shape_id: nullable(integer()),
  orientation_id: nullable(integer()),
  cut_per_shape: Count,
  ea: Count,
  finishing_id: nullable(integer()),
  premium_processing_id: nullable(integer()),
  adhesive_id: nullable(integer()),
  color_id: nullable(integer()),
  width: nullable(Side),
  height: nullable(Side),
  size_id: nullable(integer()),
  quantity: Quantity,
  addons: boundedList(integer(), maxSpecialItems),
  addon_items: boundedList(integer(), maxSpecialItems),
  attachments: boundedList(boundedText(maxIdLength), maxAttachments),
});
export type SpecialRequestInput = Infer<typeof SpecialRequestInput>;

/** What a request came to: its number, and the guest that is known from now on; null for a member's. */
export const QuoteSent = object({ number: boundedText(maxIdLength), guest: nullable(Guest) });
export type QuoteSent = Infer<typeof QuoteSent>;

/** A kind of work that is made to quotation, with what may be chosen of it. */
export const SpecialAddon = object({
  id: integer(),
  code: boundedText(),
  name: boundedText(),
  items: boundedList(Named),
});
export type SpecialAddon = Infer<typeof SpecialAddon>;

/**
 * What there is to choose for special processing. A row of `disabled` rules a kind of work out under a product, under a
 * finishing, or under both together; null in a place means "any".
 */
export const SpecialProcessing = object({
  cuttings: boundedList(Named),
  addons: boundedList(SpecialAddon),
  disabled: boundedList(
    object({
      product_id: nullable(integer()),
      finishing_id: nullable(integer()),
      addon_id: nullable(integer()),
    }),
  ),
  hidden_products: boundedList(integer(), maxProducts),
});
export type SpecialProcessing = Infer<typeof SpecialProcessing>;
