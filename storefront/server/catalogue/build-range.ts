import type { FeaturedItem, Product, Range } from '@kerf/sdk/contract';
import { productName } from '@kerf/sdk/rules';
import type { ItemFile } from './item-file.js';
import { leadWithSupply } from './lead-with-supply.js';

/** The item alone, as it travels. */
export const toFeaturedItem = ({
  id,
  name,
  slug,
  img,
  featured_category_id,
  material,
}: ItemFile): FeaturedItem => ({
  id,
  name,
  slug,
  img,
  featured_category_id,
  ...(material === undefined ? {} : { material }),
});

/** A product as a page about one stock or one supply shows it. */
function underItem(product: Product, { material, cutting }: ItemFile): Product {
  const { attributes } = cutting === undefined ? product : leadWithSupply(product, cutting);
  const isOffered = (id: number): boolean => material === undefined || id === material;
  return {
    ...product,
    name: productName(product),
    materials: product.materials.filter(({ material_id }) => isOffered(material_id)),
    attributes: { ...attributes, materials: attributes.materials.filter(({ id }) => isOffered(id)) },
  };
}

/** What the quote page of an item needs. */
export function buildRange(data: ItemFile, products: ReadonlyMap<number, Product>): Range {
  return {
    item: toFeaturedItem(data),
    products: data.products.flatMap((id) => {
      const product = products.get(id);
      return product ? [underItem(product, data)] : [];
    }),
    featured_price: { featured_item_id: data.id, ...data.opening },
    review_count: 0,
    review_average: 0,
    review_line: '0 reviews',
  };
}
