/** A configuration as a query string, written one way and read strictly. */
import type { PrintFeatureChoice } from '../../contract/catalogue.js';
import type { LetteringDesign } from '../../contract/lettering.js';
import {
  autoHeightBelow,
  letterAlignments,
  maxFeatureChoices,
  maxNameLength,
  maxSets,
} from '../../contract/limits.js';
import type { PricingRequest } from '../../contract/pricing.js';

/** The key of a chosen print feature, the only one that may stand more than once. */
const featureKey = 'print_features[]';

/** A chosen print feature as its query value. */
const toFeatureValue = ({ feature_id, item_id, side }: PrintFeatureChoice): string =>
  `${feature_id}:${item_id}:${side}`;

const keys = [
  'featured_item_id',
  'product_id',
  'material_id',
  'printed_side_id',
  'cutting_id',
  'shape_id',
  'orientation_id',
  'finishing_id',
  'premium_processing_id',
  'adhesive_id',
  'color_id',
  'addon_item_id',
  'install_ready',
  'cut_per_shape',
  'ea',
  'width',
  'height',
  'quantity',
  'kinds',
  'auto_height',
  'lettering_text',
  'lettering_font',
  'lettering_align',
] as const;

type KnownField = 'print_features' | 'lettering' | 'auto_height';

/** A configuration as far as it is known: null is a choice that is not made. */
type KnownRequest = {
  [key in Exclude<keyof PricingRequest, KnownField>]?: PricingRequest[key] | null;
} & Pick<PricingRequest, KnownField>;

/** A design as a query and a form have it: keys and values. */
export const letteringFields = (lettering: LetteringDesign | undefined): [key: string, value: string][] =>
  Object.entries<string>({ ...lettering }).map(([key, value]) => [`lettering_${key}`, value]);

/**
 * The one query of a configuration: keys in the order of the alphabet, absent choices left out, print features last. Equal
 * configurations have equal queries, so it serves as a cache key.
 */
export function toPricingQuery(request: KnownRequest): string {
  const { print_features, lettering, ...options } = request;
  const chosen = [...Object.entries(options), ...letteringFields(lettering)].flatMap(([key, value]) =>
    value == null ? [] : `${key}=${encodeURIComponent(value)}`,
  );
  const features = print_features.map((choice) => `${featureKey}=${toFeatureValue(choice)}`).sort();
  return [...chosen.sort(), ...features].join('&');
}

/** A query that was refused; `field` is the key at fault. */
export interface PricingQueryFault {
  ok: false;
  code: string;
  message: string;
  field: string;
}

const maxQueryLength = 2000;
const required = ['product_id', 'width', 'kinds'];
const ranges: Readonly<Record<string, readonly [min: number, max: number]>> = {
  quantity: [1, 999_999],
  kinds: [1, maxSets],
  cut_per_shape: [1, 10_000],
  ea: [1, 10_000],
};
const ids = [0, 1_000_000] as const;
const maxLength = 100_000;

const readWhole = (text: string, [min, max]: readonly [number, number]): number | null =>
  /^\d{1,7}$/.test(text) && Number(text) >= min && Number(text) <= max ? Number(text) : null;

const readLength = (text: string): number | null => {
  const length = /^\d{1,6}(\.\d{1,3})?$/.test(text) ? Number(text) : 0;
  return length > 0 && length <= maxLength ? length : null;
};

/** What a design is written with besides its text. */
const letteringKeys = ['lettering_font', 'lettering_align', 'auto_height'];

function readValue(key: string, text: string): number | string | null {
  // Letters that have the height of their own ask for none.
  if (key === 'height' && Number(text) === 0 && text) return 0;
  if (key === 'width' || key === 'height') return readLength(text);
  if (key === 'auto_height') return text === 'true' ? text : null;
  if (key === 'lettering_text' || key === 'lettering_font')
    // A form sends two characters where a line ends.
    return text.length <= maxNameLength ? text.replace(/\r\n/g, '\n') : null;
  if (key === 'lettering_align') return letterAlignments.find((each) => each === text) ?? null;
  if (key === 'install_ready') return text === 'yes' || text === 'no' ? text : null;
  return readWhole(text, ranges[key] ?? ids);
}

/** A print feature from its query value, or null when it is not one. */
export function parseFeatureValue(text: string): PrintFeatureChoice | null {
  const [, feature = '', item = '', side] = /^(\d{1,7}):(\d{1,7}):(front|back|na)$/.exec(text) ?? [];
  const feature_id = readWhole(feature, ids);
  const item_id = readWhole(item, ids);
  return feature_id === null || item_id === null
    ? null
    : { feature_id, item_id, side: side as PrintFeatureChoice['side'] };
}

const fault = (code: string, field: string, message: string): PricingQueryFault => ({
  ok: false,
  code,
  message,
  // A key can be anything: enough of it to be recognised is sent back.
  field: field.slice(0, 60),
});

/**
 * Reads a pricing query. Unknown keys, keys that stand twice, missing ones and values out of range are refused with
 * the key at fault; what is read has every key, null where the query has none.
 */
export function parsePricingQuery(query: string): { ok: true; request: PricingRequest } | PricingQueryFault {
  if (query.length > maxQueryLength)
    return fault('PRICING_QUERY_TOO_LONG', 'query', `The query has more than ${maxQueryLength} characters.`);
  const values = new Map<string, unknown>(keys.map((key) => [key, null]));
  const features = new Map<string, PrintFeatureChoice>();
  for (const [key, text] of new URLSearchParams(query)) {
    if (key === featureKey) {
      const choice = parseFeatureValue(text);
      if (!choice) return fault('PRICING_VALUE_INVALID', key, `${featureKey} is written feature:item:side.`);
      if (features.has(toFeatureValue(choice)))
        return fault('PRICING_KEY_TWICE', key, `${featureKey} has a choice twice.`);
      features.set(toFeatureValue(choice), choice);
      if (features.size > maxFeatureChoices)
        return fault(
          'PRICING_VALUE_INVALID',
          key,
          `${featureKey} has more than ${maxFeatureChoices} choices.`,
        );
      continue;
    }
    const known = values.get(key);
    if (known === undefined)
      return fault('PRICING_KEY_UNKNOWN', key, 'The query has a key that is not known.');
    if (known !== null) return fault('PRICING_KEY_TWICE', key, `${key} stands twice.`);
    const value = readValue(key, text);
    if (value === null) return fault('PRICING_VALUE_INVALID', key, `${key} is not valid or out of range.`);
    values.set(key, value);
  }
  const { lettering_text, lettering_font, lettering_align, auto_height, ...options } =
    Object.fromEntries(values);
  const isDesigned = lettering_text !== null;
  // Letters have a height of their own.
  const isAuto = isDesigned && (auto_height !== null || Number(options.height) < autoHeightBelow);
  const isMeant = letteringKeys.some((key) => values.get(key) !== null);
  const needed = [
    ...required,
    ...(isDesigned ? ['lettering_font'] : isMeant ? ['height', 'lettering_text'] : ['height']),
  ];
  const missing = needed.find((key) => values.get(key) === null);
  if (missing) return fault('PRICING_KEY_MISSING', missing, `${missing} is missing.`);
  if (options.height === 0 && !isDesigned)
    return fault('PRICING_VALUE_INVALID', 'height', 'height is not valid or out of range.');
  return {
    ok: true,
    request: {
      ...options,
      print_features: [...features.values()],
      ...(isDesigned && {
        lettering: { text: lettering_text, font: lettering_font, align: lettering_align ?? 'left' },
      }),
      ...(isAuto && { height: 0, auto_height: true }),
    } as PricingRequest,
  };
}
