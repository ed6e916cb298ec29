/** Whose artwork a featured card or tag carries on the pages, and what is done to the piece to show it off. */
import type { ArtworkMaker, Piece } from '@kerf/sdk/drawing';
import * as card from '../artwork/card-artwork.js';
import { writtenLine } from '../artwork/lettering.js';

export interface Sample {
  artwork: ArtworkMaker;
  /** Lays the sample's finishing over a piece of the item's own stock and size. */
  finish: (piece: Piece) => Piece;
}

const asItIs = (piece: Piece): Piece => piece;

const studio: Sample = { artwork: card.studio(writtenLine), finish: asItIs };

/** By the featured item's slug. */
const samples: Readonly<Record<string, Sample>> = {
  'standard-business-card': studio,
  'premium-business-card': {
    artwork: card.teaHouse(writtenLine),
    finish: (piece) => ({ ...piece, foil: { front: ['gold'], back: [] } }),
  },
  'standard-matte-250gsm': { artwork: card.nursery(writtenLine), finish: asItIs },
  'royal-extra-white-400gsm': {
    artwork: card.monogram(writtenLine),
    finish: (piece) => ({ ...piece, relief: { front: 'emboss', back: null } }),
  },
  'vintage-kraft-300gsm': { artwork: card.baker(writtenLine), finish: asItIs },
  'swing-tags': {
    artwork: card.weaver(writtenLine),
    finish: (piece) => ({
      ...piece,
      shape: 'tag',
      holes: [{ diameterMm: 5, x: piece.widthMm / 2, y: 8 }],
      string: '#b08d57',
    }),
  },
};

/** The sample of a featured item; one without its own gets the plain card. */
export const sampleOf = (slug: string): Sample => samples[slug] ?? studio;
