import { type Range, rollCuttingId, sheetCuttingId } from '@kerf/sdk/contract';
import type { Piece, SceneNode } from '@kerf/sdk/drawing';
import { citrus, honey, peaks, surf } from './artwork/sticker-artwork.js';
import { configuredPiece } from './configure.js';
import { mainPicture } from './gallery-pictures.js';
import { compose, type Subject, scatterPicture, sheetPicture } from './studio/compose.js';
import { grounds } from './studio/ground.js';

/** What stands for a featured item: its opening product, supplied as the item's page supplies it. */
export function itemPicture({ item, products, featured_price }: Range): SceneNode {
  const product = products.find(({ id }) => id === featured_price.product_id) ?? products[0];
  if (!product) throw new Error(`Featured item '${item.slug}' has no product to picture.`);
  const cutting = product.attributes.cuttings[0]?.id;
  if (cutting === undefined || item.slug === product.url_slug) return mainPicture(product);
  const shaped = (shape: string, size: readonly [number, number], cut = cutting): Piece =>
    configuredPiece(product, { cutting: cut, shape, size });
  const subject = (piece: Piece, artwork: Subject['artwork'], ground: keyof typeof grounds): Subject => ({
    piece,
    artwork,
    ground: grounds[ground],
  });
  if (cutting === sheetCuttingId)
    return sheetPicture(
      subject(configuredPiece(product, { cutting: 1, shape: 'Circle', size: [50, 50] }), honey, 'paper'),
    );
  if (cutting === rollCuttingId)
    return compose('stacked', subject(shaped('Circle', [50, 50]), citrus, 'paper'), true);
  if (item.slug === 'special')
    return scatterPicture([
      subject(shaped('Custom', [75, 75], 1), peaks, 'stone'),
      subject(shaped('Custom', [100, 60], 1), surf, 'stone'),
      subject(shaped('Circle', [60, 60], 1), honey, 'stone'),
    ]);
  if (item.slug === 'kiss-cut') return compose('front', subject(shaped('Custom', [75, 75]), peaks, 'sage'));
  return scatterPicture([
    subject(shaped('Circle', [70, 70]), citrus, 'blush'),
    subject(shaped('Custom', [90, 70]), surf, 'blush'),
    subject(shaped('Rounded', [60, 75]), peaks, 'blush'),
  ]);
}
