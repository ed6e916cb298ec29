import type { Product } from '@kerf/sdk/contract';
import { CatalogueError } from './catalogue-error.js';
import { checkFile } from './check-file.js';
import { checkGallery } from './check-gallery.js';
import { checkProduct } from './check-product.js';
import { checkReachable } from './check-reachable.js';
import type { Options } from './option-files.js';
import { ProductFile } from './product-file.js';
import { readFolder } from './read-folder.js';

/** Every product of products/ with its options filled in, by id, and the lines about them, by slug. */
export async function loadProducts(
  directory: string,
  options: Options,
): Promise<{ products: Map<number, Product>; stockLines: Map<string, string> }> {
  const products = new Map<number, Product>();
  const stockLines = new Map<string, string>();
  const slugs = new Set<string>();
  const lookupIds = new Set<number>();
  const loaded = (await readFolder(directory, 'products'))
    .map((raw) => ({ file: raw.name, data: checkFile(raw, ProductFile) }))
    .sort((a, b) => a.data.id - b.data.id);
  for (const { file, data } of loaded) {
    if (products.has(data.id)) throw new CatalogueError(file, 'id', 'an id of its own', data.id);
    if (slugs.has(data.url_slug))
      throw new CatalogueError(file, 'url_slug', 'a slug of its own', data.url_slug);
    for (const [index, { id }] of data.dim_lookups.entries()) {
      if (lookupIds.has(id))
        throw new CatalogueError(file, `dim_lookups.${index}.id`, 'an id of its own', id);
      lookupIds.add(id);
    }
    slugs.add(data.url_slug);
    checkProduct(file, data);
    const product = toProduct(file, data, options);
    checkGallery(file, product);
    checkReachable(file, product);
    products.set(data.id, product);
    if (data.line) stockLines.set(data.url_slug, data.line);
  }
  return { products, stockLines };
}

function toProduct(file: string, data: ProductFile, options: Options): Product {
  const pick = <T extends { id: number }>(list: readonly T[], ids: readonly number[], path: string): T[] =>
    ids.map((id, index) => {
      const found = list.find((entry) => entry.id === id);
      if (!found) throw new CatalogueError(file, `${path}.${index}`, 'an id of a known option', id);
      if (ids.indexOf(id) !== index) throw new CatalogueError(file, `${path}.${index}`, 'each id once', id);
      return found;
    });
  const cuttingIds = data.cuttings.map(({ id }) => id);
  return {
    id: data.id,
    name: data.name,
    url_slug: data.url_slug,
    prod_info_ref: data.prod_info_ref,
    featured_category_id: data.featured_category_id,
    materials: data.materials,
    attributes: {
      cuttings: pick(options.cuttings, cuttingIds, 'cuttings').map((cutting, index) => ({
        ...cutting,
        shapes: pick(options.shapes, data.cuttings[index]?.shapes ?? [], `cuttings.${index}.shapes`),
        disabled: data.cuttings[index]?.disabled ?? false,
      })),
      finishings: pick(options.finishings, data.finishings, 'finishings'),
      adhesives: pick(options.adhesives, data.adhesives, 'adhesives'),
      materials: pick(
        options.materials,
        data.materials.map(({ material_id }) => material_id),
        'materials',
      ),
      printed_sides: pick(options['printed-sides'], data.printed_sides, 'printed_sides'),
      colors: pick(options.colors, data.colors, 'colors'),
      orientations: pick(options.orientations, data.orientations, 'orientations'),
      addons: pick(options.addons, data.addons, 'addons'),
      premium_processings: data.premium_processings.map((code, index) => {
        const found = options['premium-processings'].find((entry) => entry.code === code);
        if (!found)
          throw new CatalogueError(
            file,
            `premium_processings.${index}`,
            'the code of a premium coating',
            code,
          );
        const { name, items, is_glossy } = found;
        return { name, items, is_glossy };
      }),
      install_ready: data.install_ready ? options['install-ready'] : null,
      print_features: pick(options['print-features'], data.print_features, 'print_features'),
      sizes: pick(options.sizes, data.sizes, 'sizes'),
      quantities: data.quantities,
      dim_lookups: data.dim_lookups.map((row) => ({ ...row, is_equal: row.equal_side === 'yes' })),
      attribute_lookups: data.attribute_lookups,
      gallery: data.gallery,
      thumbnails: data.thumbnails,
    },
  };
}
