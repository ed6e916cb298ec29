/** A configured piece as the renderer takes it: its outline as SVG, and what is on it as pictures. */
import {
  type ArtworkMaker,
  asLies,
  bleedBox,
  cutPath,
  mm,
  node,
  type Piece,
  type SceneNode,
  type Side,
} from '@kerf/sdk/drawing';
import type { Sharp } from 'sharp';
import type { Desk } from './desk.js';
import { fibreTile } from './fibre-tile.js';
import type { Face, Sheet } from './job.js';

/** A piece with its artwork, as thick as its stock. */
export interface Printed {
  piece: Piece;
  artwork: ArtworkMaker;
  /** mm. */
  thick: number;
}

/** As fine as the nearest camera tells apart. */
const pixelsPerMm = 20;
const mostPixels = 3000;

/** How high a die raises card, and how soft the edge of what it raises is, mm. */
const reliefMm = { depth: 0.42, edge: 0.38 };

const edgeColour = ({ stock }: Piece): string => (stock.texture === 'fibre' ? '#b08a56' : '#f3f0e8');

async function faceOf(
  { piece, artwork }: Printed,
  side: Side,
  name: string,
  { pixels }: Desk,
): Promise<Face> {
  const shown = asLies(piece, side);
  const { print, foil, relief } = artwork(shown, side);
  const box = bleedBox(piece);
  const scale = Math.min(pixelsPerMm, mostPixels / Math.max(box.width, box.height));
  const canvas = (...children: SceneNode[]) =>
    node(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        viewBox: `${mm(box.x)} ${mm(box.y)} ${mm(box.width)} ${mm(box.height)}`,
        width: Math.round(box.width * scale),
        height: Math.round(box.height * scale),
      },
      ...children,
    );
  const mask = (d: string) =>
    canvas(node('rect', { ...box, fill: '#000' }), node('path', { d, fill: '#fff', 'fill-rule': 'evenodd' }));
  const at = `${name}-${side}`;
  const softened = (by: number) => (image: Sharp) => image.blur(by * scale).greyscale();
  const press = piece.relief[side];
  return {
    stock: piece.stock,
    surface: piece.surface,
    ...(piece.sides.includes(side) ? { print: await pixels(`${at}-print`, canvas(...print)) } : {}),
    foils: await Promise.all(
      piece.foil[side].slice(0, foil.length).map(async (metal, index) => ({
        metal,
        path: await pixels(`${at}-foil${index}`, mask(foil[index] ?? ''), (image) => image.greyscale()),
        edge: await pixels(`${at}-foil${index}-edge`, mask(foil[index] ?? ''), softened(0.09)),
      })),
    ),
    ...(press
      ? {
          relief: {
            path: await pixels(`${at}-relief`, mask(relief), softened(reliefMm.edge)),
            depth: press === 'emboss' ? reliefMm.depth : -reliefMm.depth,
          },
        }
      : {}),
    ...(piece.stock.texture === 'fibre' ? { fibres: await pixels('fibres', fibreTile()) } : {}),
    ...(side === 'front' && piece.spotCoating === 'gloss'
      ? { coating: await pixels(`${at}-coating`, mask(relief), softened(0.06)) }
      : {}),
  };
}

/** The sheet that a piece is; `name` tells its files from those of others in the picture. */
export async function sheetOf(printed: Printed, name: string, desk: Desk): Promise<Sheet> {
  const { piece, thick } = printed;
  const { widthMm: width, heightMm: height } = piece;
  const outline = node(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
    node('path', { d: cutPath(piece), 'fill-rule': 'evenodd' }),
  );
  return {
    outline: await desk.outline(`${name}-outline`, outline),
    width,
    height,
    thick,
    bleed: piece.bleedMm,
    front: await faceOf(printed, 'front', name, desk),
    back: await faceOf(printed, 'back', name, desk),
    edge: { colour: edgeColour(piece) },
  };
}
