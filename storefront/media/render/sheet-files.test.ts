import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Product } from '@kerf/sdk/contract';
import { cutPath } from '@kerf/sdk/drawing';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { teaHouse } from '../../artwork/card-artwork.js';
import { loadCatalogue } from '../../server/pricing/load-catalogue.js';
import { type Chosen, configuredPiece } from '../configure.js';
import { outlined } from '../outlined-text.js';
import { deskIn, fingerprintOf } from './desk.js';
import { sheetOf } from './sheet-files.js';

let tag: Product;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kerf-sheets-'));
  const { products } = await loadCatalogue(join(import.meta.dirname, '../../catalogue'));
  tag = [...products.values()].find(({ url_slug }) => url_slug === 'swing-tags') as Product;
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const printed = (chosen: Chosen) => ({
  piece: configuredPiece(tag, { isTwoSided: true, ...chosen }),
  artwork: teaHouse(outlined),
  thick: 0.3,
});

/** Grey in the middle of a spot of the piece, mm from its top left. */
async function greyAt(file: string, bleed: number, width: number, x: number, y: number): Promise<number> {
  const image = sharp(file);
  const scale = ((await image.metadata()).width ?? 0) / (width + 2 * bleed);
  const spot = {
    left: Math.round((x + bleed) * scale),
    top: Math.round((y + bleed) * scale),
    width: 1,
    height: 1,
  };
  const [grey = -1] = await image.extract(spot).raw().toBuffer();
  return grey;
}

describe('What is handed to the renderer', () => {
  test('is cut along the line that the blade takes, hole and corners included', async () => {
    const chosen = { features: ['die-cut: Cut Corners', 'punch-holes2: Punch Hole 8mm'] };
    const one = printed(chosen);
    const { outline } = await sheetOf(one, 'cut', deskIn(folder));
    expect(await readFile(outline, 'utf8')).toContain(`d="${cutPath(one.piece)}"`);
  });

  test('has a mask for each foil, white where it is stamped and nowhere else', async () => {
    const one = printed({ features: ['foil-stamp: Silver (back)'] });
    const { front, back, bleed, width, height } = await sheetOf(one, 'foil', deskIn(folder));
    expect([front.foils, back.foils.map(({ metal }) => metal)]).toEqual([[], ['silver']]);
    const [foil] = back.foils;
    if (!foil) throw new Error('The back has no foil.');
    // The moon in the middle of the back is its foil; the corner has none.
    expect(await greyAt(foil.path, bleed, width, width / 2, height / 2)).toBe(255);
    expect(await greyAt(foil.path, bleed, width, 2, 2)).toBe(0);
  });

  test('is raised where it is embossed and sunk where it is debossed', async () => {
    const depth = async (feature: string) =>
      (await sheetOf(printed({ features: [feature] }), feature.slice(-4), deskIn(folder))).front.relief
        ?.depth;
    expect(await depth('emboss-deboss: Emboss')).toBeGreaterThan(0);
    expect(await depth('emboss-deboss: Deboss')).toBeLessThan(0);
    expect((await sheetOf(printed({}), 'flat', deskIn(folder))).front.relief).toBeUndefined();
  });

  test('is told from every other scene by its fingerprint, and has the same one each time', async () => {
    const scene = (features: string[]) => fingerprintOf((desk) => sheetOf(printed({ features }), 'a', desk));
    const gold = await scene(['foil-stamp: Gold']);
    expect(await scene(['foil-stamp: Gold'])).toBe(gold);
    const others = [[], ['foil-stamp: Red'], ['foil-stamp: Gold', 'punch-holes2: Punch Hole 4mm']];
    for (const features of others) expect(await scene(features), features.join()).not.toBe(gold);
  });
});
