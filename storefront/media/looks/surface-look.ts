/** How a coating takes the light, how a glue holds, and how an order is packed. */
import type { SceneNode } from '@kerf/sdk/drawing';
import {
  accent,
  gradient,
  ink,
  line,
  liner,
  look,
  lying,
  oval,
  paper,
  path,
  polygon,
  rectangle,
} from './look.js';

const face = rectangle(10, 8, 76, 52);

const spot = oval(48, 34, 18);

/** A coating on a part of the artwork. */
export function coatingLook(name: string): SceneNode {
  const glitter = Array.from({ length: 120 }, (_, n) => {
    const r = 18 * Math.sqrt((n + 0.5) / 120);
    const turn = n * 2.39996;
    return rectangle(48 + r * Math.cos(turn), 34 + r * Math.sin(turn), 1.1, 1.1);
  });
  const bumps = Array.from({ length: 60 }, (_, n) => {
    const r = 16.5 * Math.sqrt((n + 0.5) / 60);
    const turn = n * 2.39996;
    return oval(48 + r * Math.cos(turn), 34 + r * Math.sin(turn), 1);
  });
  return look(
    [
      lying(face, '#123c5a'),
      path(spot, '#ef6a4c'),
      ...(/glitter/i.test(name)
        ? [
            path(glitter.filter((_, n) => n % 2).join(''), '#fff', { 'fill-opacity': 0.95 }),
            path(glitter.filter((_, n) => n % 3 === 0).join(''), '#ffe08a'),
          ]
        : /texture/i.test(name)
          ? [
              path(bumps.join(''), '#8f2f1a', { 'fill-opacity': 0.55, transform: 'translate(.5 .6)' }),
              path(bumps.join(''), '#ffb8a4'),
            ]
          : [
              path(spot, 'url(#wet)'),
              path('M36 30C37 22 45 18 54 20C46 21 41 25 39.500 32Z', '#fff', { 'fill-opacity': 0.95 }),
            ]),
    ],
    [gradient('wet', ['#fff/0.4', '#fff/0', '#000/0.18'])],
  );
}

/** How an order is packed. */
export function packingLook(name: string): SceneNode {
  const stack = [0, 1, 2, 3, 4].map((n) =>
    lying(rectangle(24, 14 + 6 - n * 1.5, 48, 40, 3), n % 2 ? paper : '#f3efe4'),
  );
  if (/band/i.test(name))
    return look([
      ...stack,
      path(rectangle(24, 27, 48, 11), '#c8a877'),
      line('M24 27H72M24 38H72', '#8a6a3c', 0.6),
    ]);
  if (/bag/i.test(name))
    return look([
      lying(rectangle(28, 16, 40, 40, 3), accent),
      path(rectangle(20, 6, 56, 60, 2), '#dcebf3', {
        'fill-opacity': 0.5,
        stroke: '#7b98a8',
        'stroke-width': 1,
      }),
      line('M20 13H76', '#7b98a8', 1.2),
      path(polygon([28, 8], [40, 8], [26, 64], [21, 64], [21, 44]), '#fff', { 'fill-opacity': 0.6 }),
    ]);
  return look([
    lying(rectangle(14, 10, 68, 50, 3), accent),
    lying('M14 10H46V60H17a3 3 0 0 1 -3 -3Z', liner),
    lying('M52 10H79a3 3 0 0 1 3 3V57C72 50 60 56 50 60C52 44 53 26 52 10Z', liner),
    line('M52 10C53 26 52 44 50 60', ink, 0.8, { 'stroke-opacity': 0.4 }),
  ]);
}

/** How a sticker behaves when somebody pulls at it. */
export function adhesiveLook(name: string): SceneNode {
  const wall = path(rectangle(0, 0, 96, 72), /high/i.test(name) ? '#b9a48c' : '#dfe5e2');
  const label = (x: number, y: number, more = {}) => lying(rectangle(x, y, 44, 40, 4), '#ef6a4c', more);
  const peeled = (tear: boolean) => [
    lying('M22 16a4 4 0 0 1 4 -4H66V32C62 46 52 54 40 56H26a4 4 0 0 1 -4 -4Z', '#ef6a4c'),
    ...(tear ? [] : [lying('M66 32C62 46 52 54 40 56C40 48 38 44 34 40C46 40 56 38 66 32Z', '#f6f1e4')]),
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
  return look([wall, ...peeled(false)]);
}
