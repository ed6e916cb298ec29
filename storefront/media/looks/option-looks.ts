/** Every picture that an option of the catalogue names for its tile, and how it is made. */
import type { Product } from '@kerf/sdk/contract';
import type { SceneNode } from '@kerf/sdk/drawing';
import { colorPicture } from '../color-picture.js';
import { configuredPiece } from '../configure.js';
import { coatingTile } from '../render/coating-tile.js';
import type { Scene } from '../render/desk.js';
import { featureTile } from '../render/feature-tiles.js';
import { lettersTile } from '../render/letters-tile.js';
import { packingTile } from '../render/packing-tiles.js';
import { perforationTile, reliefDieTile } from '../render/processing-tiles.js';
import { finishingTile, materialTile } from '../render/stock-tiles.js';
import { adhesiveLook } from './adhesive-look.js';
import { windingLook } from './roll-look.js';
import { shapeLook } from './shape-look.js';
import { sideLook } from './side-look.js';

/** A part of a picture that a page shows, 4:3, its left, upper edge and width as parts of that picture's width. */
interface Crop {
  /** As the catalogue names it. */
  of: string;
  left: number;
  top: number;
  width: number;
}

/** Drawn, rendered, or taken out of a rendered picture. */
type Look = { draw: () => SceneNode } | { scene: Scene } | { crop: Crop };

type Looked = { path: string | undefined } & Look;

export type OptionLook = { path: string } & Look;

const slider = (name: string): string => `/images/product-slider/${name}.webp`;

/** What is shown of a supply, by its id. */
const supplyCrops: Readonly<Record<number, Crop>> = {
  1: { of: slider('standard-vinyl-main'), left: 0.4, top: 0.02, width: 0.6 },
  2: { of: slider('standard-vinyl-kiss-cut'), left: 0, top: 0.12, width: 0.56 },
  3: { of: slider('standard-vinyl-sheet'), left: 0.08, top: 0, width: 0.86 },
  4: { of: slider('standard-vinyl-special'), left: 0.02, top: 0.06, width: 0.84 },
  9: { of: slider('standard-vinyl-roll'), left: 0, top: 0.04, width: 0.84 },
  10: { of: slider('vinyl-lettering-03'), left: 0.06, top: 0.1, width: 0.8 },
};

/** Those that are on no picture. */
const supplyScenes: Readonly<Record<number, Scene>> = { 5: perforationTile(true), 6: reliefDieTile };

function supplyOf(id: number): Look {
  const [crop, scene] = [supplyCrops[id], supplyScenes[id]];
  if (crop) return { crop };
  if (scene) return { scene };
  throw new Error(`Nothing shows the supply ${id}.`);
}

/** Letters under their tape. */
const underTape: Crop = { of: slider('vinyl-lettering-01'), left: 0.02, top: 0.1, width: 0.84 };

const addonOf = (code: string, name: string): Look => {
  if (code === 'roll-orientation') return { draw: () => windingLook(name) };
  return { scene: code === 'packing' ? packingTile(name) : coatingTile(name) };
};

/** The options of one product; what several products share comes once from each, under one path. */
function looksOf(product: Product): Looked[] {
  const { attributes } = product;
  return [
    ...attributes.print_features.flatMap((feature) =>
      feature.items.map(({ name, file_path }) => ({
        path: file_path,
        scene: featureTile(feature.code, name),
      })),
    ),
    ...attributes.cuttings.flatMap(({ id, image, shapes }) => [
      { path: image, ...supplyOf(id) },
      ...shapes.map((shape) => ({ path: shape.image, draw: () => shapeLook(shape.id) })),
    ]),
    ...attributes.finishings.map(({ id, name, image }) => ({
      path: image,
      scene: finishingTile(name, configuredPiece(product, { finishing: id })),
    })),
    ...attributes.materials.map(({ id, name, image }) => ({
      path: image,
      scene: materialTile(name, configuredPiece(product, { material: id, finishing: 0 })),
    })),
    ...attributes.adhesives.map(({ name, image }) => ({ path: image, draw: () => adhesiveLook(name) })),
    ...attributes.printed_sides.map(({ id, image }) => ({ path: image, draw: () => sideLook(id) })),
    ...attributes.orientations.map(({ name, image }) => ({
      path: image,
      draw: () => windingLook(name),
    })),
    ...attributes.colors.map((color) => ({ path: color.image, draw: () => colorPicture(color) })),
    ...attributes.addons.flatMap(({ code, items }) =>
      items.map(({ name, image }) => ({ path: image, ...addonOf(code, name) })),
    ),
    ...attributes.premium_processings.flatMap(({ items }) =>
      items.map(({ name, image }) => ({ path: image, scene: coatingTile(name) })),
    ),
    ...(attributes.install_ready?.items ?? []).map(({ value, image }) => ({
      path: image,
      ...(value === 'yes' ? { crop: underTape } : { scene: lettersTile(configuredPiece(product)) }),
    })),
  ];
}

/** One picture for each path, in the catalogue's order. */
export function optionLooks(products: readonly Product[]): OptionLook[] {
  const all = products
    .flatMap(looksOf)
    .flatMap(({ path, ...look }) => (path === undefined ? [] : [{ path, ...look }]));
  return [...new Map(all.map((one) => [one.path, one])).values()];
}
