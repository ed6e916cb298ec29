/** Takes the picture: what lies on a table and stands on it, from a place, in a light. */
import type { Box, SceneNode } from '@kerf/sdk/drawing';
import sharp, { type Sharp } from 'sharp';
import { aspect, type Camera, tableBox, type View, viewOf } from './camera.js';
import { type Ground, groundNodes } from './ground.js';
import type { Hit, Solid } from './solid.js';
import { sample, type Texture, toTexture } from './texture.js';

export interface Setting {
  ground: Ground;
  camera: Camera;
  /** What lies flat, lowest first, in mm of the table, with its shadows. */
  flat: readonly SceneNode[];
  solids?: readonly Solid[];
  /** How soft things get that are nearer or farther than the middle. Default 1; 0 is sharp all over. */
  blur?: number;
}

interface Light {
  red: number;
  green: number;
  blue: number;
  /** In lengths of the line of sight. */
  depth: number;
  /** Which solid was met; -1 is the table. */
  solid: number;
}

/** Lines of sight through a pixel on something that stands, along and across. */
const rays = 2;

/** The part of the picture that a solid is in: left, right, top and foot, from -1 to 1. */
function frameOf({ from, to }: Solid, view: View): readonly [number, number, number, number] {
  const corners = [from[0], to[0]].flatMap((x) =>
    [from[1], to[1]].flatMap((y) => [from[2], to[2]].map((z) => view.seen([x, y, z]))),
  );
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
}

/** A ground as it is without light on it: one piece of it, drawn once, that goes on mirrored. */
const groundTiles = new Map<string, Promise<Texture>>();
const tileBox = { x: 0, y: 0, width: 480, height: 480 };

function groundTile(ground: Ground): Promise<Texture> {
  const key = `${ground.kind} ${ground.light}`;
  const tile = groundTiles.get(key) ?? toTexture(groundNodes(ground, tileBox), tileBox, 2.5);
  groundTiles.set(key, tile);
  return tile;
}

/** Where a length falls on a tile that is mirrored at each of its edges, as a share of it. */
function mirrored(length: number): number {
  const at = Math.abs(length / tileBox.width) % 2;
  return at > 1 ? 2 - at : at;
}

/** The panes of a window on the table: how much more light falls there, 0 to 1, softer with the distance. */
function windowLight(x: number, y: number, width: number): number {
  const across = (x + y * 0.62) / (width * 0.34) + 0.32;
  const along = (y - x * 0.1) / (width * 0.62) + 0.45;
  const pane = (at: number, frame: number): number => {
    const from = at - Math.floor(at);
    const edge = Math.min(from, 1 - from) - frame;
    return Math.min(1, Math.max(0, edge / 0.07));
  };
  const isIn = Math.min(1, Math.max(0, 1.9 - Math.abs(across - 0.5)));
  return pane(across, 0.07) * pane(along, 0.05) * isIn;
}

/** The part of the table that things may lie on: as much as is told apart round the middle of the picture. */
function within(seen: Box, { x, y }: Camera, across: number): Box {
  const [left, top] = [Math.max(seen.x, x - across * 0.8), Math.max(seen.y, y - across * 1.1)];
  const [right, foot] = [
    Math.min(seen.x + seen.width, x + across * 0.8),
    Math.min(seen.y + seen.height, y + across * 0.8),
  ];
  return { x: left, y: top, width: right - left, height: foot - top };
}

/** The picture, in so many pixels across. The same setting gives the same pixels. */
export async function photograph(
  { ground, camera, flat, solids = [], blur = 1 }: Setting,
  width: number,
): Promise<Sharp> {
  const height = Math.round(width * aspect);
  const view = viewOf(camera);
  // As fine as the picture is in its middle, and a little finer for what lies nearer.
  const [left, right] = [view.onTable(-1, 0), view.onTable(1, 0)];
  const across = (right?.[0] ?? 1) - (left?.[0] ?? 0);
  // Nothing lies so far away that it would be too small to be told.
  const box = within(tableBox(view), camera, across);
  const fine = Math.min((width * 1.1) / across, 2000 / Math.max(box.width, box.height));
  const [under, over] = await Promise.all([groundTile(ground), toTexture(flat, box, fine)]);
  const pixels = new Uint8Array(width * height * 3);
  const depths = new Uint8Array(width * height);
  const middle = camera.distance;
  const [ex, ey, ez] = view.eye;
  const [low, high] = [new Float32Array(4), new Float32Array(4)];
  const lit: Light = { red: 0, green: 0, blue: 0, depth: 0, solid: -1 };

  const frames = solids.map((solid) => frameOf(solid, view));

  /** What comes back along one line of sight. */
  function look(px: number, py: number): void {
    const ray = view.ray(px, py);
    lit.depth = -ez / ray[2];
    lit.solid = -1;
    let nearest: Hit | undefined;
    for (let n = 0; n < solids.length; n += 1) {
      const solid = solids[n];
      const frame = frames[n];
      if (!solid || !frame) continue;
      if (px < frame[0] || px > frame[1] || py < frame[2] || py > frame[3]) continue;
      const hit = solid.meet(view.eye, ray);
      if (!hit || hit.at >= lit.depth) continue;
      nearest = hit;
      lit.depth = hit.at;
      lit.solid = n;
    }
    if (nearest) {
      lit.red = nearest.red;
      lit.green = nearest.green;
      lit.blue = nearest.blue;
      return;
    }
    const tx = ex + lit.depth * ray[0];
    const ty = ey + lit.depth * ray[1];
    sample(under, mirrored(tx + 190), mirrored(ty + 130), low);
    sample(over, (tx - box.x) / box.width, (ty - box.y) / box.height, high);
    const cover = high[3] ?? 0;
    const sun = ground.hasWindow ? 0.93 + 0.12 * windowLight(tx - camera.x, ty - camera.y, across) : 1;
    lit.red = ((low[0] ?? 0) * (1 - cover) + (high[0] ?? 0) * cover) * sun;
    lit.green = ((low[1] ?? 0) * (1 - cover) + (high[1] ?? 0) * cover) * sun;
    lit.blue = ((low[2] ?? 0) * (1 - cover) + (high[2] ?? 0) * cover) * (0.3 + sun * 0.7);
  }

  // One line of sight tells what a pixel is of; more of them are looked along where something stands or ends.
  const kinds = new Int8Array(width * height);
  const put = (to: number, red: number, green: number, blue: number, depth: number) => {
    const [column, row] = [to % width, Math.floor(to / width)];
    // The lens lets less light through at its rim; the window is on the left.
    const [vx, vy] = [(column / width) * 2 - 1, (row / height) * 2 - 1];
    const light = 255 * (1.035 - 0.075 * (vx * vx + vy * vy) - 0.035 * (vx + vy));
    pixels[to * 3] = Math.min(255, red * light);
    pixels[to * 3 + 1] = Math.min(255, green * light);
    pixels[to * 3 + 2] = Math.min(255, blue * light);
    depths[to] = Math.min(255, Math.abs(depth / middle - 1) * 900 * blur);
  };
  for (let to = 0; to < kinds.length; to += 1) {
    look((((to % width) + 0.5) / width) * 2 - 1, ((Math.floor(to / width) + 0.5) / height) * 2 - 1);
    kinds[to] = lit.solid;
    put(to, lit.red, lit.green, lit.blue, lit.depth);
  }
  for (let to = 0; to < kinds.length; to += 1) {
    const kind = kinds[to] ?? -1;
    const isPlain =
      kind < 0 &&
      kinds[to - 1] === kind &&
      kinds[to + 1] === kind &&
      kinds[to - width] === kind &&
      kinds[to + width] === kind;
    if (isPlain || !solids.length) continue;
    let [red, green, blue, depth] = [0, 0, 0, 0];
    for (let n = 0; n < rays * rays; n += 1) {
      look(
        (((to % width) + ((n % rays) + 0.5) / rays) / width) * 2 - 1,
        ((Math.floor(to / width) + (Math.floor(n / rays) + 0.5) / rays) / height) * 2 - 1,
      );
      red += lit.red;
      green += lit.green;
      blue += lit.blue;
      depth += lit.depth;
    }
    const share = 1 / (rays * rays);
    put(to, red * share, green * share, blue * share, depth * share);
  }
  const raw = { width, height, channels: 3 as const };
  if (!blur) return sharp(pixels, { raw });
  const soft = await sharp(pixels, { raw })
    .blur(Math.max(0.6, width * 0.0032))
    .raw()
    .toBuffer();
  for (let n = 0; n < depths.length; n += 1) {
    const share = Math.max(0, ((depths[n] ?? 0) - 40) / 215);
    if (!share) continue;
    for (let c = n * 3; c < n * 3 + 3; c += 1)
      pixels[c] = (pixels[c] ?? 0) * (1 - share) + (soft[c] ?? 0) * share;
  }
  return sharp(pixels, { raw });
}
