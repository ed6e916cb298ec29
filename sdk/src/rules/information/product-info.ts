/** Which of what there is to read about products and stocks a page shows. */
import type { FeaturedItem, Product, Range } from '../../contract/catalogue.js';
import { standardBusinessCard } from '../../contract/limits.js';
import { printFeatureCodes } from '../../contract/print-feature-codes.js';
import type { Selection } from '../../contract/selection.js';
import { offeredMaterials } from '../options/offered-lists.js';
import { chosenProduct } from '../products/product.js';
import { productLine } from '../products/product-line.js';

type Chosen = Pick<Selection, 'product_id' | 'material_id'>;

/** Something that can be read about, by the key of its text. */
export interface InfoEntry {
  ref: string;
  label: string;
}

/** Featured items whose info is shown though they have one product: the standard card, the premium card, tags. */
const alwaysInformed: readonly number[] = [7, 8, 9];
/** Business cards and swing tags. */
const informedCategories: readonly number[] = [2, 3];
/** Featured items that are about one stock: it stands above the page, so that the info needs no header. */
const withoutHeader: readonly number[] = [10, 11, 12];
/** Products with a second tab everywhere, and those with one on the pages of the kiss-cut item alone. */
const secondTabProduct = 2;
const secondTabOfKissCut: readonly number[] = [5, 6];
const kissCutItem = 2;

/** Whether a page shows info at all: of one product alone, where the item or its category says so. */
export const showsProductInfo = ({
  item,
  products,
}: {
  item: Pick<FeaturedItem, 'id' | 'featured_category_id'>;
  products: readonly unknown[];
}): boolean =>
  products.length > 1 ||
  alwaysInformed.includes(item.id) ||
  informedCategories.includes(item.featured_category_id);

/** Pages of stickers show the chosen product alone, with no header and no switcher. */
const isSingleView = (item: Pick<FeaturedItem, 'featured_category_id'>): boolean =>
  productLine(item).name === 'stickers';

/** Whether a header stands above as many products, or stocks. */
export const hasInfoHeader = (
  item: Pick<FeaturedItem, 'id' | 'featured_category_id'>,
  entries: number,
): boolean => entries > 1 && !isSingleView(item) && !withoutHeader.includes(item.id);

/** Whether the info of a product has its second tab, on the pages of an item. */
export const hasSecondTab = (item: Pick<FeaturedItem, 'id'>, product: Pick<Product, 'id'>): boolean =>
  product.id === secondTabProduct || (item.id === kissCutItem && secondTabOfKissCut.includes(product.id));

const productEntry = ({ name, prod_info_ref }: Product): InfoEntry => ({ ref: prod_info_ref, label: name });

/** The products that can be switched between, and which is shown: the one that is chosen. */
export function productEntries(range: Range, chosen: Chosen): { entries: InfoEntry[]; index: number } {
  const product = chosenProduct(range, chosen);
  if (isSingleView(range.item)) return { entries: [productEntry(product)], index: 0 };
  return { entries: range.products.map(productEntry), index: range.products.indexOf(product) };
}

/**
 * The stocks of the chosen product, and which is shown: the one that is chosen; the first on the page of a stock, which
 * has no other. Stickers have none: what they are made of is in the info of the product.
 */
export function stockEntries(range: Range, chosen: Chosen): { entries: InfoEntry[]; index: number } {
  if (isSingleView(range.item)) return { entries: [], index: 0 };
  const product = chosenProduct(range, chosen);
  const entries = offeredMaterials(range, product.id).flatMap(({ id, name }) => {
    const ref = product.materials.find(({ material_id }) => material_id === id)?.ref;
    return ref ? [{ id, ref, label: name }] : [];
  });
  const at = range.item.material === undefined ? entries.findIndex(({ id }) => id === chosen.material_id) : 0;
  return { entries: entries.map(({ ref, label }) => ({ ref, label })), index: Math.max(0, at) };
}

/** The texts that a page may show while a product is chosen, each once. */
export function infoRefs(range: Range, chosen: Chosen): string[] {
  if (!showsProductInfo(range)) return [];
  const shown = [...productEntries(range, chosen).entries, ...stockEntries(range, chosen).entries];
  return [...new Set(shown.map(({ ref }) => ref))];
}

/** The special features that a page tells of, in the order of their tabs: none on that of the standard business card. */
export function informedFeatures(range: Range, chosen: Chosen): string[] {
  const { item } = range;
  if (isSingleView(item) || item.slug === standardBusinessCard.itemSlug) return [];
  const codes = chosenProduct(range, chosen).attributes.print_features.map(({ code }) => code);
  return printFeatureCodes.filter((code) => codes.includes(code));
}

/** Under which name a shop keeps what is read on the page of an item while a product is chosen. */
export const informationKey = (range: Range, chosen: Chosen): string =>
  `${range.item.slug}/${chosenProduct(range, chosen).url_slug}`;
