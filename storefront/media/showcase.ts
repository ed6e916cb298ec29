/** How each product is shown: whose artwork it carries, in which shape, and on what. */
import type { ArtworkMaker } from '@kerf/sdk/drawing';
import * as card from '../artwork/card-artwork.js';
import * as emblem from './artwork/emblems.js';
import * as food from './artwork/food-labels.js';
import * as land from './artwork/landscapes.js';
import type { Chosen } from './configure.js';
import { outlined } from './outlined-text.js';
import { type Ground, grounds } from './studio/ground.js';
import type { Prop } from './studio/subject.js';

export interface Showcase {
  artwork: ArtworkMaker;
  chosen: Chosen;
  ground: Ground;
  /** What it is put on; where there is nothing it lies on the ground. */
  prop?: Prop;
}

const circle: Chosen = { shape: 'Circle', size: [60, 60] };
const contour: Chosen = { shape: 'Custom', size: [75, 75] };
const label: Chosen = { shape: 'Rounded', size: [75, 100] };

/** By the product's slug. */
const showcases: Readonly<Record<string, Showcase>> = {
  'art-paper': { artwork: food.honey, chosen: circle, ground: grounds.linen, prop: 'honey' },
  'classic-paper': {
    artwork: emblem.bookplate,
    chosen: { shape: 'Square', size: [75, 100] },
    ground: grounds.oak,
    prop: 'notebook',
  },
  'standard-vinyl': { artwork: land.surf, chosen: contour, ground: grounds.oak, prop: 'laptop' },
  'pvc-vinyl': { artwork: food.citrus, chosen: circle, ground: grounds.blush, prop: 'jam' },
  transparent: { artwork: land.gumLeaves, chosen: circle, ground: grounds.sage, prop: 'soap' },
  'bumper-stickers': {
    artwork: emblem.bumper,
    chosen: { shape: 'Rounded', size: [280, 95] },
    ground: grounds.stone,
    prop: 'panel',
  },
  'foil-paper-stickers': { artwork: land.heron, chosen: circle, ground: grounds.walnut, prop: 'tin' },
  'embossed-paper-stickers': {
    artwork: food.olive,
    chosen: label,
    ground: grounds.stone,
    prop: 'bottle',
  },
  'vinyl-lettering': {
    artwork: land.surf,
    chosen: { size: [300, 100], color: 20 },
    ground: grounds.paper,
  },
  'custom-decals': { artwork: land.peaks, chosen: contour, ground: grounds.slate, prop: 'window' },
  'kraft-paper': {
    artwork: food.bakery,
    chosen: { ...circle, color: 4 },
    ground: grounds.daylight,
    prop: 'jam',
  },
  'gold-vinyl-stickers': {
    artwork: land.heron,
    chosen: { ...label, size: [75, 75] },
    ground: grounds.walnut,
    prop: 'notebook',
  },
  'hologram-stickers': { artwork: emblem.signal, chosen: circle, ground: grounds.slate, prop: 'laptop' },
  'silver-vinyl-stickers': { artwork: land.heron, chosen: contour, ground: grounds.oak, prop: 'notebook' },
  'dome-stickers': {
    artwork: emblem.signal,
    chosen: { shape: 'Circle', size: [50, 50] },
    ground: grounds.stone,
    prop: 'laptop',
  },
  'standard-business-card': {
    artwork: card.studio(outlined),
    chosen: { isTwoSided: true },
    ground: grounds.oak,
  },
  'premium-business-card': {
    artwork: card.teaHouse(outlined),
    chosen: { isTwoSided: true },
    ground: grounds.stone,
  },
  'swing-tags': { artwork: card.weaver(outlined), chosen: { isTwoSided: true }, ground: grounds.linen },
  'standard-matte-250gsm': {
    artwork: card.nursery(outlined),
    chosen: { isTwoSided: true },
    ground: grounds.sage,
  },
  'royal-extra-white-400gsm': {
    artwork: card.monogram(outlined),
    chosen: { isTwoSided: true },
    ground: grounds.slate,
  },
  'vintage-kraft-300gsm': { artwork: card.baker(outlined), chosen: {}, ground: grounds.daylight },
  'transfer-decals': {
    artwork: land.surf,
    chosen: { size: [300, 100], color: 15 },
    ground: grounds.stone,
  },
};

/** How to show a product; one without an entry of its own is shown plainly. */
export const showcaseOf = (slug: string): Showcase =>
  showcases[slug] ?? { artwork: land.surf, chosen: {}, ground: grounds.paper };

/** On brown paper only dark ink is legible: what a product's artwork gives way to there. */
export const onKraft = (slug: string): ArtworkMaker =>
  slug === 'swing-tags' ? card.weaver(outlined) : card.baker(outlined);
