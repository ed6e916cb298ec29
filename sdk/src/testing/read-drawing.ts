/** Reads a drawing back, for tests: written apart from the code that draws. */
import type { SceneNode } from '../drawing/scene-node.js';

/** Every element of a drawing. */
export const elementsOf = (root: SceneNode): SceneNode[] => [
  root,
  ...root.children.flatMap((child) => (typeof child === 'string' ? [] : elementsOf(child))),
];

/** The first element of a layer; a drawing without one fails its test. */
export const layerOf = (root: SceneNode, name: string): SceneNode => {
  const found = elementsOf(root).find(({ attributes }) => attributes['data-layer'] === name);
  if (!found) throw new Error(`no layer ${name}`);
  return found;
};

/** The box around path data, from sampling its curves: written apart from the code that draws them. */
export function boxOf(data: string): { x: number; y: number; width: number; height: number } {
  const xs: number[] = [];
  const ys: number[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const to = (nextX: number, nextY: number) => {
    [x, y] = [nextX, nextY];
    xs.push(x);
    ys.push(y);
  };
  for (const [, command = '', rest = ''] of data.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const n = (rest.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
    const at = (index: number) => n[index] ?? Number.NaN;
    if (command === 'M') {
      to(at(0), at(1));
      [startX, startY] = [x, y];
    } else if (command === 'L') to(at(0), at(1));
    else if (command === 'l') to(x + at(0), y + at(1));
    else if (command === 'H') to(at(0), y);
    else if (command === 'h') to(x + at(0), y);
    else if (command === 'V') to(x, at(0));
    else if (command === 'v') to(x, y + at(0));
    else if (command === 'Z') [x, y] = [startX, startY];
    else if (command === 'C') {
      const [fromX, fromY] = [x, y];
      for (let t = 0; t <= 1.0001; t += 0.02) {
        const mix = (a: number, b: number, c: number, d: number) =>
          (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t * t * c + t ** 3 * d;
        to(mix(fromX, at(0), at(2), at(4)), mix(fromY, at(1), at(3), at(5)));
      }
    } else if (command === 'A') {
      // The arch alone is written so: half an ellipse that rises by its second radius.
      ys.push(y - at(1));
      to(at(5), at(6));
    } else if (command === 'a') {
      const isHalf = Math.abs(at(5)) > 0 && at(6) === 0;
      // Half an ellipse reaches its second radius above, then below.
      if (isHalf) ys.push(at(5) > 0 ? y - at(1) : y + at(1));
      to(x + at(5), y + at(6));
    } else throw new Error(`unread command ${command}`);
  }
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** The outline of a path alone, without holes and openings. */
export const outlineOf = (node: SceneNode): string => String(node.attributes.d).replace(/Z.*$/, 'Z');
