/** How a glue holds. */
import type { SceneNode } from '@kerf/sdk/drawing';
import { ink, line, look, lying, paper, path, polygon, rectangle } from './look.js';

/** How a sticker behaves when somebody pulls at it. */
export function adhesiveLook(name: string): SceneNode {
  const wall = path(rectangle(0, 0, 96, 72), /high/i.test(name) ? '#b9a48c' : '#dfe5e2');
  const label = (x: number, y: number, more = {}) => lying(rectangle(x, y, 44, 40, 4), '#ef6a4c', more);
  const peeled = [
    lying('M22 16a4 4 0 0 1 4 -4H66V32C62 46 52 54 40 56H26a4 4 0 0 1 -4 -4Z', '#ef6a4c'),
    lying('M66 32C62 46 52 54 40 56C40 48 38 44 34 40C46 40 56 38 66 32Z', '#f6f1e4'),
  ];
  if (/permanent/i.test(name))
    return look([
      wall,
      label(26, 14),
      path(polygon([48, 22], [60, 27], [60, 36], [48, 46], [36, 36], [36, 27]), paper),
      line('M42 33L47 38L55 28', ink, 2.6),
    ]);
  if (/high/i.test(name))
    return look([
      wall,
      ...[8, 20, 32, 44, 56, 68].map((y) =>
        line(`M0 ${y}q6 -4 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0`, '#8d785f', 1.6),
      ),
      label(26, 16),
      line('M36 30H60M36 38H52', paper, 3.2),
    ]);
  if (/reposition/i.test(name))
    return look([
      wall,
      line(rectangle(10, 10, 40, 36, 4), ink, 1.2, {
        'stroke-dasharray': '2.500 2.500',
        'stroke-opacity': 0.55,
      }),
      label(42, 24),
      line('M30 28C40 20 52 22 60 36M60 36L53 33M60 36L62 28', paper, 2.4),
    ]);
  return look([wall, ...peeled]);
}
