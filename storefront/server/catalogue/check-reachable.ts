import { type Product, rollCuttingId } from '@kerf/sdk/contract';
import { checkSize, isListPriced, offeredAdhesives, offeredFinishings } from '@kerf/sdk/rules';
import { CatalogueError } from './catalogue-error.js';

/** No choice of a product is a dead end: under every supply there is a size to make and an option of every kind. */
export function checkReachable(file: string, product: Product): void {
  const { cuttings, sizes } = product.attributes;
  if (!cuttings.length) {
    for (const [index, size] of sizes.entries())
      if (checkSize(size, product).status !== 'ok')
        throw new CatalogueError(file, `sizes.${index}`, 'a size within dim_lookups', size.name);
    return;
  }
  for (const [index, cutting] of cuttings.entries()) {
    if (cutting.disabled || !isListPriced(cutting)) continue;
    const path = `cuttings.${index}`;
    if (!cutting.shapes.length) throw new CatalogueError(file, `${path}.shapes`, 'at least one shape', []);
    checkSupply(file, path, product, cutting.id);
  }
}

function checkSupply(file: string, path: string, product: Product, cuttingId: number): void {
  const { sizes, dim_lookups, finishings, adhesives, orientations } = product.attributes;
  if (!dim_lookups.some(({ cutting_id }) => cutting_id === null || cutting_id === cuttingId))
    throw new CatalogueError(file, 'dim_lookups', `the smallest and largest size of cutting ${cuttingId}`);
  if (cuttingId === rollCuttingId && !orientations.length)
    throw new CatalogueError(file, 'orientations', 'the ways of winding a roll', []);
  const orientationId = cuttingId === rollCuttingId ? (orientations[0]?.id ?? null) : null;
  if (
    !sizes.some(
      (size) =>
        checkSize({ ...size, cutting_id: cuttingId, orientation_id: orientationId }, product).status === 'ok',
    )
  )
    throw new CatalogueError(file, path, 'a supply that can be made in one of the sizes', cuttingId);
  const finishes = offeredFinishings(product, cuttingId);
  if (finishings.length && !finishes.length)
    throw new CatalogueError(file, path, 'a supply that attribute_lookups give a finishing', cuttingId);
  for (const { id } of finishes)
    if (adhesives.length && !offeredAdhesives(product, cuttingId, id).length)
      throw new CatalogueError(
        file,
        path,
        `a supply that attribute_lookups give an adhesive with ${id}`,
        cuttingId,
      );
}
