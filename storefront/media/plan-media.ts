/** Every still picture that the catalogue names, and how to draw it. */
import type { SceneNode } from '@kerf/sdk/drawing';
import type { Catalogue } from '../server/catalogue/catalogue.js';
import { galleryPicture, mainPicture } from './gallery-pictures.js';
import { itemPicture } from './item-picture.js';
import { lookSize } from './looks/look.js';
import { optionLooks } from './looks/option-looks.js';
import { smallPath, socialPath } from './media-paths.js';
import { socialPicture, socialSize } from './social-picture.js';
import { pictureSize } from './studio/compose.js';

export interface PlannedImage {
  /** As the catalogue names it, from the root of the site. */
  path: string;
  /** px. */
  width: number;
  height: number;
  draw: () => SceneNode;
}

const small = { width: 480, height: 360 } as const;

/** The picture on an option's tile, for screens of two pixels to the point. */
const looked = { width: 2 * lookSize.width, height: 2 * lookSize.height } as const;

const inBothSizes = (path: string, draw: () => SceneNode): PlannedImage[] => [
  { path, ...pictureSize, draw },
  { path: smallPath(path), ...small, draw },
];

/** In the catalogue's order; a path that it names twice is drawn once. */
export function planMedia({ products, ranges }: Catalogue): PlannedImage[] {
  const all = [...products.values()];
  const planned = [
    ...all.flatMap((product) => [
      ...inBothSizes(product.attributes.thumbnails.thumbnail, () => mainPicture(product)),
      ...product.attributes.gallery.flatMap(({ file_path }, place) =>
        inBothSizes(file_path, () => galleryPicture(product, place)),
      ),
    ]),
    ...[...ranges.values()].flatMap((range) => [
      ...inBothSizes(range.item.img, () => itemPicture(range)),
      {
        path: socialPath(range.item.slug),
        ...socialSize,
        draw: () => socialPicture(range.item.name, itemPicture(range)),
      },
    ]),
    ...optionLooks(all).map((one) => ({ ...one, ...looked })),
  ];
  return [...new Map(planned.map((image) => [image.path, image])).values()];
}
