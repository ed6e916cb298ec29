type Point = readonly [x: number, y: number];

/** A path of absolute M, L, Q, C and Z as closed runs of points: what a cutter steers along. */
export function flattenPath(d: string, steps = 5): Point[][] {
  const runs: Point[][] = [];
  let run: Point[] = [];
  for (const [, command = '', rest = ''] of d.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const n = rest.trim().split(/[ ,]+/).map(Number);
    const point = (index: number): Point => [n[index] ?? 0, n[index + 1] ?? 0];
    if (command === 'M') {
      run = [point(0)];
      runs.push(run);
      continue;
    }
    const start = run.at(-1) ?? [0, 0];
    if (command === 'Z') {
      const [first] = run;
      if (first) run.push(first);
    } else if (command === 'L') run.push(point(0));
    else {
      const curve = command === 'Q' ? [start, point(0), point(2)] : [start, point(0), point(2), point(4)];
      for (let step = 1; step <= steps; step += 1) run.push(onCurve(curve, step / steps));
    }
  }
  return runs;
}

/** De Casteljau: the point at `t` of a curve of any degree. */
function onCurve(points: readonly Point[], t: number): Point {
  const [only] = points;
  if (points.length === 1 && only) return only;
  const between = points.slice(1).map((point, index): Point => {
    const before = points[index] ?? point;
    return [before[0] + (point[0] - before[0]) * t, before[1] + (point[1] - before[1]) * t];
  });
  return onCurve(between, t);
}
