/** Choosing an option changes the selection at once and asks for its prices. Unknown ids change nothing. */
import { chooseMaterial as withMaterial } from '../../rules/choose-material.js';
import { choosePrintedSide as withPrintedSide } from '../../rules/choose-printed-side.js';
import { chooseProduct as withProduct } from '../../rules/choose-product.js';
import type { Runtime } from '../runtime.js';
import { select } from '../select.js';

/** Chooses a product of the range; what it also has stays chosen. */
export const chooseProduct = (rt: Runtime, name: string, productId: number): void =>
  select(rt, name, (range, selection) => withProduct(range, selection, productId));

/** Chooses a material of the product. */
export const chooseMaterial = (rt: Runtime, name: string, materialId: number): void =>
  select(rt, name, (range, selection) => withMaterial(range, selection, materialId));

/** Chooses the printed sides; the first clears what was chosen for the back. */
export const choosePrintedSide = (rt: Runtime, name: string, printedSideId: number): void =>
  select(rt, name, (range, selection) => withPrintedSide(range, selection, printedSideId));
