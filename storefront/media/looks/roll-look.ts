import { node, type SceneNode } from '@kerf/sdk/drawing';
import { accent, gradient, line, liner, look, lying, oval, paper, path, rectangle, word } from './look.js';

/** Degrees that bring an edge of the label to the free end of the roll, on the right. */
const turns = { right: 0, top: 90, left: 180, bottom: -90 } as const;

/** A roll on its side, from which labels run to the right with one edge ahead; the arrow says which way they leave. */
const rollLook = (leading: keyof typeof turns): SceneNode =>
  look(
    [
      lying('M22 12H92l-2 8 2 8 -2 8 2 8 -2 8H22Z', liner),
      ...[50, 78].map((x) =>
        node(
          'g',
          { transform: `translate(${x} 32)` },
          path(rectangle(-12.5, -15.5, 25, 31, 4), paper),
          node(
            'g',
            { transform: `rotate(${turns[leading]})` },
            path(rectangle(-10.5, -10.5, 21, 21, 3), '#12708c'),
            word('A', 0, 7.2, 19, paper),
          ),
        ),
      ),
      path(rectangle(6, 10, 32, 44), 'url(#drum)'),
      path(oval(22, 10, 16, 4.6), '#fbf8f0'),
      line(oval(22, 10, 12, 3.3), '#cfc5ae', 0.8),
      line(oval(22, 10, 9, 2.4), '#cfc5ae', 0.8),
      path(oval(22, 10, 6, 1.8), '#7a6138'),
      path('M6 54a16 4.600 0 0 0 32 0Z', '#c9bd9f'),
      line('M50 63H80M74 58.500L80 63L74 67.500', accent, 2.2),
    ],
    [gradient('drum', ['#b9ad90', '#f7f1e0', '#fffdf6', '#e6dcc3', '#a89b7c'])],
  );

/** A roll wound as the option's name says: 'Head First' leaves the roll with its top edge ahead. */
export const windingLook = (name: string): SceneNode =>
  rollLook(
    /head|top/i.test(name)
      ? 'top'
      : /foot|bottom/i.test(name)
        ? 'bottom'
        : /left/i.test(name)
          ? 'left'
          : 'right',
  );
