/** Closed lines as another geometry library than the shop's sees them. */
import Coordinate from 'jsts/org/locationtech/jts/geom/Coordinate.js';
import GeometryFactory, { type Polygon } from 'jsts/org/locationtech/jts/geom/GeometryFactory.js';
import IsSimpleOp from 'jsts/org/locationtech/jts/operation/IsSimpleOp.js';
import RelateOp from 'jsts/org/locationtech/jts/operation/relate/RelateOp.js';
import IsValidOp from 'jsts/org/locationtech/jts/operation/valid/IsValidOp.js';

const factory = new GeometryFactory();

/** A closed line as x and y in turn, without its first point again. */
type Line = readonly number[];

const pointsOf = (line: Line): [x: number, y: number][] =>
  [...Array(line.length / 2)].map((_, index) => [line[index * 2] ?? 0, line[index * 2 + 1] ?? 0]);

export interface MeasuredLines {
  width: number;
  height: number;
  /** Of what an odd number of lines goes around. */
  area: number;
  length: number;
  /** Where a line crosses or touches itself, or two cross each other. */
  faults: string[];
}

/** How many of the lines go around one. */
const depthOf = (polygons: readonly Polygon[], polygon: Polygon): number =>
  polygons.filter(
    (other) =>
      other !== polygon &&
      other.getArea() > polygon.getArea() &&
      other.getEnvelopeInternal().intersects(polygon.getEnvelopeInternal()) &&
      RelateOp.contains(other, polygon),
  ).length;

export function measureLines(lines: readonly Line[]): MeasuredLines {
  const points = lines.map(pointsOf);
  const rings = points.map((each) =>
    factory.createLinearRing([...each, ...each.slice(0, 1)].map(([x, y]) => new Coordinate(x, y))),
  );
  const polygons = rings.map((ring) => factory.createPolygon(ring, []));
  const faults = polygons.flatMap((polygon) => {
    const check = new IsValidOp(polygon);
    return check.isValid() ? [] : [String(check.getValidationError())];
  });
  // Lines may touch each other in a point; one that reaches into another crosses it.
  if (!new IsSimpleOp(factory.createMultiLineString(rings)).isSimple())
    for (const [place, one] of polygons.entries())
      for (const other of polygons.slice(place + 1))
        if (
          one.getEnvelopeInternal().intersects(other.getEnvelopeInternal()) &&
          RelateOp.overlaps(one, other)
        )
          faults.push('Two lines cross each other');
  const all = points.flat();
  const span = (axis: 0 | 1) => {
    const along = all.map((point) => point[axis]);
    return (
      along.reduce((a, b) => Math.max(a, b), -Infinity) - along.reduce((a, b) => Math.min(a, b), Infinity)
    );
  };
  return {
    width: span(0),
    height: span(1),
    area: polygons.reduce(
      (sum, polygon) => sum + polygon.getArea() * (depthOf(polygons, polygon) % 2 ? -1 : 1),
      0,
    ),
    length: rings.reduce((sum, ring) => sum + ring.getLength(), 0),
    faults,
  };
}
