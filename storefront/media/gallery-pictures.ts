import { type Product, rollCuttingId } from '@kerf/sdk/contract';
import type { SceneNode } from '@kerf/sdk/drawing';
import { type Chosen, configuredPiece } from './configure.js';
import { showcaseOf } from './showcase.js';
import { compose, type View } from './studio/compose.js';
import { type Ground, grounds } from './studio/ground.js';

const viewWords: readonly (readonly [RegExp, View])[] = [
  [/stacked/i, 'stacked'],
  [/up close/i, 'close'],
];

/** What words of a picture's description ask for. Ids are those of the options that the words name. */
const variantWords: readonly (readonly [RegExp, Chosen, Ground?])[] = [
  [/matte laminate/i, { finishing: 6 }],
  [/gloss laminate/i, { finishing: 7 }],
  [/premium coating/i, { finishing: 7, premium: 48 }],
  [/on matte 250gsm/i, { material: 1 }],
  [/on extra white 400gsm/i, { material: 2 }, grounds.daylight],
  [/on vintage kraft 300gsm/i, { material: 3 }, grounds.stone],
  [/in daylight/i, {}, grounds.daylight],
  [/in the hand|dark/i, {}, grounds.ink],
];

const isOnRoll = (words: string): boolean => /on a roll/i.test(words);

/** A roll carries plain shapes of a label's size: a contour becomes a circle. */
const rollOf = ({ shape = '' }: Chosen): Chosen => ({
  cutting: rollCuttingId,
  shape: shape === 'Custom' ? 'Circle' : shape,
  size: [50, 50],
});

/** A finishing that the product has: papers have no laminates, and show one of their own instead, in turn. */
function ownFinishing(
  { attributes: { finishings } }: Product,
  asked: number | undefined,
  place: number,
): Chosen {
  const own =
    finishings.find(({ id }) => id === asked) ?? finishings[Math.floor(place / 3) % (finishings.length || 1)];
  return own ? { finishing: own.id } : {};
}

/** The picture at a place of a product's gallery: its description is the order that the studio works to. */
export function galleryPicture(product: Product, place: number): SceneNode {
  const words = product.attributes.gallery[place]?.alt ?? '';
  const { artwork, chosen, ground } = showcaseOf(product.url_slug);
  const [, more, on] = variantWords.find(([said]) => said.test(words)) ?? [null, {}];
  const [, view] = viewWords.find(([said]) => said.test(words)) ?? [null, 'front' as const];
  const isRoll = isOnRoll(words);
  const piece = configuredPiece(product, {
    ...chosen,
    ...more,
    ...ownFinishing(product, more.finishing, isRoll ? 0 : place),
    ...(isRoll ? rollOf(chosen) : {}),
  });
  const isMirrored = Math.floor(place / 3) % 2 === 1;
  return compose(view, { piece, artwork, ground: on ?? ground, isMirrored }, isRoll);
}

/** The picture that stands for a product. */
export function mainPicture(product: Product): SceneNode {
  const { artwork, chosen, ground } = showcaseOf(product.url_slug);
  return compose('main', { piece: configuredPiece(product, chosen), artwork, ground });
}
