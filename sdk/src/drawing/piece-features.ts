import type { PrintFeature, PrintFeatureChoice } from '../contract/catalogue.js';
import { metalOf } from './metal.js';
import type { Hole, Piece } from './piece.js';

const strings: readonly (readonly [RegExp, string])[] = [
  [/black/i, '#26231f'],
  [/white/i, '#f6f3ea'],
  [/hemp|natural/i, '#cdb68a'],
  [/gold/i, '#c9a24a'],
  [/silver/i, '#b5b9be'],
  [/red/i, '#b3202c'],
  [/jute|brown/i, '#9a7443'],
];

const millimetres = (name: string): number | null => {
  const [, figure] = /(\d+(?:\.\d+)?)\s*mm/i.exec(name) ?? [];
  return figure ? Number(figure) : null;
};

/** In the middle near the top, with as much paper above it as the hole is wide, and always inside the piece. */
function holeOf(name: string, width: number, height: number): Hole[] {
  const asked = millimetres(name) ?? 5;
  const diameterMm = Math.min(asked, width / 3, height / 3);
  return [{ diameterMm, x: width / 2, y: Math.min(diameterMm * 1.4 + 1, height / 2) }];
}

function cutOf(name: string, width: number, height: number): Partial<Piece> {
  const most = Math.min(width, height) / 2;
  if (/rounded/i.test(name)) return { shape: 'rounded', cornerMm: Math.min(millimetres(name) ?? 3, most) };
  if (/arch/i.test(name)) return { shape: 'arch' };
  if (/corner/i.test(name)) return { shape: 'tag' };
  if (/circle|oval/i.test(name)) return { shape: width === height ? 'circle' : 'oval' };
  return /custom|shape/i.test(name) ? { shape: 'custom' } : {};
}

function foldsOf(name: string, width: number, height: number): Piece['folds'] {
  const upright = (...shares: number[]) =>
    shares.map((share) => ({ direction: 'upright' as const, at: width * share }));
  if (/third/i.test(name)) return upright(1 / 3, 2 / 3);
  if (/gate/i.test(name)) return upright(0.25, 0.75);
  if (/tent/i.test(name)) return [{ direction: 'level', at: height / 2 }];
  return /half|fold/i.test(name) ? upright(0.5) : [];
}

/** What those of a product's print features that are chosen do to the piece. Unknown features and 'None' do nothing. */
export function pieceFeatures(
  features: readonly PrintFeature[],
  choices: readonly PrintFeatureChoice[],
  width: number,
  height: number,
): Partial<Piece> {
  const foil = { front: [] as string[], back: [] as string[] };
  const relief: Record<'front' | 'back', 'emboss' | 'deboss' | null> = { front: null, back: null };
  let done: Partial<Piece> = {};
  for (const { feature_id, item_id, side } of choices) {
    const feature = features.find(({ id }) => id === feature_id);
    const name = feature?.items.find(({ id }) => id === item_id)?.name ?? 'None';
    const on = side === 'back' ? 'back' : 'front';
    if (!feature || /^(none|no)\b/i.test(name)) continue;
    if (feature.code === 'foil-stamp') foil[on].push(metalOf(name) ?? 'gold');
    if (feature.code === 'emboss-deboss') relief[on] = /deboss/i.test(name) ? 'deboss' : 'emboss';
    if (feature.code === 'die-cut') done = { ...done, ...cutOf(name, width, height) };
    if (feature.code === 'punch-holes2') done = { ...done, holes: holeOf(name, width, height) };
    if (feature.code === 'tag-strings')
      done = { ...done, string: strings.find(([words]) => words.test(name))?.[1] ?? '#9a7443' };
    if (feature.code === 'fold') done = { ...done, folds: foldsOf(name, width, height) };
  }
  return { ...done, foil, relief };
}
