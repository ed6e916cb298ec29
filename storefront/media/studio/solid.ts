/** Things that stand on the table. A solid says what a line of sight meets of it, and where. */
import type { Vector } from './camera.js';
import { sample, type Texture } from './texture.js';

/** What a line of sight meets: how far away in lengths of the ray, and the light that comes back. */
export interface Hit {
  at: number;
  red: number;
  green: number;
  blue: number;
}

export interface Solid {
  /** Everything of it is in this box: lines of sight that miss the box are not looked at. */
  from: Vector;
  to: Vector;
  meet: (eye: Vector, ray: Vector) => Hit | undefined;
}

/** To the light: from the upper left, behind the things. */
const toLight: Vector = [-0.5, -0.42, 0.76];

/** How bright a surface is whose outward direction is given: a large window on the left, a bright room around it. */
function brightness(nx: number, ny: number, nz: number): number {
  const facing = nx * toLight[0] + ny * toLight[1] + nz * toLight[2];
  return 0.72 + 0.04 * (1 + nz) + 0.3 * Math.max(0, 0.25 + 0.75 * facing);
}

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** What is seen at an angle (turns, 0 towards the viewer) and a height (0 the foot, 1 the head) of something round. */
type Skin = (turns: number, height: number, facing: number, out: Float32Array) => void;

export interface Turned {
  x: number;
  y: number;
  /** Radius at the foot and at the head, and where those are, mm. */
  foot: readonly [radius: number, z: number];
  head: readonly [radius: number, z: number];
  skin: Skin;
  /** Seen from within, as a tube. Default false. */
  isInside?: boolean;
}

/** A turned side: cylinder or cone. */
export function turned({ x, y, foot, head, skin, isInside = false }: Turned): Solid {
  const [r0, z0] = foot;
  const [r1, z1] = head;
  const slope = (r1 - r0) / (z1 - z0);
  const most = Math.max(r0, r1);
  const tilt = 1 / Math.hypot(1, slope);
  const colour = new Float32Array(4);
  return {
    from: [x - most, y - most, z0],
    to: [x + most, y + most, z1],
    meet: (eye, ray) => {
      const [ox, oy] = [eye[0] - x, eye[1] - y];
      const rise = r0 + slope * (eye[2] - z0);
      const lean = slope * ray[2];
      const a = ray[0] ** 2 + ray[1] ** 2 - lean ** 2;
      const b = ox * ray[0] + oy * ray[1] - rise * lean;
      const c = ox ** 2 + oy ** 2 - rise ** 2;
      const root = b * b - a * c;
      if (root < 0) return undefined;
      const at = (-b + (isInside ? Math.sqrt(root) : -Math.sqrt(root))) / a;
      const z = eye[2] + at * ray[2];
      if (at <= 0 || z < z0 || z > z1) return undefined;
      const [hx, hy] = [ox + at * ray[0], oy + at * ray[1]];
      const r = Math.hypot(hx, hy);
      const way = isInside ? -1 : 1;
      const [nx, ny, nz] = [(way * hx * tilt) / r, (way * hy * tilt) / r, -way * slope * tilt];
      const length = Math.hypot(...ray);
      const facing = Math.abs((nx * ray[0] + ny * ray[1] + nz * ray[2]) / length);
      colour.fill(0);
      skin(Math.atan2(hx, hy) / (2 * Math.PI), (z - z0) / (z1 - z0), facing, colour);
      if ((colour[3] ?? 0) < 0.5) return undefined;
      const light = brightness(nx, ny, nz) * (0.82 + 0.18 * facing);
      return {
        at,
        red: clamp((colour[0] ?? 0) * light, 0, 1),
        green: clamp((colour[1] ?? 0) * light, 0, 1),
        blue: clamp((colour[2] ?? 0) * light, 0, 1),
      };
    },
  };
}

export interface Cap {
  x: number;
  y: number;
  z: number;
  radius: number;
  /** What is left open in the middle, mm. Default 0. */
  opening?: number;
  /** At a share of the radius and turns from the viewer. */
  skin: (share: number, turns: number, out: Float32Array) => void;
}

/** A level disc. */
export function cap({ x, y, z, radius, opening = 0, skin }: Cap): Solid {
  const colour = new Float32Array(4);
  return {
    from: [x - radius, y - radius, z - 0.01],
    to: [x + radius, y + radius, z + 0.01],
    meet: (eye, ray) => {
      const at = (z - eye[2]) / ray[2];
      const [hx, hy] = [eye[0] + at * ray[0] - x, eye[1] + at * ray[1] - y];
      const r = Math.hypot(hx, hy);
      if (at <= 0 || r > radius || r < opening) return undefined;
      colour.fill(0);
      colour[3] = 1;
      skin(r / radius, Math.atan2(hx, hy) / (2 * Math.PI), colour);
      const light = brightness(0, 0, 1);
      return {
        at,
        red: clamp((colour[0] ?? 0) * light, 0, 1),
        green: clamp((colour[1] ?? 0) * light, 0, 1),
        blue: clamp((colour[2] ?? 0) * light, 0, 1),
      };
    },
  };
}

export interface Pile {
  /** Middle of the pile. */
  x: number;
  y: number;
  /** Of the lowest piece, mm. */
  z?: number;
  /** Degrees, clockwise. */
  turn: number;
  /** Of one piece, mm. */
  width: number;
  height: number;
  /** Of all pieces together, and of one, mm. */
  thick: number;
  each: number;
  /** The top piece; what it does not cover is not there in those below either. */
  face: Texture;
  /** Colours of the edges of two neighbours. */
  edges: readonly [Vector, Vector];
  /** How far pieces lie aside of each other and turned, mm at their edge. Default 0.3. */
  slip?: number;
}

/** Pieces of any outline on a pile: the top one in full, below it the edges of the others. */
export function pile(options: Pile): Solid {
  const { x, y, z = 0, turn, width, height, thick, each, face, edges, slip = 0.3 } = options;
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const reach = Math.hypot(width, height) / 2 + slip;
  const colour = new Float32Array(4);
  const step = Math.min(each * 0.5, 0.25);
  const cover = (px: number, py: number, layer: number, out: Float32Array): number => {
    // Nobody piles perfectly: every piece lies a hair aside of the one below, always in the same way.
    const aside = layer === 0 ? 0 : Math.sin(layer * 12.9898) * slip;
    const along = layer === 0 ? 0 : Math.cos(layer * 7.233) * slip;
    const bent = layer === 0 ? 0 : (Math.sin(layer * 4.71) * slip * 2) / (width + height);
    const [dx, dy] = [px - x, py - y];
    const across = dx * (cos - sin * bent) + dy * (sin + cos * bent);
    const down = -dx * (sin + cos * bent) + dy * (cos - sin * bent);
    const u = (across - aside) / width + 0.5;
    const v = (down - along) / height + 0.5;
    sample(face, u, v, out);
    return out[3] ?? 0;
  };
  return {
    from: [x - reach, y - reach, z],
    to: [x + reach, y + reach, z + thick],
    meet: (eye, ray) => {
      const top = (z + thick - eye[2]) / ray[2];
      const [tx, ty] = [eye[0] + top * ray[0], eye[1] + top * ray[1]];
      if (Math.hypot(tx - x, ty - y) > reach + thick * 2) return undefined;
      if (cover(tx, ty, 0, colour) > 0.5) {
        const light = brightness(0, 0, 1);
        return {
          at: top,
          red: clamp((colour[0] ?? 0) * light, 0, 1),
          green: clamp((colour[1] ?? 0) * light, 0, 1),
          blue: clamp((colour[2] ?? 0) * light, 0, 1),
        };
      }
      for (let depth = step; depth <= thick; depth += step) {
        const at = (z + thick - depth - eye[2]) / ray[2];
        const layer = Math.ceil(depth / each);
        const [px, py] = [eye[0] + at * ray[0], eye[1] + at * ray[1]];
        if (cover(px, py, layer, colour) <= 0.5) continue;
        // The outward direction is where there is less of the piece.
        const e = 1;
        const gx = cover(px - e, py, layer, colour) - cover(px + e, py, layer, colour);
        const gy = cover(px, py - e, layer, colour) - cover(px, py + e, layer, colour);
        const length = Math.hypot(gx, gy) || 1;
        const within = (depth % each) / each;
        const edge = edges[layer % 2 ? 1 : 0];
        // Dark where two pieces meet; darker towards the table.
        const light =
          brightness(gx / length, gy / length, 0) *
          (within < 0.28 ? 0.82 : 1) *
          (1 - 0.25 * (depth / thick) ** 2);
        return {
          at,
          red: clamp(edge[0] * light, 0, 1),
          green: clamp(edge[1] * light, 0, 1),
          blue: clamp(edge[2] * light, 0, 1),
        };
      }
      return undefined;
    },
  };
}
