import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pictureOnPiece } from './picture-on-piece.js';

const file = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c40062' } })
    .jpeg()
    .toBuffer();
const sizeOf = async (picture: Buffer) => {
  const { width, height } = await sharp(picture).metadata();
  return [width, height];
};

test('A file of the shape of its piece, with what reaches beyond its cut, is shown as it is', async () => {
  const card = await file(176, 111);
  expect(await pictureOnPiece(card, { width: 90, height: 55 })).toBe(card);
});

test('A file that lies on its side is turned', async () => {
  expect(await sizeOf(await pictureOnPiece(await file(108, 176), { width: 90, height: 55 }))).toEqual([
    176, 108,
  ]);
});

test('A file of another shape is whole on the paper of its piece, with an edge round it', async () => {
  for (const [piece, size] of [
    [{ width: 90, height: 55 }, [176, 108]],
    [{ width: 55, height: 90 }, [108, 176]],
  ] as const) {
    const shown = await pictureOnPiece(await file(176, 176), piece);
    expect(await sizeOf(shown)).toEqual(size);
    const { data, info } = await sharp(shown).raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [
      ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
    ];
    const [width, height] = size;
    const [besideX, besideY] = width > height ? [12, height / 2] : [width / 2, 12];
    expect(Math.min(...at(besideX, besideY))).toBeGreaterThan(240);
    const [red = 0, green = 255] = at(Math.floor(width / 2), Math.floor(height / 2));
    expect([red > 150, green < 60]).toEqual([true, true]);
    expect(Math.max(...at(0, 0))).toBeLessThan(215);
  }
});

test('A strip of a piece that is far longer than wide keeps a place in its picture', async () => {
  expect(await sizeOf(await pictureOnPiece(await file(176, 176), { width: 3000, height: 1 }))).toEqual([
    176, 3,
  ]);
});

test.each([1, 2])('A file of %i px is shown on its piece too', async (side) => {
  expect(await sizeOf(await pictureOnPiece(await file(side, side), { width: 90, height: 55 }))).toEqual([
    3, 3,
  ]);
});
