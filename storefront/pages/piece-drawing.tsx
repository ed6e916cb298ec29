import { cutPath, outlinePath, type Piece } from '@kerf/sdk/drawing';
import { DrawnPiece } from './drawn-piece.js';
import { sampleOf } from './sample.js';

/** The smallest field, mm, so that drawings beside each other share one scale. */
const field = { width: 150, height: 118 };
/** From the trim to the start of a crop mark, and the mark's length, mm. */
const markGap = 2;
const markLength = 5;

interface PieceDrawingProps {
  /** Slug of the featured item, which chooses the sample artwork. */
  slug: string;
  name: string;
  /** As the item opens, before the sample's finishing. */
  piece: Piece;
  /** Height of the figures, mm of the field. */
  figures: number;
}

/** The four pairs of marks that show where a piece w × h at 0, 0 is cut. */
export function cropMarks(w: number, h: number): string {
  const near = markGap;
  const far = markGap + markLength;
  return [0, w]
    .flatMap((x) => [0, h].map((y) => ({ x, y, right: x > 0 ? 1 : -1, down: y > 0 ? 1 : -1 })))
    .map(
      ({ x, y, right, down }) =>
        `M${x + right * near} ${y}h${right * (far - near)}M${x} ${y + down * near}v${down * (far - near)}`,
    )
    .join('');
}

/** A piece to scale with crop marks, cut line and dimensions. Pieces that fit one field are drawn at one scale. */
export function PieceDrawing({ slug, name, piece, figures }: PieceDrawingProps) {
  const { artwork, finish } = sampleOf(slug);
  const finished = finish(piece);
  const { widthMm: w, heightMm: h } = finished;
  const zoom = Math.max(1, (w + 50) / field.width, (h + 28) / field.height);
  const view = { width: field.width * zoom, height: field.height * zoom };
  const left = (view.width - w) / 2;
  const top = (view.height - h) / 2 - 1.5 * zoom;
  const size = figures * zoom;
  const below = h + 9 + size * 0.35;
  const beside = -9 - size * 0.35;
  return (
    <svg className="drawing" viewBox={`0 0 ${view.width} ${view.height}`} role="img">
      <title>{`${name}, ${w} by ${h} mm, drawn to scale`}</title>
      <g transform={`translate(${left} ${top})`}>
        <path className="shade" transform="translate(0.7 1)" d={outlinePath(finished)} />
        <DrawnPiece id={slug} piece={finished} artwork={artwork} />
        <path className="cut" d={cutPath(finished)} />
        <path className="crop" d={cropMarks(w, h)} />
        <path
          className="measure"
          d={`M0 ${below}H${w / 2 - size * 2.6}M${w / 2 + size * 2.6} ${below}H${w}M0 ${below - 1.2}v2.4M${w} ${below - 1.2}v2.4`}
        />
        <text className="measure-text" x={w / 2} y={below + size * 0.35} fontSize={size}>
          {`${w} mm`}
        </text>
        <path
          className="measure"
          d={`M${beside} 0V${h / 2 - size * 2.6}M${beside} ${h / 2 + size * 2.6}V${h}M${beside - 1.2} 0h2.4M${beside - 1.2} ${h}h2.4`}
        />
        <text
          className="measure-text"
          fontSize={size}
          transform={`translate(${beside + size * 0.35} ${h / 2}) rotate(-90)`}
        >
          {`${h} mm`}
        </text>
      </g>
    </svg>
  );
}
