/** How each product is shown: whose artwork it carries, in which shape, and on what. */
import type { ArtworkMaker } from '@kerf/sdk/drawing';
import * as card from '../artwork/card-artwork.js';
import * as sticker from './artwork/sticker-artwork.js';
import type { Chosen } from './configure.js';
import { outlined } from './outlined-text.js';
import { type Ground, grounds } from './studio/ground.js';

export interface Showcase {
  artwork: ArtworkMaker;
  chosen: Chosen;
  ground: Ground;
}

const circle: Chosen = { shape: 'Circle', size: [75, 75] };
const contour: Chosen = { shape: 'Custom', size: [75, 75] };
const label: Chosen = { shape: 'Rounded', size: [75, 100] };

/** By the product's slug. */
const showcases: Readonly<Record<string, Showcase>> = {
  'art-paper': { artwork: sticker.honey, chosen: circle, ground: grounds.paper },
  'classic-paper': {
    artwork: sticker.bookplate,
    chosen: { shape: 'Square', size: [75, 100] },
    ground: grounds.stone,
  },
  'standard-vinyl': { artwork: sticker.surf, chosen: contour, ground: grounds.blush },
  'pvc-vinyl': { artwork: sticker.citrus, chosen: circle, ground: grounds.sage },
  transparent: { artwork: sticker.gumLeaves, chosen: circle, ground: grounds.daylight },
  'bumper-stickers': {
    artwork: sticker.bumper,
    chosen: { shape: 'Rounded', size: [280, 95] },
    ground: grounds.stone,
  },
  'foil-paper-stickers': { artwork: sticker.heron, chosen: circle, ground: grounds.paper },
  'embossed-paper-stickers': { artwork: sticker.olive, chosen: label, ground: grounds.daylight },
  'vinyl-lettering': {
    artwork: sticker.surf,
    chosen: { size: [300, 100], color: 20 },
    ground: grounds.paper,
  },
  'custom-decals': { artwork: sticker.peaks, chosen: contour, ground: grounds.paper },
  'kraft-paper': { artwork: sticker.bakery, chosen: { ...circle, color: 4 }, ground: grounds.daylight },
  'gold-vinyl-stickers': {
    artwork: sticker.heron,
    chosen: { ...label, size: [75, 75] },
    ground: grounds.blush,
  },
  'hologram-stickers': { artwork: sticker.signal, chosen: circle, ground: grounds.ink },
  'silver-vinyl-stickers': {
    artwork: sticker.heron,
    chosen: { shape: 'Custom', size: [75, 75] },
    ground: grounds.stone,
  },
  'dome-stickers': {
    artwork: sticker.signal,
    chosen: { shape: 'Circle', size: [50, 50] },
    ground: grounds.stone,
  },
  'standard-business-card': {
    artwork: card.studio(outlined),
    chosen: { isTwoSided: true },
    ground: grounds.paper,
  },
  'premium-business-card': {
    artwork: card.teaHouse(outlined),
    chosen: { isTwoSided: true, features: ['foil-stamp: Gold', 'foil-stamp: Gold (back)'] },
    ground: grounds.stone,
  },
  'swing-tags': {
    artwork: card.weaver(outlined),
    chosen: {
      isTwoSided: true,
      features: ['die-cut: Cut Corners', 'punch-holes2: Punch Hole 5mm', 'tag-strings: Brown Jute'],
    },
    ground: grounds.paper,
  },
  'standard-matte-250gsm': {
    artwork: card.nursery(outlined),
    chosen: { isTwoSided: true },
    ground: grounds.sage,
  },
  'royal-extra-white-400gsm': {
    artwork: card.monogram(outlined),
    chosen: { isTwoSided: true, features: ['emboss-deboss: Emboss'] },
    ground: grounds.daylight,
  },
  'vintage-kraft-300gsm': { artwork: sticker.bakery, chosen: {}, ground: grounds.paper },
  'transfer-decals': {
    artwork: sticker.surf,
    chosen: { size: [300, 100], color: 17 },
    ground: grounds.stone,
  },
};

/** How to show a product; one without an entry of its own is shown plainly. */
export const showcaseOf = (slug: string): Showcase =>
  showcases[slug] ?? { artwork: sticker.surf, chosen: {}, ground: grounds.paper };
