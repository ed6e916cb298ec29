import { type ArtworkMaker, drawPiece, mm, node, type Piece, type SceneNode } from '@kerf/sdk/drawing';

export interface RollPlacement {
  piece: Piece;
  artwork: ArtworkMaker;
  /** Middle of the roll's upper face. */
  x: number;
  y: number;
  scale: number;
  /** Radius of the roll, mm. */
  radius: number;
  id: string;
}

const squash = 0.36;

/** A roll of labels standing on a table: cardboard core, windings, and labels bending round its side. */
export function standingRoll({ piece, artwork, x, y, scale, radius, id }: RollPlacement): SceneNode {
  const r = radius * scale;
  const ry = r * squash;
  const web = (piece.heightMm + 6) * scale;
  const body = `M${mm(x - r)} ${mm(y)}v${mm(web)}a${mm(r)} ${mm(ry)} 0 0 0 ${mm(2 * r)} 0v${mm(-web)}Z`;
  const ellipse = (share: number) => ({ cx: mm(x), cy: mm(y), rx: mm(r * share), ry: mm(ry * share) });
  const windings = Array.from({ length: 16 }, (_, n) => 0.98 - n * 0.034);
  const pitch = ((piece.widthMm + 3) / radius) * (180 / Math.PI);
  const { root } = drawPiece({ ...piece, cutKind: 'die', winding: null }, { artwork, id: `${id}l` });
  const label = node('g', { id: `${id}label` }, ...root.children);
  const around = [-2, -1, 0, 1, 2]
    .map((n) => ({ n, angle: n * pitch - pitch * 0.16 }))
    .filter(({ angle }) => Math.abs(angle) < 88)
    .sort((a, b) => Math.abs(b.angle) - Math.abs(a.angle))
    .map(({ angle }) => {
      const turn = (angle * Math.PI) / 180;
      const narrow = Math.cos(turn);
      // The side of the roll bends down in front: a label follows it by a lean and a drop.
      const drop = ry * Math.cos(turn);
      const lean = -Math.sin(turn) * squash;
      return node('use', {
        href: `#${id}label`,
        transform: `translate(${mm(x + r * Math.sin(turn))} ${mm(y + drop + web / 2)}) matrix(${mm(narrow * scale)} ${mm(lean * scale)} 0 ${scale} 0 0) translate(${mm(-piece.widthMm / 2)} ${mm(-piece.heightMm / 2)})`,
      });
    });
  const shade = (
    [
      [0, 0.5],
      [0.14, 0.22],
      [0.36, 0],
      [0.6, 0.02],
      [0.85, 0.26],
      [1, 0.52],
    ] as const
  ).map(([offset, opacity]) => node('stop', { offset, 'stop-color': '#2a2114', 'stop-opacity': opacity }));
  return node(
    'g',
    {},
    node(
      'defs',
      {},
      label,
      node('linearGradient', { id: `${id}shade` }, ...shade),
      node('clipPath', { id: `${id}body` }, node('path', { d: body })),
      node(
        'filter',
        { id: `${id}soft`, x: '-40%', y: '-60%', width: '180%', height: '220%' },
        node('feGaussianBlur', { stdDeviation: mm(r * 0.09) }),
      ),
    ),
    node('ellipse', {
      cx: mm(x + r * 0.16),
      cy: mm(y + web + ry * 0.25),
      rx: mm(r * 1.06),
      ry: mm(ry * 1.1),
      fill: '#2a2114',
      'fill-opacity': 0.42,
      filter: `url(#${id}soft)`,
    }),
    node('path', { d: body, fill: '#fdfcf8' }),
    node('g', { 'clip-path': `url(#${id}body)` }, ...around),
    node('path', { d: body, fill: `url(#${id}shade)` }),
    node('ellipse', { ...ellipse(1), fill: '#f4f1e8', stroke: '#cfc8b8', 'stroke-width': 0.6 }),
    ...windings.map((share, n) =>
      node('ellipse', {
        ...ellipse(share),
        fill: 'none',
        stroke: n % 2 ? '#ddd6c6' : '#c9c1af',
        'stroke-width': 0.8,
      }),
    ),
    node('ellipse', { ...ellipse(0.44), fill: '#b99566' }),
    node('ellipse', { ...ellipse(0.37), fill: '#4a3b26' }),
    node('ellipse', {
      cx: mm(x),
      cy: mm(y + ry * 0.1),
      rx: mm(r * 0.35),
      ry: mm(ry * 0.28),
      fill: '#6d5839',
    }),
  );
}
