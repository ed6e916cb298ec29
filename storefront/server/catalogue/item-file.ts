/** Shape of a file in items/: a featured item, its products and the configuration that it opens with. */
import { PrintFeatureChoice } from '@kerf/sdk/contract';
import {
  array,
  type Infer,
  integer,
  min,
  nonempty,
  nullable,
  number,
  object,
  optional,
  pattern,
  string,
} from 'superstruct';

const slug = pattern(string(), /^[a-z0-9]+(-[a-z0-9]+)*$/);

export const ItemFile = object({
  id: integer(),
  name: string(),
  slug,
  /** Other slugs that lead to the same item. */
  aliases: optional(array(slug)),
  /** What it is, in a line for lists and a paragraph for its page. */
  line: optional(nonempty(string())),
  description: optional(nonempty(string())),
  img: string(),
  featured_category_id: integer(),
  /** The one stock that the page is about. */
  material: optional(integer()),
  /** The supply that the page is about: it stands first among those of every product. */
  cutting: optional(integer()),
  /** In the order of the switcher. */
  products: nonempty(array(integer())),
  opening: object({
    product_id: integer(),
    material_id: nullable(integer()),
    printed_side_id: nullable(integer()),
    addon_item_id: nullable(integer()),
    width: number(),
    height: number(),
    run_size: integer(),
    sets: min(integer(), 1),
    print_features: array(PrintFeatureChoice),
  }),
  /** Dollars that the opening configuration costs at the smallest listed quantity: a promise that prices have to meet. */
  from: optional(number()),
});
export type ItemFile = Infer<typeof ItemFile>;
