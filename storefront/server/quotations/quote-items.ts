/** What somebody wants quoted, at the server's own prices. */
import type { Cents, NewQuotation, NewQuotedItem } from '@kerf/sdk/contract';
import { dollars, formatMoney, toCents, toDollars } from '@kerf/sdk/rules';
import type { KeptLine } from '../cart/cart-rows.js';
import { isHeld, lineRow } from '../cart/line-row.js';
import { requirePrice, type Today } from '../cart/price-line.js';
import { lineContent } from '../cart/priced-order.js';
import { checkConfiguration } from '../cart/sent-order.js';
import { failure } from '../http/api-failure.js';
import { type QuotedContent, sumsOf } from './keep-quotation.js';

/** What is quoted, and what bounds it. */
export interface QuotedItems {
  lines: QuotedContent[];
  firstOption: Cents;
  /** The first moment at which a price of another quotation ends that is in it; null where there is none. */
  heldUntil: Date | null;
}

interface PricedItem {
  content: QuotedContent;
  firstOption: Cents;
  heldUntil: string | null;
}

/** A configuration at today's price. */
function quoteConfiguration(
  sent: NonNullable<NewQuotedItem['configuration']>,
  today: Today,
  base: string,
): PricedItem {
  const configuration = checkConfiguration(sent, base, today.catalogue);
  const row = requirePrice(configuration, today, base);
  const product = today.catalogue.products.get(configuration.product_id);
  if (!product) throw failure('CATALOGUE_UNKNOWN_PRODUCT', 'There is no such product.', { field: base });
  const {
    added_quantity: _,
    joined_quantity: __,
    quote_slider_id: ___,
    quotation_number: ____,
    held_until: _____,
    held_delivery_cents: ______,
    ...content
  } = lineContent(product, configuration, row);
  return {
    content: { ...content, shipping_method_id: row.shipping[0]?.id ?? null },
    firstOption: toCents(row.shipping[0]?.cost ?? dollars(0)),
    heldUntil: null,
  };
}

/** A line of the cart at what it is ordered at now: a price that a quotation holds is held no longer than there. */
function quoteLine(line: KeptLine, today: Today): PricedItem {
  const price = lineRow(line, today);
  if (!price.ok)
    throw failure(
      'QUOTATION_NOT_PRICED',
      `${line.product_name} in your cart can’t be made any more. Remove it first, then print the quotation.`,
      { field: 'quotations' },
    );
  const { row } = price;
  return {
    content: {
      configuration: line.configuration,
      product_name: line.product_name,
      summary: line.summary,
      quantity: line.quantity,
      kinds: line.kinds,
      price_cents: toCents(row.price),
      product_pricing_id: row.product_pricing_id,
      shipping_method_id: line.shipping_method_id,
    },
    firstOption: toCents(row.shipping[0]?.cost ?? dollars(0)),
    heldUntil: isHeld(line, today) ? line.held_until : null,
  };
}

/** Prices what is to be quoted; `cart` are the lines of who asks. Refuses a total that is not today's. */
export function quoteItems(sent: NewQuotation, cart: readonly KeptLine[], today: Today): QuotedItems {
  if (sent.quotations.length === 0)
    throw failure('QUOTATION_EMPTY', 'There is nothing to be quoted. Choose something first.', {
      field: 'quotations',
    });
  const items = sent.quotations.map(({ configuration, line_id }, at) => {
    const base = `quotations.${at}`;
    if (configuration && line_id === undefined)
      return quoteConfiguration(configuration, today, `${base}.configuration`);
    const line = configuration ? undefined : cart.find(({ id }) => id === line_id);
    if (!line)
      throw failure('API_VALUE_INVALID', `${base} is neither a configuration nor a line of the cart.`, {
        field: base,
      });
    return quoteLine(line, today);
  });
  const ends = items.flatMap(({ heldUntil }) => (heldUntil === null ? [] : [heldUntil])).sort();
  const quoted = {
    lines: items.map(({ content }) => content),
    firstOption: items[0]?.firstOption ?? toCents(dollars(0)),
    heldUntil: ends[0] === undefined ? null : new Date(ends[0]),
  };
  const { total } = sumsOf(quoted);
  if (toCents(sent.total_price) !== total)
    throw failure(
      'QUOTATION_PRICE_MOVED',
      `With shipping this is now ${formatMoney(toDollars(total))}. No quotation was made yet.`,
      { field: 'total_price', price: toDollars(total) },
    );
  return quoted;
}
