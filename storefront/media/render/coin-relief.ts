import { node, type SceneNode } from '@kerf/sdk/drawing';
import { outlinedLine } from '../outlined-text.js';

/** What is struck on a coin of two dollars, white where it is high: 20 units across, its middle at 0, 0. */
export function coinRelief(): SceneNode {
  const beads = Array.from({ length: 60 }, (_, n) => {
    const angle = (n / 60) * 2 * Math.PI;
    return node('circle', { cx: 8.3 * Math.cos(angle), cy: 8.3 * Math.sin(angle), r: 0.22, fill: '#fff' });
  });
  const words = [
    outlinedLine('2', 0, 1.6, 9, { face: 'display', anchor: 'middle' }),
    outlinedLine('DOLLARS', 0, 4.9, 2.1, { face: 'heading', anchor: 'middle' }),
  ];
  return node(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '-10 -10 20 20', width: 800, height: 800 },
    node('rect', { x: -10, y: -10, width: 20, height: 20, fill: '#000' }),
    ...beads,
    ...words.map((d) => node('path', { d, fill: '#fff', 'fill-rule': 'evenodd' })),
  );
}
