/** Shapes of the files that make prices: rate-cards/ (one for products that are priced alike) and option-costs/ (one a kind). Money is cents. */
import {
  array,
  type Infer,
  integer,
  max,
  min,
  nonempty,
  number,
  object,
  optional,
  record,
  refine,
  size,
  string,
} from 'superstruct';
import { type CostKind, costKinds } from './rate-card.js';

const Cents = min(number(), 0);
const Factor = refine(
  number(),
  'factor',
  (value) => value > 0 || 'Expected a number above 0 but received another',
);

/** What an option costs; parts left out are 0, factors 1. */
const CostEntry = object({
  setup: optional(Cents),
  run: optional(Cents),
  per_piece: optional(Cents),
  per_sheet: optional(Cents),
  per_edge: optional(Cents),
  press: optional(Factor),
  stock: optional(Factor),
  /** For whoever edits the file. */
  note: optional(string()),
});
export type CostEntry = Infer<typeof CostEntry>;

/** Costs by option id, for one kind of option. */
export const CostFile = record(string(), CostEntry);

/** Changes to option costs, by kind and id. */
const Changes = object(
  Object.fromEntries(costKinds.map((kind) => [kind, optional(CostFile)])) as Record<
    CostKind,
    ReturnType<typeof optional<Infer<typeof CostFile>, null>>
  >,
);

export const RateCardFile = object({
  /** Those that are priced alike. */
  products: nonempty(
    array(
      object({
        id: integer(),
        /** What the run is called where a price is taken apart; {quantity} stands for how many. */
        run_words: refine(
          size(string(), 1, 100),
          'words',
          (value) => value.includes('{quantity}') || 'Expected words with {quantity} but received others',
        ),
      }),
    ),
  ),
  note: optional(string()),
  /** mm. */
  parent_sheet: object({ width: Factor, height: Factor }),
  /** mm, on each side of a piece. */
  bleed: Cents,
  /** mm, between pieces. */
  gutter: Cents,
  setup: Cents,
  press: Cents,
  exponent: refine(
    number(),
    'exponent',
    (value) => (value > 0 && value <= 1) || 'Expected a number above 0 and at most 1 but received another',
  ),
  stock_per_sheet: Cents,
  per_piece: Cents,
  per_edge: Cents,
  /** Where letters are designed: for 100 mm that the blade goes, in place of per_edge, and for 10 cm² of vinyl that they take. */
  letters: optional(object({ per_cut: Cents, per_vinyl: Cents })),
  per_extra_cut: Cents,
  per_extra_sticker: Cents,
  promotion: optional(object({ name: size(string(), 1, 100), percent_off: max(min(number(), 0), 90) })),
  /** What this product's options cost where that differs from option-costs/. */
  option_costs: optional(Changes),
});
export type RateCardFile = Infer<typeof RateCardFile>;

export const ShippingFile = object({
  zone: string(),
  cut_off_hour: max(min(integer(), 0), 24),
  methods: array(
    object({
      id: integer(),
      method: string(),
      // From the first day of printing on the days of an order are counted.
      printing_days: min(integer(), 1),
      shipping_days: min(integer(), 0),
      /** Cents. */
      cost: min(integer(), 0),
    }),
  ),
  extra_printing_days: array(object({ product_id: integer(), days: min(integer(), 1) })),
});
