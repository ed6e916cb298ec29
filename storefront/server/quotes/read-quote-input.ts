/** What a request asks for, as the catalogue has it: what it does not have is replaced as on a page, and said in words. */
import type {
  PricingRequest,
  QuoteRequestInput,
  Range,
  Selection,
  SpecialRequestInput,
} from '@kerf/sdk/contract';
import {
  addonsOfItems,
  applySelectionQuery,
  type InputFault,
  requestSummaryText,
  settleSpecials,
  specialFaults,
  specialRange,
  toMessageText,
  toPricingQuery,
  toQuotedConfiguration,
} from '@kerf/sdk/rules';
import type { Catalogue } from '../catalogue/catalogue.js';
import { failure } from '../http/api-failure.js';
import type { QuoteDetails } from './quote-rows.js';

/** What people read in a list or on a terminal: on one line, and nothing that does not print. */
export const onOneLine = (typed: string): string => toMessageText(typed).replace(/\s+/g, ' ');

/** What is asked for, ready to be kept. */
export interface Quoted {
  configuration: PricingRequest;
  summary: string;
  details: QuoteDetails;
  faults: readonly InputFault[];
}

function requireRange(
  { items, ranges }: Catalogue,
  { featured_item_id, product_id }: { featured_item_id: number | null; product_id: number },
): Range {
  const item = items.find(({ id }) => id === featured_item_id);
  const range = item && ranges.get(item.slug);
  if (!range)
    throw failure('CATALOGUE_UNKNOWN_ITEM', 'There is no such item.', { field: 'featured_item_id' });
  if (!range.products.some(({ id }) => id === product_id))
    throw failure('CATALOGUE_UNKNOWN_PRODUCT', 'There is no such product of this item.', {
      field: 'product_id',
    });
  return range;
}

/** The choices that a request names, as far as they are offered together. */
const selectionOf = (range: Range, request: PricingRequest): Selection =>
  applySelectionQuery(range, toPricingQuery({ ...request, quantity: null }));

const wordsOf = (catalogue: Catalogue, configuration: PricingRequest): string => {
  const product = catalogue.products.get(configuration.product_id);
  return product ? requestSummaryText(product, configuration) : '';
};

/** A request for a quote of a configuration. Its size and its quantity are as they were sent: that is what a quote is for. */
export function readQuoted(input: QuoteRequestInput, catalogue: Catalogue): Quoted {
  const {
    firstname: _first,
    lastname: _last,
    email_address: _email,
    comment: _comment,
    quote_type: _type,
    use_creation_tool,
    utm_source: _source,
    utm_medium: _medium,
    utm_campaign: _campaign,
    utm_term: _term,
    utm_content: _content,
    ...request
  } = input;
  const range = requireRange(catalogue, request);
  const { width, height, quantity, cut_per_shape, ea } = request;
  const configuration: PricingRequest = {
    ...toQuotedConfiguration(range, selectionOf(range, request)),
    ...{ width, height, quantity, cut_per_shape, ea },
    kinds: Math.min(Math.max(request.kinds, 1), 99),
  };
  // Whoever designed letters did it with the shop's own tool, whatever is said of it.
  const usedTool = configuration.lettering ? 'yes' : use_creation_tool;
  return {
    configuration,
    summary: wordsOf(catalogue, configuration),
    details: usedTool ? { use_creation_tool: usedTool } : {},
    faults: [],
  };
}

/** A request for special processing, by the rules of its form. */
export function readSpecial(input: SpecialRequestInput, catalogue: Catalogue): Quoted {
  const { special } = catalogue;
  const range = specialRange(requireRange(catalogue, input), special);
  if (!range?.products.some(({ id }) => id === input.product_id))
    throw failure('CATALOGUE_UNKNOWN_PRODUCT', 'This product takes no special processing.', {
      field: 'product_id',
    });
  const text = (value: number | null) => (value === null ? '' : String(value));
  const chosen = selectionOf(range, {
    ...input,
    material_id: null,
    printed_side_id: null,
    addon_item_id: null,
    install_ready: null,
    width: 0,
    height: 0,
    quantity: null,
    kinds: 1,
    print_features: [],
  });
  const selection: Selection = {
    ...chosen,
    width: text(input.width),
    height: text(input.height),
    cut_per_shape: chosen.cut_per_shape && text(input.cut_per_shape),
    ea: chosen.ea && text(input.ea),
  };
  const items = settleSpecials(special, { selection, items: input.addon_items });
  const work = special.addons
    .filter(({ id }) => addonsOfItems(special, items).includes(id))
    .map(({ id, name, items: offered }) => ({
      id,
      name,
      items: offered.filter((item) => items.includes(item.id)),
    }));
  const configuration = { ...toQuotedConfiguration(range, selection), quantity: input.quantity };
  const named = work.flatMap(({ name, items: of }) => of.map((item) => `${name}: ${item.name}`));
  return {
    configuration,
    summary: [wordsOf(catalogue, configuration), ...named].join(' / '),
    details: {
      work,
      size_id: input.size_id,
      address_book_id: onOneLine(input.address_book_id ?? '') || null,
    },
    faults: specialFaults(range, { selection, items }, text(input.quantity)),
  };
}
