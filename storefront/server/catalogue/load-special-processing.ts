import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { Product, SpecialProcessing } from '@kerf/sdk/contract';
import { isListPriced } from '@kerf/sdk/rules';
import { array, integer, nullable, object, string } from 'superstruct';
import { CatalogueError } from './catalogue-error.js';
import { checkFile } from './check-file.js';
import { readJson } from './read-folder.js';

const name = 'special-processing/special-processing.json';

const Named = object({ id: integer(), name: string() });
const SpecialFile = object({
  hidden_products: array(integer()),
  addons: array(object({ id: integer(), code: string(), name: string(), items: array(Named) })),
  disabled: array(
    object({
      product_id: nullable(integer()),
      finishing_id: nullable(integer()),
      addon_id: nullable(integer()),
    }),
  ),
});

/** Throws for an id that stands twice. */
function checkOnce(ids: readonly number[], place: string): void {
  const twice = ids.find((id, at) => ids.indexOf(id) !== at);
  if (twice !== undefined) throw new CatalogueError(name, place, 'ids that stand once', twice);
}

/** The supplies that are made to quotation, each once. */
const specialCuttings = (products: ReadonlyMap<number, Product>): SpecialProcessing['cuttings'] => {
  const all = [...products.values()].flatMap(({ attributes }) => attributes.cuttings);
  const special = all.filter((cutting) => !isListPriced(cutting));
  return [...new Map(special.map(({ id, name: called }) => [id, { id, name: called }])).values()];
};

/**
 * What there is to choose for special processing, and what rules it out, from special-processing/. A catalogue without
 * that file offers none of it but its supplies.
 */
export async function loadSpecialProcessing(
  directory: string,
  products: ReadonlyMap<number, Product>,
): Promise<SpecialProcessing> {
  const cuttings = specialCuttings(products);
  const isThere = await access(join(directory, name)).then(
    () => true,
    () => false,
  );
  if (!isThere) return { cuttings, addons: [], disabled: [], hidden_products: [] };
  const file = checkFile(await readJson(directory, name), SpecialFile);
  const { hidden_products, addons, disabled } = file;
  checkOnce(
    addons.map(({ id }) => id),
    'addons',
  );
  checkOnce(
    addons.flatMap(({ items }) => items.map(({ id }) => id)),
    'addons.items',
  );
  const finishings = [...products.values()].flatMap(({ attributes }) => attributes.finishings);
  const requireId = (place: string, what: string, id: number | null, isKnown: (id: number) => boolean) => {
    if (id !== null && !isKnown(id)) throw new CatalogueError(name, place, `the id of a ${what}`, id);
  };
  hidden_products.forEach((id, at) => {
    requireId(`hidden_products.${at}`, 'product', id, (known) => products.has(known));
  });
  disabled.forEach(({ product_id, finishing_id, addon_id }, at) => {
    const place = `disabled.${at}`;
    requireId(`${place}.product_id`, 'product', product_id, (id) => products.has(id));
    requireId(`${place}.finishing_id`, 'finishing', finishing_id, (id) =>
      finishings.some((finishing) => finishing.id === id),
    );
    requireId(`${place}.addon_id`, 'kind of work in addons', addon_id, (id) =>
      addons.some((addon) => addon.id === id),
    );
  });
  return { cuttings, addons, disabled, hidden_products };
}
