import { mm, node, type SceneNode } from '@kerf/sdk/drawing';
import { chance } from './chance.js';

/** mm. */
const side = 60;

/** Fibres of brown paper as they lie in it, on a tile that goes on at its edges. */
export function fibreTile(): SceneNode {
  const next = chance(7);
  const between = (low: number, high: number) => low + (high - low) * next();
  const inks = ['#6d4a22', '#7d5a2e', '#e9cfa0', '#8a6636', '#f0dcb6', '#553a1c'];
  const fibres = Array.from({ length: 4200 }, () => {
    const [x, y, angle, length] = [
      between(0, side),
      between(0, side),
      between(0, Math.PI),
      between(0.25, 1.5),
    ];
    const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length];
    const [bx, by] = [between(-0.4, 0.4), between(-0.4, 0.4)];
    const d = [-side, 0, side]
      .flatMap((ox) =>
        [-side, 0, side].map(
          (oy) => `M${mm(x + ox)} ${mm(y + oy)}q${mm(dx / 2 + bx)} ${mm(dy / 2 + by)} ${mm(dx)} ${mm(dy)}`,
        ),
      )
      .join('');
    return node('path', {
      d,
      fill: 'none',
      stroke: inks[Math.floor(between(0, inks.length))] ?? '#6d4a22',
      'stroke-width': mm(between(0.025, 0.075)),
      'stroke-opacity': mm(between(0.12, 0.45)),
      'stroke-linecap': 'round',
    });
  });
  return node(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${side} ${side}`, width: 1500, height: 1500 },
    ...fibres,
  );
}
