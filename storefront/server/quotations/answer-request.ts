/** The shop's answer to who asked for a quote: a quotation of their own, and the letter that brings it. */
import type { Cents, PricingRequest } from '@kerf/sdk/contract';
import { dollars, productName, requestSummaryText, toCents } from '@kerf/sdk/rules';
import type { Transaction } from 'kysely';
import { findPrice, refusalWords, type Today } from '../cart/price-line.js';
import type { Schema } from '../db/schema.js';
import { failure } from '../http/api-failure.js';
import { queueMail } from '../mail/mail-queue.js';
import { quoteShipping } from '../pricing/quote-shipping.js';
import { keepQuotation, type QuotedContent } from './keep-quotation.js';
import { quotationMailKinds } from './quotation-mail-kinds.js';
import type { KeptQuotation } from './quotation-rows.js';

/** Who asked, and for what. */
export interface AskedQuote {
  first_name: string;
  last_name: string;
  email: string;
  /** Whose the quotation will be; both null for who has the letter alone. */
  person_id: string | null;
  guest_id: string | null;
  /** A pricing request as JSON; null for work that no configuration says. */
  configuration: string | null;
  /** Of one set; null where the configuration says it. */
  quantity: number | null;
  /** In words what was asked for. */
  summary: string;
}

/** What the shop says to it. */
export interface ShopAnswer {
  /** Of one set; null for that of the rate cards. */
  price: Cents | null;
  /** Another configuration than the one that was asked for; null for that one. */
  configuration: PricingRequest | null;
  /** How many of one set; null for as many as were asked for. */
  quantity: number | null;
  /** Written to the customer, '' for nothing. */
  note: string;
}

/** A configuration with its price: the shop's, or that of the rate cards. */
function priced(
  configuration: PricingRequest & { quantity: number },
  price: Cents | null,
  today: Today,
): QuotedContent {
  const { catalogue, now } = today;
  const product = catalogue.products.get(configuration.product_id);
  if (!product) throw failure('CATALOGUE_UNKNOWN_PRODUCT', 'There is no such product any more.');
  const found = findPrice(configuration, today);
  if (!found.ok && price === null)
    throw failure(
      'QUOTATION_NOT_PRICED',
      `This has no listed price: ${refusalWords(found, configuration, today)} Say one.`,
    );
  const [shipping] = quoteShipping(catalogue, configuration.product_id, now);
  return {
    configuration: JSON.stringify(configuration),
    product_name: productName(product),
    summary: requestSummaryText(product, configuration),
    quantity: configuration.quantity,
    kinds: configuration.kinds,
    price_cents: price ?? (found.ok ? toCents(found.row.price) : toCents(dollars(0))),
    product_pricing_id: price === null && found.ok ? found.row.product_pricing_id : 'quoted',
    shipping_method_id: shipping?.id ?? null,
  };
}

/** Work that no configuration says, by its words: it is paid for by agreement, and put into no cart. */
function agreed({ summary }: AskedQuote, quantity: number, price: Cents | null): QuotedContent {
  if (price === null)
    throw failure('QUOTATION_NOT_PRICED', 'What was asked for has no listed price. Say one.');
  return {
    configuration: null,
    product_name: 'Special processing',
    summary,
    quantity,
    kinds: 1,
    price_cents: price,
    product_pricing_id: 'quoted',
    shipping_method_id: null,
  };
}

/** Makes the quotation, and queues the letter with it: both are there, or neither. */
export async function answerRequest(
  trx: Transaction<Schema>,
  asked: AskedQuote,
  answer: ShopAnswer,
  today: Today,
): Promise<KeptQuotation> {
  const { catalogue, now } = today;
  const configuration =
    answer.configuration ??
    (asked.configuration === null ? null : (JSON.parse(asked.configuration) as PricingRequest));
  const quantity =
    answer.quantity ?? answer.configuration?.quantity ?? asked.quantity ?? configuration?.quantity ?? null;
  if (quantity === null) throw failure('QUOTATION_NOT_PRICED', 'Nobody said how many. Say it.');
  const line = configuration
    ? priced({ ...configuration, quantity }, answer.price, today)
    : agreed(asked, quantity, answer.price);
  const [way] = catalogue.shipping.methods;
  const quotation = await keepQuotation(
    trx,
    {
      lines: [line],
      firstOption: way?.cost ?? toCents(dollars(0)),
      owner: { person_id: asked.person_id, guest_id: asked.guest_id, cart_id: null, email: asked.email },
      billTo: { name: `${asked.first_name} ${asked.last_name}`.trim(), company: '', address: '' },
      note: answer.note,
    },
    now,
  );
  const mail = { kind: quotationMailKinds.sent, recipient: asked.email, about: quotation.id };
  await queueMail(trx, mail, now);
  return quotation;
}
