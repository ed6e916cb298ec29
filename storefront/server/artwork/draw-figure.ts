import type { PricingRequest } from '@kerf/sdk/contract';
import {
  blankPiece,
  defaultPalette,
  grow,
  guidePaths,
  mm,
  node,
  type Piece,
  type SceneNode,
  toSvgText,
} from '@kerf/sdk/drawing';
import type { ArtworkFigure } from '@kerf/sdk/rules';
import type { Catalogue } from '../catalogue/catalogue.js';
import { drawnPiece } from '../catalogue/drawn-piece.js';
import { orderedPiece } from './ordered-piece.js';

/** Of the picture: what is around what it shows, and the radius of a mark, as shares of its longer side. */
const margin = 0.06;
/** Of its height, what is below for what each line is. */
const keyHeight = 0.1;
const markRadius = 0.032;
/** The proportions of the picture, and the colours of a page and of a mark; its ground is paper, in the dark too. */
const [across, down] = [4, 3];
const [pageColour, markColour] = ['#2557a7', '#a8200d'];

/** The piece that was ordered, as the shop draws it; a product that is not sold any more is a rectangle. */
function pieceOfOrder(catalogue: Catalogue, ordered: PricingRequest): Piece {
  const { width, height, bleed } = orderedPiece(catalogue, ordered);
  const drawn = drawnPiece(catalogue, ordered);
  return drawn ? drawn.piece : { ...blankPiece, widthMm: width, heightMm: height, bleedMm: bleed };
}

/** Places for the numbers: where two would lie on each other, the later one moves aside. */
function placesOf({ marks }: ArtworkFigure, radius: number): { x: number; y: number }[] {
  const taken: { x: number; y: number }[] = [];
  for (const { x, y } of marks) {
    const place = { x, y };
    while (taken.some((other) => Math.hypot(other.x - place.x, other.y - place.y) < 2 * radius))
      place.x += 2.2 * radius;
    taken.push(place);
  }
  return taken;
}

type Line = (d: string, stroke: string, more?: SceneNode['attributes']) => SceneNode;

/** What each line is, side by side. */
const key = (
  { x, y, width }: { x: number; y: number; width: number },
  entries: readonly (readonly [string, Line, string, SceneNode['attributes']])[],
): SceneNode[] =>
  entries.flatMap(([words, line, stroke, more], at) => {
    const left = x + (width * (at + 0.16)) / entries.length;
    const end = left + width * 0.05;
    return [
      line(`M${mm(left)} ${mm(y)}H${mm(end)}`, stroke, more),
      node(
        'text',
        {
          x: mm(end + width * 0.01),
          y: mm(y + width * 0.011),
          'font-size': mm(width / 29),
          fill: defaultPalette.ink,
        },
        words,
      ),
    ];
  });

/** A JPEG of a page where it lies: spread over its sheet, turned to the right with it. */
function laidPicture({ sheet, isTurned }: ArtworkFigure, jpeg: Buffer): SceneNode {
  const { x, y, width, height } = sheet;
  const [across, down] = isTurned ? [height, width] : [width, height];
  return node('image', {
    href: `data:image/jpeg;base64,${jpeg.toString('base64')}`,
    width: mm(across),
    height: mm(down),
    preserveAspectRatio: 'none',
    transform: isTurned ? `translate(${mm(x + width)} ${mm(y)}) rotate(90)` : `translate(${mm(x)} ${mm(y)})`,
  });
}

/**
 * A page of somebody's file on its piece, to scale, as an SVG: made of the numbers that were read, and of a JPEG of the page
 * that was drawn for it, where there is one. Cut, bleed and safety are those of the piece as it is drawn everywhere.
 */
export function drawFigure(
  figure: ArtworkFigure,
  ordered: PricingRequest,
  catalogue: Catalogue,
  jpeg: Buffer | null,
): string {
  const piece = pieceOfOrder(catalogue, ordered);
  const { sheet, marks } = figure;
  const bleed = grow({ x: 0, y: 0, width: piece.widthMm, height: piece.heightMm }, piece.bleedMm);
  const left = Math.min(bleed.x, sheet.x);
  const top = Math.min(bleed.y, sheet.y);
  const width = Math.max(bleed.x + bleed.width, sheet.x + sheet.width) - left;
  const height = Math.max(bleed.y + bleed.height, sheet.y + sheet.height) - top;
  const unit = Math.max(width / (across * (1 - 2 * margin)), height / (down * (1 - 2 * margin - keyHeight)));
  const [viewWidth, viewHeight] = [unit * across, unit * down];
  const view = [
    left - (viewWidth - width) / 2,
    top - (viewHeight * (1 - keyHeight) - height) / 2,
    viewWidth,
    viewHeight,
  ];
  const radius = viewWidth * markRadius;
  const { cut, bleed: bleedLine = '', safety = '' } = guidePaths(piece);
  // Artwork may have the colour of a line: each has a light edge.
  const edge = { fill: 'none', stroke: '#fff', 'stroke-opacity': 0.75, 'stroke-width': mm(viewWidth / 110) };
  const line = (d: string, stroke: string, more: SceneNode['attributes'] = {}) =>
    node(
      'g',
      {},
      node('path', { d, ...edge }),
      node('path', { d, fill: 'none', stroke, 'stroke-width': mm(viewWidth / 250), ...more }),
    );
  const dash = (on: number, off: number) => ({
    'stroke-dasharray': `${mm((viewWidth * on) / 100)} ${mm((viewWidth * off) / 100)}`,
  });
  const rectangle = (box: typeof sheet, attributes: SceneNode['attributes']) =>
    node('rect', {
      x: mm(box.x),
      y: mm(box.y),
      width: mm(box.width),
      height: mm(box.height),
      'stroke-width': mm(viewWidth / 200),
      ...attributes,
    });
  const places = placesOf(figure, radius);
  return toSvgText(
    node(
      'svg',
      { xmlns: 'http://www.w3.org/2000/svg', viewBox: view.map(mm).join(' '), 'font-family': 'sans-serif' },
      rectangle({ x: view[0] ?? 0, y: view[1] ?? 0, width: viewWidth, height: viewHeight }, { fill: '#fff' }),
      ...(jpeg
        ? [laidPicture(figure, jpeg), rectangle(sheet, { fill: 'none', stroke: pageColour })]
        : [rectangle(sheet, { fill: pageColour, 'fill-opacity': 0.12, stroke: pageColour })]),
      line(bleedLine, defaultPalette.bleed, dash(0.6, 0.6)),
      line(safety, defaultPalette.safety, dash(1.4, 0.9)),
      line(cut, defaultPalette.cut),
      ...key({ x: view[0] ?? 0, y: (view[1] ?? 0) + viewHeight * (1 - keyHeight / 2), width: viewWidth }, [
        ['your page', line, pageColour, {}],
        ['cut', line, defaultPalette.cut, {}],
        ['bleed', line, defaultPalette.bleed, dash(0.6, 0.6)],
        ['safe', line, defaultPalette.safety, dash(1.4, 0.9)],
      ]),
      ...marks.flatMap(({ box }) =>
        box
          ? [rectangle(box, edge), rectangle(box, { fill: 'none', stroke: markColour, ...dash(0.9, 0.5) })]
          : [],
      ),
      ...places.flatMap(({ x, y }, at) => [
        node('circle', { cx: mm(x), cy: mm(y), r: mm(radius), fill: markColour }),
        node(
          'text',
          {
            x: mm(x),
            y: mm(y + radius * 0.36),
            'font-size': mm(radius * 1.1),
            'font-weight': 700,
            'text-anchor': 'middle',
            fill: '#fff',
          },
          String(at + 1),
        ),
      ]),
    ),
  );
}
