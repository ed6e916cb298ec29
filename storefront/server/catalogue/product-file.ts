/** Shape of a file in products/: a product whose options are named by id. */
import { AttributeLookup, DimensionLookup, GalleryItem, Thumbnails } from '@kerf/sdk/contract';
import {
  array,
  boolean,
  type Infer,
  integer,
  min,
  nonempty,
  object,
  omit,
  optional,
  pattern,
  string,
} from 'superstruct';

const Ids = array(integer());
const Slug = pattern(string(), /^[a-z0-9]+(-[a-z0-9]+)*$/);

export const ProductFile = object({
  id: integer(),
  name: string(),
  url_slug: Slug,
  /** What it is, in a line for the list of stocks. */
  line: optional(nonempty(string())),
  prod_info_ref: string(),
  featured_category_id: integer(),
  /** Ids of materials, each with the key of its text. */
  materials: array(object({ material_id: integer(), ref: string() })),
  cuttings: array(object({ id: integer(), shapes: Ids, disabled: boolean() })),
  finishings: Ids,
  adhesives: Ids,
  printed_sides: Ids,
  colors: Ids,
  orientations: Ids,
  addons: Ids,
  /** Codes of premium coatings. */
  premium_processings: array(string()),
  install_ready: boolean(),
  print_features: Ids,
  sizes: Ids,
  quantities: nonempty(array(min(integer(), 1))),
  dim_lookups: array(omit(DimensionLookup, ['is_equal'])),
  attribute_lookups: array(AttributeLookup),
  gallery: nonempty(array(GalleryItem)),
  thumbnails: Thumbnails,
});
export type ProductFile = Infer<typeof ProductFile>;
