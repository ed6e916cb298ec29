import type { Range } from '../contract/catalogue.js';
import type { Selection } from '../contract/selection.js';
import { offeredMaterials } from './offered-materials.js';

/** The selection after a material is chosen; one that is not offered changes nothing. */
export const chooseMaterial = (range: Range, selection: Selection, materialId: number): Selection =>
  offeredMaterials(range, selection.product_id).some(({ id }) => id === materialId)
    ? { ...selection, material_id: materialId }
    : selection;
