/** What the tests use of jsts, whose own types are of its one bundle. */
declare module 'jsts/org/locationtech/jts/geom/Coordinate.js' {
  export default class Coordinate {
    constructor(x: number, y: number);
  }
}
declare module 'jsts/org/locationtech/jts/geom/GeometryFactory.js' {
  import type Coordinate from 'jsts/org/locationtech/jts/geom/Coordinate.js';
  export interface Ring {
    getLength(): number;
  }
  export interface Polygon {
    getArea(): number;
    getEnvelopeInternal(): { intersects(other: object): boolean };
  }
  export default class GeometryFactory {
    createLinearRing(points: Coordinate[]): Ring;
    createPolygon(shell: Ring, holes: Ring[]): Polygon;
    createMultiLineString(rings: Ring[]): object;
  }
}
declare module 'jsts/org/locationtech/jts/operation/valid/IsValidOp.js' {
  export default class IsValidOp {
    constructor(geometry: object);
    isValid(): boolean;
    getValidationError(): object | null;
  }
}
declare module 'jsts/org/locationtech/jts/operation/IsSimpleOp.js' {
  export default class IsSimpleOp {
    constructor(geometry: object);
    isSimple(): boolean;
  }
}
declare module 'jsts/org/locationtech/jts/operation/relate/RelateOp.js' {
  const RelateOp: {
    overlaps(one: object, other: object): boolean;
    contains(one: object, other: object): boolean;
  };
  export default RelateOp;
}
