/** From what a shopper has chosen to the piece that is drawn. Names decide where ids say too little. */
import type { Named, Product, Range, Shape } from '../contract/catalogue.js';
import {
  leadingEdges,
  maxCuts,
  maxStickersPerSheet,
  rollCuttingId,
  sheetCuttingId,
} from '../contract/limits.js';
import type { Selection } from '../contract/selection.js';
import { isBackPrinted } from '../rules/features/print-features.js';
import { productLine } from '../rules/products/product-line.js';
import { parseSize } from '../rules/size/size.js';
import { metalOf } from './metal.js';
import {
  blankPiece,
  type CutKind,
  type Cuts,
  type Glass,
  type Nested,
  type Piece,
  type PieceShape,
  type Winding,
} from './piece.js';
import { pieceFeatures } from './piece-features.js';
import { stockOf } from './stock-of-names.js';

const nameOf = (list: readonly Named[], id: number | null): string =>
  list.find((one) => one.id === id)?.name ?? '';

/** What was typed, or the first preset size, or a card: something can be drawn whatever is half typed. */
function sizeOf({ attributes }: Product, { width, height, size_id }: Selection): [number, number] {
  const preset = attributes.sizes.find(({ id }) => id === size_id) ?? attributes.sizes[0];
  const read = (text: string, otherwise: number) => {
    const length = parseSize(text);
    return length ? Math.min(length, 10_000) : otherwise;
  };
  return [read(width, preset?.width ?? 90), read(height, preset?.height ?? 55)];
}

function shapeOf(name: string, width: number, height: number): Pick<Piece, 'shape' | 'cornerMm'> {
  const plain = (shape: PieceShape) => ({ shape, cornerMm: 0 });
  if (/circle|oval|round(?!ed)/i.test(name)) return plain(width === height ? 'circle' : 'oval');
  if (/rounded/i.test(name)) return { shape: 'rounded', cornerMm: Math.min(3, width / 4, height / 4) };
  if (/contour|custom|designed|special/i.test(name)) return plain('custom');
  return plain('rectangle');
}

function cutKindOf(id: number | null, name: string, product: Product): CutKind {
  if (/transfer|lettering/i.test(`${name} ${product.url_slug}`)) return 'letters';
  if (id === sheetCuttingId) return 'sheet';
  if (id === rollCuttingId) return 'roll';
  if (/kiss/i.test(name)) return 'kiss';
  return product.attributes.cuttings.length ? 'die' : 'trim';
}

function edgeOfName(name: string): Winding['leadingEdge'] {
  if (/foot|bottom/i.test(name)) return 'bottom';
  if (/left/i.test(name)) return 'left';
  return /right/i.test(name) ? 'right' : 'top';
}

function windingOf(id: number | null, name: string): Winding {
  const wound = /inside|in\b/i.test(name.replace(/side first/i, '')) ? 'in' : 'out';
  return { leadingEdge: leadingEdges[id ?? 0] ?? edgeOfName(name), wound };
}

/** A whole number from 1 to the most that can be ordered. */
const countOf = (text: string, most: number): number =>
  Math.min(most, Math.max(1, Math.trunc(Number(text)) || 1));

function nestedOf(cutKind: CutKind, shapeName: string, { ea }: Selection): Nested | null {
  if (cutKind !== 'sheet') return null;
  const isSeveral = /several|different|mixed/i.test(shapeName);
  return {
    count: ea ? countOf(ea, maxStickersPerSheet) : 6,
    shape: isSeveral ? 'several' : /contour|custom/i.test(shapeName) ? 'custom' : 'rounded',
    gapMm: 5,
  };
}

/** A contour is opened inside; any other shape that is cut several times comes in parts. */
const cutsOf = (shape: Shape | undefined, { cut_per_shape }: Selection): Cuts | null =>
  shape?.cuts && cut_per_shape
    ? {
        into: /contour|inner|opening/i.test(shape.name) ? 'openings' : 'parts',
        count: countOf(cut_per_shape, maxCuts),
      }
    : null;

function glassOf(printedSide: string): Glass | null {
  if (/glass/i.test(printedSide)) return 'both';
  if (/facing in/i.test(printedSide)) return 'in';
  return /facing out/i.test(printedSide) ? 'out' : null;
}

/** The sides that there is something to see of: a roll has its backing behind it, and so have letters their tape. */
function sidesOf(cutKind: CutKind, glass: Glass | null, isBackPrinted: boolean): Piece['sides'] {
  if (cutKind === 'roll' || cutKind === 'letters') return ['front'];
  return (glass ? glass === 'both' : isBackPrinted) ? ['front', 'back'] : ['front'];
}

/** The piece that a configuration describes. Unknown ids count as not chosen. */
export function pieceOf(range: Range, selection: Selection): Piece {
  const product = range.products.find(({ id }) => id === selection.product_id) ?? range.products[0];
  if (!product) return blankPiece;
  const { attributes } = product;
  const [widthMm, heightMm] = sizeOf(product, selection);
  const cutting = attributes.cuttings.find(({ id }) => id === selection.cutting_id) ?? attributes.cuttings[0];
  const chosen = cutting?.shapes.find(({ id }) => id === selection.shape_id) ?? cutting?.shapes[0];
  const supplied = cutKindOf(cutting?.id ?? null, cutting?.name ?? '', product);
  const outline = shapeOf(chosen?.name ?? '', widthMm, heightMm);
  const nested = nestedOf(supplied, chosen?.name ?? '', selection);
  const cuts = nested ? null : cutsOf(chosen, selection);
  // What comes in parts is held together by its backing.
  const cutKind = cuts?.into === 'parts' ? 'kiss' : supplied;
  const glass = glassOf(nameOf(attributes.printed_sides, selection.printed_side_id));
  const { bleedMm, safetyMm } = productLine(product);
  const colour = attributes.colors.find(({ id }) => id === selection.color_id);
  const premium = attributes.premium_processings.flatMap(({ items }) => items);
  const coating = nameOf(premium, selection.premium_processing_id);
  return {
    ...blankPiece,
    ...(nested || cuts?.into === 'parts' || cutKind === 'letters'
      ? { shape: 'rectangle', cornerMm: 0 }
      : outline),
    widthMm,
    heightMm,
    bleedMm,
    safetyMm,
    cutKind,
    ...stockOf(
      `${product.url_slug} ${product.name}`,
      nameOf(attributes.materials, selection.material_id ?? product.materials[0]?.material_id ?? null),
      nameOf(attributes.finishings, selection.finishing_id ?? attributes.finishings[0]?.id ?? null),
    ),
    spotCoating: coating ? (/glitter/i.test(coating) ? 'glitter' : 'gloss') : 'none',
    ink:
      cutKind === 'letters' && colour
        ? metalOf(colour.name) && /gold|silver|bronze|holo/i.test(colour.name)
          ? colour.name
          : colour.swatch || '#e2603a'
        : colour?.swatch || null,
    sides: sidesOf(cutKind, glass, isBackPrinted(product, selection)),
    glass,
    winding:
      cutKind === 'roll'
        ? windingOf(selection.orientation_id, nameOf(attributes.orientations, selection.orientation_id))
        : null,
    nested,
    cuts,
    ...pieceFeatures(attributes.print_features, selection.print_features, widthMm, heightMm),
  };
}
