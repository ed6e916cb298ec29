/** Which pictures of the catalogue are rendered, and what each of them shows. */
import { type Product, rollCuttingId, sheetCuttingId } from '@kerf/sdk/contract';
import type { Piece } from '@kerf/sdk/drawing';
import { galleryOrder, mainOrder, type Order, supplyOrder } from '../gallery-pictures.js';
import { cardScene, type Ground } from './card-scenes.js';
import type { Desk, Scene } from './desk.js';
import { inUseScene } from './in-use.js';
import type { Picture } from './job.js';
import { decalScene, letteringScene } from './lettering-scenes.js';
import { looseScene } from './loose-stickers.js';
import { kissCutScene, rollScene, type StickerSubject, sheetScene, specialScene } from './sticker-scenes.js';

/** A picture that is rendered. */
export interface Rendered {
  /** As the catalogue names it, from the root of the site. */
  path: string;
  scene: Scene;
  /** px; all are 4:3. Default 1200. */
  width?: number;
}

type Take = (product: Product, path: string, order: Order, place: number) => Rendered;

const stone: Ground = { kind: 'ground', of: 'stone', colour: '#d3d0c9' };
const slate: Ground = { kind: 'ground', of: 'stone', colour: '#4a4d50', shift: [90, 40] };
const mist: Ground = { kind: 'ground', of: 'paint', colour: '#aab6bd', turn: -10 };
const petrol: Ground = { kind: 'ground', of: 'paint', colour: '#2f4247', turn: 16 };
const plaster: Ground = { kind: 'ground', of: 'paint', colour: '#d9d2c4', turn: 20 };
const sage: Ground = { kind: 'ground', of: 'paint', colour: '#b9c4b2', turn: -14 };
const linen: Ground = { kind: 'ground', of: 'woven', colour: '#d8ccb4', turn: 4 };
const cloth: Ground = { kind: 'ground', of: 'woven', colour: '#8593a0', turn: 24, depth: 15, calm: 40 };
const canvas: Ground = { kind: 'ground', of: 'woven', colour: '#d9cfba', turn: 18, depth: 15, calm: 40 };

/** Where a card or a tag lies: by its page, then by its stock. */
function groundOf(slug: string, { view, subject: { piece } }: Order): Ground {
  const isKraft = piece.stock.texture === 'fibre';
  const isWhite = piece.stock.colour === '#ffffff';
  if (slug === 'swing-tags') {
    if (view === 'close') return isKraft ? canvas : cloth;
    return isKraft ? petrol : isWhite ? sage : linen;
  }
  if (slug === 'standard-business-card') return mist;
  if (slug === 'standard-matte-250gsm') return sage;
  if (isKraft) return view === 'main' ? plaster : petrol;
  return isWhite ? slate : stone;
}

const pencils = ['#1d3f5e', '#b4472f', '#2c5a44'] as const;

function card(product: Product, path: string, order: Order, place: number): Rendered {
  const { view, subject } = order;
  return {
    path,
    scene: (desk) =>
      cardScene(
        view,
        {
          piece: subject.piece,
          artwork: subject.artwork,
          ground: groundOf(product.url_slug, order),
          pencil: pencils[product.id % pencils.length] ?? pencils[0],
          isMirrored: subject.isMirrored ?? place % 2 === 1,
        },
        desk,
      ),
  };
}

const sand: Ground = { kind: 'ground', of: 'paint', colour: '#c3a988', turn: 12 };

/** Where stickers lie, by their page: what sets their colours off. */
const stickerGrounds: Readonly<Record<string, Ground>> = {
  'standard-vinyl': sand,
  // Threads that are seen through it say that it is clear.
  transparent: linen,
  'dome-stickers': stone,
  'pvc-vinyl': sage,
  'custom-decals': { kind: 'ground', of: 'paint', colour: '#d8b9ad', turn: 9 },
  'art-paper': mist,
  'classic-paper': sage,
  'kraft-paper': plaster,
  'silver-vinyl-stickers': petrol,
  'gold-vinyl-stickers': slate,
  'hologram-stickers': slate,
  'embossed-paper-stickers': slate,
  'foil-paper-stickers': petrol,
  'bumper-stickers': stone,
};

/** Where a roll of metal stands: from above its labels mirror the board before them, and a dark one would leave them dark. */
const rollGrounds: Readonly<Record<string, Ground>> = { 'foil-paper-stickers': plaster };

const blush: Ground = { kind: 'ground', of: 'woven', colour: '#cfa698', turn: 9 };

const groundUnder = (slug: string, { stock }: Piece, isRoll: boolean): Ground =>
  (isRoll && rollGrounds[slug]) ||
  // Threads that are seen through it say that it is clear.
  (slug === 'custom-decals' && stock.texture === 'clear' && blush) ||
  (stickerGrounds[slug] ?? stone);

function sticker(product: Product, path: string, order: Order): Rendered {
  const { view, subject, isRoll, put, isMagnet = false } = order;
  const { piece, artwork, isMirrored = false } = subject;
  const shown: StickerSubject = {
    piece,
    artwork,
    ground: groundUnder(product.url_slug, piece, isRoll),
    pencil: pencils[product.id % pencils.length] ?? pencils[0],
  };
  return {
    path,
    scene: (desk) =>
      put && put !== 'van'
        ? inUseScene(put, shown, desk)
        : looseScene(view, { ...shown, isRoll, isMagnet, isMirrored }, desk),
  };
}

const lettering: Take = (_, path, { view, put, subject }) => ({
  path,
  scene: (desk) => letteringScene(put === 'van' ? put : view, subject.piece, desk),
});

const decals: Take = (_, path, { view, subject }) => ({
  path,
  scene: (desk) => decalScene(view, subject.piece, desk),
});

/** Cards and tags. */
const cards: ReadonlySet<string> = new Set([
  'premium-business-card',
  'standard-business-card',
  'royal-extra-white-400gsm',
  'standard-matte-250gsm',
  'vintage-kraft-300gsm',
  'swing-tags',
]);

/** Letters and shapes that are cut out of vinyl. */
const cutVinyl: Readonly<Record<string, Take>> = {
  'vinyl-lettering': lettering,
  'transfer-decals': decals,
};

/** How a page's pictures are rendered; null where they are drawn. */
const takeOf = (slug: string): Take | null =>
  cutVinyl[slug] ?? (cards.has(slug) ? card : slug in stickerGrounds ? sticker : null);

/** Of a page's pictures all are rendered or none: no page mixes them with drawings. None where they are drawn. */
export function renderedOf(product: Product): Rendered[] {
  const { gallery, thumbnails } = product.attributes;
  const take = takeOf(product.url_slug);
  if (!take) return [];
  return [
    take(product, thumbnails.thumbnail, mainOrder(product), 0),
    ...gallery.map(({ file_path }, place) => take(product, file_path, galleryOrder(product, place), place)),
  ];
}

/** A product's stickers in a supply. */
function supplyScene(product: Product, cutting: number, desk: Desk): Promise<Picture> {
  const [first, second] = supplyOrder(product, cutting);
  const subject: StickerSubject = {
    piece: first.piece,
    artwork: first.artwork,
    ground: groundUnder(product.url_slug, first.piece, cutting === rollCuttingId),
    pencil: pencils[product.id % pencils.length] ?? pencils[0],
  };
  if (cutting === rollCuttingId) return rollScene(subject, desk);
  if (cutting === sheetCuttingId) return sheetScene(subject, desk);
  return second ? specialScene(subject, [first, second], desk) : kissCutScene(subject, desk);
}

/** The rendered picture of a product in a supply; none where it is drawn. */
export function renderedSupply(product: Product, cutting: number, path: string): Rendered | undefined {
  if (!(product.url_slug in stickerGrounds)) return undefined;
  return { path, scene: (desk) => supplyScene(product, cutting, desk) };
}
