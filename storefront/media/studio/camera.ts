/**
 * Where the studio looks from. The table is the plane z = 0 in millimetres: x to the right, y towards the viewer, z up.
 */
export interface Camera {
  /** The point of the table in the middle of the picture. */
  x: number;
  y: number;
  /** How high above the table that point is. Default 0. */
  z?: number;
  /** From that point, mm. */
  distance: number;
  /** Degrees above the table: 90 looks straight down. */
  pitch: number;
}

export type Vector = readonly [x: number, y: number, z: number];

/** Height of a picture in shares of its width. */
export const aspect = 0.75;
/** Half the width of the view at a distance of 1: a long lens, that bends nothing. */
const half = 0.26;

export interface View {
  eye: Vector;
  /** The direction through a point of the picture, x and y from -1 to 1, y down; its length is that of the lens. */
  ray: (x: number, y: number) => Vector;
  /** Where in the picture a point of the room is seen. */
  seen: (point: Vector) => readonly [x: number, y: number];
  /** Where on the table a point of the picture lies; undefined above the horizon. */
  onTable: (x: number, y: number) => readonly [x: number, y: number] | undefined;
}

export function viewOf({ x, y, z = 0, distance, pitch }: Camera): View {
  const [cos, sin] = [Math.cos((pitch * Math.PI) / 180), Math.sin((pitch * Math.PI) / 180)];
  const eye: Vector = [x, y + distance * cos, z + distance * sin];
  const ray = (px: number, py: number): Vector => {
    const up = -py * half * aspect;
    return [px * half, -cos - up * sin, -sin + up * cos];
  };
  return {
    eye,
    ray,
    seen: ([px, py, pz]) => {
      const [dx, dy, dz] = [px - x, py - (y + distance * cos), pz - (z + distance * sin)];
      const depth = -dy * cos - dz * sin;
      return [dx / depth / half, (dy * sin - dz * cos) / depth / (half * aspect)];
    },
    onTable: (px, py) => {
      const [dx, dy, dz] = ray(px, py);
      if (dz >= -1e-6) return undefined;
      const t = -eye[2] / dz;
      return [eye[0] + t * dx, eye[1] + t * dy];
    },
  };
}

/** How much of the table is in view: width and height of the box round its four corners, mm. */
export function tableBox({ onTable }: View): { x: number; y: number; width: number; height: number } {
  const corners = [-1, 1].flatMap((px) => [-1, 1].map((py) => onTable(px, py)));
  const points = corners.filter((corner) => corner !== undefined);
  if (points.length < 4) throw new Error('A picture has to look down on its table: the horizon is in view.');
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}
