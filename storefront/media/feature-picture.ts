import type { PrintFeature, Product } from '@kerf/sdk/contract';
import type { ArtworkMaker, Piece, SceneNode } from '@kerf/sdk/drawing';
import { monogram, nursery, studio, teaHouse, weaver } from '../artwork/card-artwork.js';
import { configuredPiece } from './configure.js';
import { outlined } from './outlined-text.js';
import { compose, type View } from './studio/compose.js';
import { grounds } from './studio/ground.js';

/** Features that the shop no longer offers but still names: what they did to a piece. */
const retired: Readonly<Record<string, Partial<Piece>>> = {
  'Spot UV': { spotCoating: 'gloss' },
  Perforation: { folds: [{ direction: 'upright', at: 63 }] },
};

interface Shown {
  artwork: ArtworkMaker;
  view: View;
  ground: keyof typeof grounds;
}

const shown: Readonly<Record<string, Shown>> = {
  'foil-stamp': { artwork: teaHouse(outlined), view: 'close', ground: 'stone' },
  'emboss-deboss': { artwork: monogram(outlined), view: 'close', ground: 'daylight' },
  'die-cut': { artwork: studio(outlined), view: 'main', ground: 'paper' },
  'punch-holes2': { artwork: weaver(outlined), view: 'close', ground: 'paper' },
  'tag-strings': { artwork: weaver(outlined), view: 'main', ground: 'paper' },
  fold: { artwork: nursery(outlined), view: 'main', ground: 'sage' },
};

/** One item of a print feature, done on a card or a tag. */
export function featurePicture(card: Product, tag: Product, feature: PrintFeature, item: string): SceneNode {
  const { artwork, view, ground } = shown[feature.code] ?? {
    artwork: nursery(outlined),
    view: 'main',
    ground: 'paper',
  };
  const isTag = feature.code === 'punch-holes2' || feature.code === 'tag-strings';
  const isOffered = feature.code in shown;
  const written = isOffered ? [`${feature.code}: ${item}`] : [];
  // A string needs a hole to go through.
  const hole = feature.code === 'tag-strings' ? ['punch-holes2: Punch Hole 5mm'] : [];
  const piece = configuredPiece(isTag ? tag : card, { features: [...hole, ...written] });
  return compose(view, { piece: { ...piece, ...retired[item] }, artwork, ground: grounds[ground] });
}
