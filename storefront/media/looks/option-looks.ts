/** Every picture that an option of the catalogue names for its tile, and how it is drawn. */
import type { Product } from '@kerf/sdk/contract';
import type { SceneNode } from '@kerf/sdk/drawing';
import { colorPicture } from '../color-picture.js';
import { configuredPiece } from '../configure.js';
import { featureLook } from './feature-look.js';
import { windingLook } from './roll-look.js';
import { sideLook } from './side-look.js';
import { lettersLook, shapeLook, supplyLook } from './supply-look.js';
import { adhesiveLook, coatingLook, finishingLook, materialLook, packingLook } from './surface-look.js';

interface Looked {
  path: string | undefined;
  draw: () => SceneNode;
}

/** The options of one product; what several products share comes once from each, under one path. */
function looksOf(product: Product): Looked[] {
  const { attributes } = product;
  return [
    ...attributes.print_features.flatMap((feature) =>
      feature.items.map(({ name, file_path }) => ({
        path: file_path,
        draw: () => featureLook(feature, name),
      })),
    ),
    ...attributes.cuttings.flatMap(({ id, image, shapes }) => [
      { path: image, draw: () => supplyLook(id) },
      ...shapes.map((shape) => ({ path: shape.image, draw: () => shapeLook(shape.id) })),
    ]),
    ...attributes.finishings.map(({ id, name, image }) => ({
      path: image,
      draw: () => finishingLook(name, configuredPiece(product, { finishing: id })),
    })),
    ...attributes.materials.map(({ id, name, image }) => ({
      path: image,
      draw: () => materialLook(name, configuredPiece(product, { material: id, finishing: 0 })),
    })),
    ...attributes.adhesives.map(({ name, image }) => ({ path: image, draw: () => adhesiveLook(name) })),
    ...attributes.printed_sides.map(({ id, image }) => ({ path: image, draw: () => sideLook(id) })),
    ...attributes.orientations.map(({ name, image }) => ({
      path: image,
      draw: () => windingLook(name),
    })),
    ...attributes.colors.map((color) => ({ path: color.image, draw: () => colorPicture(color) })),
    ...attributes.addons.flatMap(({ code, items }) =>
      items.map(({ name, image }) => ({
        path: image,
        draw: () =>
          code === 'packing'
            ? packingLook(name)
            : code === 'roll-orientation'
              ? windingLook(name)
              : coatingLook(name),
      })),
    ),
    ...attributes.premium_processings.flatMap(({ items }) =>
      items.map(({ name, image }) => ({ path: image, draw: () => coatingLook(name) })),
    ),
    ...(attributes.install_ready?.items ?? []).map(({ value, image }) => ({
      path: image,
      draw: () => lettersLook(value === 'yes'),
    })),
  ];
}

/** One picture for each path, in the catalogue's order. */
export function optionLooks(products: readonly Product[]): { path: string; draw: () => SceneNode }[] {
  const all = products
    .flatMap(looksOf)
    .flatMap(({ path, draw }) => (path === undefined ? [] : [{ path, draw }]));
  return [...new Map(all.map((one) => [one.path, one])).values()];
}
