/** Every still picture that the catalogue names, and how to draw it. */
import type { PrintFeature, Product } from '@kerf/sdk/contract';
import type { SceneNode } from '@kerf/sdk/drawing';
import type { Catalogue } from '../server/catalogue/catalogue.js';
import { colorPicture } from './color-picture.js';
import { featurePicture } from './feature-picture.js';
import { galleryPicture, mainPicture } from './gallery-pictures.js';
import { itemPicture } from './item-picture.js';
import { colorPath, smallPath, socialPath } from './media-paths.js';
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

const inBothSizes = (path: string, draw: () => SceneNode): PlannedImage[] => [
  { path, ...pictureSize, draw },
  { path: smallPath(path), ...small, draw },
];

/** In the catalogue's order; a path that it names twice is drawn once. */
export function planMedia({ products, ranges }: Catalogue): PlannedImage[] {
  const all = [...products.values()];
  const bySlug = (slug: string): Product | undefined => all.find(({ url_slug }) => url_slug === slug);
  const card = bySlug('premium-business-card');
  const tag = bySlug('swing-tags');
  const features = new Map<number, PrintFeature>(
    all.flatMap(({ attributes }) => attributes.print_features).map((one) => [one.id, one]),
  );
  const colors = new Map(all.flatMap(({ attributes }) => attributes.colors).map((one) => [one.id, one]));
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
    ...(card && tag
      ? [...features.values()].flatMap((feature) =>
          feature.items.map(({ name, file_path }) => ({
            path: file_path,
            ...small,
            draw: () => featurePicture(card, tag, feature, name),
          })),
        )
      : []),
    ...[...colors.values()].map((color) => ({
      path: colorPath(color),
      width: 400,
      height: 300,
      draw: () => colorPicture(color),
    })),
  ];
  return [...new Map(planned.map((image) => [image.path, image])).values()];
}
