/** Every still picture that the catalogue names, those of films too, and how it is made. */

import type { Product } from '@kerf/sdk/contract';
import { pictureCopy, pictureWidths } from '@kerf/sdk/rules';
import sharp, { type Sharp } from 'sharp';
import type { Catalogue } from '../server/catalogue/catalogue.js';
import { galleryPicture, mainPicture, supplyPicture } from './gallery-pictures.js';
import { lookSize } from './looks/look.js';
import { type OptionLook, optionLooks } from './looks/option-looks.js';
import { socialPath } from './media-paths.js';
import { pixelsOf } from './rasterise.js';
import { masterOf, masterWidth } from './render/masters.js';
import { type Rendered, renderedOf, renderedSupply } from './render/rendered.js';
import { socialPicture, socialSize } from './social-picture.js';
import { photograph, type Setting } from './studio/photograph.js';
import type { Film } from './video/film.js';
import { films } from './video/films.js';

/** A file, in px. */
interface Copy {
  /** As the catalogue names it, from the root of the site. */
  path: string;
  width: number;
  height: number;
}

/** One picture in one or more sizes, first the one that is named, which smaller ones are made from. */
export interface PlannedImage {
  copies: readonly [Copy, ...Copy[]];
  /** In so many pixels across. */
  take: (width: number) => Promise<Sharp>;
  /** What is rendered for it; without it the picture is drawn. */
  rendered?: Rendered;
  /** Of its copies, from 1 to 100. Default 50. */
  quality?: number;
}

/** Of copies that are wider than the one that is named, from 1 to 100: nobody sees the flaw of a point that small. */
export const wideQuality = { webp: 55, avif: 48 } as const;

const copyOf = (path: string, copy: keyof typeof pictureWidths): Copy => ({
  path: pictureCopy(path, copy),
  width: pictureWidths[copy],
  height: pictureWidths[copy] * 0.75,
});

/** What a page shows of a product: every copy that it may ask for. */
const copiesOf = (path: string): PlannedImage['copies'] => [
  copyOf(path, 'large'),
  copyOf(path, 'small'),
  copyOf(path, 'thumb'),
  copyOf(path, 'wide'),
];

/** The picture on an option's tile, for screens of two pixels to the point. */
const looked = { width: 2 * lookSize.width, height: 2 * lookSize.height } as const;

const photo = (path: string, setting: () => Promise<Setting>): PlannedImage => ({
  copies: copiesOf(path),
  take: async (width) => photograph(await setting(), width),
});

/** A picture that was rendered once: its copies are made from that. */
const renderedPhoto = (rendered: Rendered): PlannedImage => ({
  copies: copiesOf(rendered.path),
  take: async (width) => sharp(masterOf(rendered.path)).resize(width, width * 0.75),
  rendered,
  quality: 75,
});

const productPhotos = (product: Product): PlannedImage[] => {
  const rendered = renderedOf(product);
  const { thumbnails, gallery } = product.attributes;
  return [
    ...(rendered.length
      ? rendered.map(renderedPhoto)
      : [photo(thumbnails.thumbnail, () => mainPicture(product))]),
    ...(thumbnails.supplies ?? []).map(({ cutting_id, picture }) => {
      const supply = renderedSupply(product, cutting_id, picture);
      return supply ? renderedPhoto(supply) : photo(picture, () => supplyPicture(product, cutting_id));
    }),
    ...(rendered.length
      ? []
      : gallery.map(({ file_path }, place) => photo(file_path, () => galleryPicture(product, place)))),
  ];
};

/** The still that stands for a film until it plays. */
const posterOf = ({ path, poster, scene }: Film): PlannedImage =>
  renderedPhoto({ path: `${path}-poster.webp`, scene: (desk) => scene(poster, desk) });

/** Rendered larger than it is shown, which evens out what is left of noise, px. */
const renderedLook = 1.5 * looked.width;

/** The picture on an option's tile. */
function lookImage(look: OptionLook): PlannedImage {
  const copies: PlannedImage['copies'] = [{ path: look.path, ...looked }];
  const height = (width: number): number => (width * looked.height) / looked.width;
  if ('draw' in look)
    return { copies, take: (width) => pixelsOf(look.draw(), { width, height: height(width) }) };
  if ('scene' in look)
    return {
      copies,
      take: async (width) => sharp(masterOf(look.path)).resize(width, height(width)),
      rendered: { path: look.path, scene: look.scene, width: renderedLook },
      quality: 42,
    };
  const { of, left, top, width: share } = look.crop;
  const part = {
    left: Math.round(left * masterWidth),
    top: Math.round(top * masterWidth),
    width: Math.round(share * masterWidth),
    height: Math.round(height(share * masterWidth)),
  };
  return {
    copies,
    take: async (width) => sharp(masterOf(of)).extract(part).resize(width, height(width)),
  };
}

/** In the catalogue's order, then the films'; a path that it names twice is made once. */
export function planMedia({ products, ranges }: Catalogue): PlannedImage[] {
  const all = [...products.values()];
  const photos = new Map(all.flatMap(productPhotos).map((image) => [image.copies[0].path, image]));
  const shared = [...ranges.values()].map(({ item }): PlannedImage => {
    const picture = photos.get(item.img);
    if (!picture) throw new Error(`Featured item '${item.slug}' names a picture of no product: ${item.img}.`);
    return {
      copies: [{ path: socialPath(item.slug), ...socialSize }],
      take: async () => socialPicture(item.name, await picture.take(pictureWidths.large)),
    };
  });
  const looks = optionLooks(all).map(lookImage);
  return [...photos.values(), ...shared, ...looks, ...films.map(posterOf)];
}
