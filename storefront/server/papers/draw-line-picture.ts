import type { PricingRequest } from '@kerf/sdk/contract';
import { toSvgText } from '@kerf/sdk/drawing';
import sharp from 'sharp';
import type { Catalogue } from '../catalogue/catalogue.js';
import { drawConfiguration } from './draw-configuration.js';
import type { PaperLine } from './paper-contents.js';

/** Points of a paper to pixels of a picture on it: 44 points are printed at 400 dots to the inch. */
const side = 244;

/** What the piece of a line looks like; nothing where the catalogue has no such product any more. */
export async function drawLinePicture(
  catalogue: Catalogue,
  configuration: PricingRequest,
  name: string,
): Promise<PaperLine['picture']> {
  const drawn = drawConfiguration(catalogue, configuration);
  if (!drawn) return undefined;
  const sized = { ...drawn, attributes: { ...drawn.attributes, width: side, height: side } };
  const png = await sharp(Buffer.from(toSvgText(sized)))
    .png()
    .toBuffer();
  return {
    png: png.toString('base64'),
    alt: `Drawing of ${name}, ${configuration.width} × ${configuration.height} mm`,
  };
}
