import { type GalleryItem, type Product, rollCuttingId, sheetCuttingId } from '@kerf/sdk/contract';
import type { Piece } from '@kerf/sdk/drawing';
import { onFrosted } from './artwork/on-film.js';
import { controlPanel, onEveryPart } from './artwork/within-cuts.js';
import { type Chosen, configuredPiece } from './configure.js';
import { onKraft, showcaseOf } from './showcase.js';
import { compose } from './studio/compose.js';
import { grounds } from './studio/ground.js';
import type { Setting } from './studio/photograph.js';
import type { Subject, View } from './studio/subject.js';
import { onBacking, sheetOf, specials } from './studio/supplies.js';

const viewWords: readonly (readonly [RegExp, View])[] = [
  [/stacked|second roll|under tape/i, 'stacked'],
  [/up close/i, 'close'],
];

/** What a sticker is shown on where it ends up. */
export type Put = 'laptop' | 'jar' | 'parcel' | 'van';

const putWords: readonly (readonly [RegExp, Put])[] = [
  [/on the lid of a laptop/i, 'laptop'],
  [/on a jar/i, 'jar'],
  [/on a parcel/i, 'parcel'],
  [/on the window of a van/i, 'van'],
];

/** As large as a page opens with: what it costs there is what is seen. */
const asOpened = { size: [50, 50] } as const;

/** A piece as it is when nobody looks through glass at it: pictures show the side that is printed. */
const shown = (product: Product, chosen: Chosen): Piece => ({
  ...configuredPiece(product, chosen),
  glass: null,
});

/** The option of a list whose name stands in the words, the longest name first. */
const named = (list: readonly { id: number; name: string }[], words: string): number | undefined =>
  [...list]
    .sort((a, b) => b.name.length - a.name.length)
    .find(({ name }) => words.toLowerCase().includes(name.toLowerCase()))?.id;

/** A roll carries plain shapes of a label's size: a contour becomes a circle. */
const rollOf = ({ shape = '' }: Chosen): Chosen => ({
  cutting: rollCuttingId,
  shape: shape === 'Custom' ? 'Circle' : shape,
  size: [50, 50],
});

/** The print features that a picture shows. */
const featuresOf = (
  { print_features = [] }: Pick<GalleryItem, 'print_features'>,
  { attributes }: Product,
): string[] =>
  print_features.flatMap(({ feature_id, item_id }) => {
    const feature = attributes.print_features.find(({ id }) => id === feature_id);
    const item = feature?.items.find(({ id }) => id === item_id);
    return feature && item ? [`${feature.code}: ${item.name}`] : [];
  });

/** What a picture of a gallery shows: the options that its words name, and its print features. */
function chosenIn(item: GalleryItem, product: Product): Chosen {
  const { alt: words } = item;
  const { attributes } = product;
  const finishing = named(attributes.finishings, words);
  const material = named(attributes.materials, words);
  return {
    ...(finishing === undefined ? {} : { finishing }),
    ...(material === undefined ? {} : { material }),
    ...(/spot coating/i.test(words) ? { premium: 48 } : {}),
    ...(/in white ink/i.test(words) ? { color: whiteInkId } : {}),
    features: featuresOf(item, product),
  };
}

const kraftId = 3;
const whiteInkId = 3;
const magnetId = 21;

/** What a gallery asks for at a place: its entry is the order that a studio works to. */
export interface Order {
  view: View;
  subject: Subject;
  isRoll: boolean;
  /** What it is stuck on. Default: it lies on a table. */
  put?: Put | undefined;
  /** Whether it is on magnetic sheet. */
  isMagnet?: boolean;
}

/** The order at a place of a product's gallery. */
export function galleryOrder(product: Product, place: number): Order {
  const item = product.attributes.gallery[place] ?? { file_path: '', alt: '' };
  const { artwork, chosen, ground } = showcaseOf(product.url_slug);
  const asked = chosenIn(item, product);
  const [, view] = viewWords.find(([said]) => said.test(item.alt)) ?? [null, 'front' as const];
  const isRoll = item.cutting_id === rollCuttingId;
  const [, put] = (item.in_use && putWords.find(([said]) => said.test(item.alt))) || [];
  const piece = shown(product, {
    ...chosen,
    ...asked,
    ...(isRoll ? rollOf(chosen) : {}),
    ...(put ? asOpened : {}),
  });
  const isKraft = asked.material === kraftId;
  const subject: Subject = {
    piece,
    artwork: isKraft ? onKraft(product.url_slug) : /frosted/i.test(item.alt) ? onFrosted(artwork) : artwork,
    ground: isKraft ? grounds.daylight : ground,
    isMirrored: Math.floor(place / 3) % 2 === 1,
  };
  return { view, subject, isRoll, put, isMagnet: asked.material === magnetId };
}

/** The picture at a place of a product's gallery. */
export function galleryPicture(product: Product, place: number): Promise<Setting> {
  const { view, subject, isRoll } = galleryOrder(product, place);
  return compose(view, subject, isRoll);
}

/** What stands for a product, as it opens: with nothing that costs extra but the print features that are named with it. */
export function mainOrder(product: Product): Order {
  const { artwork, chosen, ground, prop } = showcaseOf(product.url_slug);
  const features = featuresOf(product.attributes.thumbnails, product);
  const piece = shown(product, { ...chosen, isTwoSided: false, features });
  const isKraft = piece.stock.texture === 'fibre' && piece.cutKind === 'trim';
  const subject: Subject = {
    piece,
    artwork: isKraft ? onKraft(product.url_slug) : artwork,
    ground,
    prop,
  };
  return { view: 'main', subject, isRoll: false };
}

/** The picture that stands for a product. */
export function mainPicture(product: Product): Promise<Setting> {
  const { view, subject } = mainOrder(product);
  return compose(view, subject);
}

/** What shows a product in a supply: the pieces that are seen, one or, where it is cut in several ways, each of those. */
export function supplyOrder(product: Product, cutting: number): readonly [Subject, ...Subject[]] {
  const { artwork, chosen, ground } = showcaseOf(product.url_slug);
  const subject = (more: Chosen): Subject => {
    const piece = shown(product, { ...chosen, cutting, ...more });
    return {
      piece,
      artwork:
        piece.cuts?.into === 'parts'
          ? onEveryPart(artwork)
          : piece.cuts?.into === 'openings'
            ? controlPanel
            : artwork,
      ground,
    };
  };
  if (cutting === rollCuttingId) return [subject(rollOf(chosen))];
  if (cutting === sheetCuttingId)
    return [subject({ shape: 'Repeated', size: [148, 210], ea: chosen.shape === 'Circle' ? 12 : 6 })];
  const names = product.attributes.cuttings.find(({ id }) => id === cutting)?.shapes ?? [];
  const [first, ...others] = names
    .filter((shape) => shape.cuts)
    .map(({ name }) => subject({ shape: name, size: [75, 75], cuts: /piece/i.test(name) ? 4 : 3 }));
  return first ? [first, ...others] : [subject({})];
}

/** The main picture of a product in another supply. */
export async function supplyPicture(product: Product, cutting: number): Promise<Setting> {
  const subjects = supplyOrder(product, cutting);
  const [subject] = subjects;
  if (cutting === rollCuttingId) return compose('stacked', subject, true);
  if (cutting === sheetCuttingId) return sheetOf(subject);
  return subject.piece.cuts ? specials(subjects) : onBacking(subject);
}
