/** Shapes of the files in options/. Each holds one list; products name its entries by id. */
import {
  Addon,
  Color,
  Cutting,
  InstallReady,
  Named,
  PremiumProcessing,
  PrintFeature,
  Shape,
  Size,
} from '@kerf/sdk/contract';
import { array, boolean, type Infer, integer, object, string } from 'superstruct';

/** A supply as the file has it: its shapes are named by the product. */
const CuttingEntry = object({
  id: integer(),
  name: string(),
  special_processing: string(),
  input_ea: boolean(),
  image: Cutting.schema.image,
});

/** A premium coating; it has no id on the wire, so products name it by its code. */
const PremiumEntry = object({ code: string(), ...PremiumProcessing.schema });

/** By file name without its ending. */
export const optionFiles = {
  cuttings: array(CuttingEntry),
  shapes: array(Shape),
  finishings: array(Named),
  adhesives: array(Named),
  materials: array(Named),
  'printed-sides': array(Named),
  colors: array(Color),
  orientations: array(Named),
  addons: array(Addon),
  'premium-processings': array(PremiumEntry),
  'print-features': array(PrintFeature),
  sizes: array(Size),
  'install-ready': InstallReady,
} as const;

/** Every option of the shop, by kind. */
export type Options = { [Kind in keyof typeof optionFiles]: Infer<(typeof optionFiles)[Kind]> };
