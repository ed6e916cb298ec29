import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeSvg } from '../../tests/artwork-files.js';
import { createFilePictures, type PicturedFile } from './file-pictures.js';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kerf-pictures-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function drawing(name: string, inside: string): Promise<PicturedFile> {
  const file = path.join(folder, name);
  await writeFile(file, makeSvg(inside));
  return { name, kind: 'svg', withPath: (use) => use(file) };
}
const plain = () => drawing('plain.svg', '<path d="M0 0h9"/>');

test('Pictures of one order keep no other order from its own', async () => {
  const pictures = createFilePictures({ drawing: 120_000, patience: 120_000 });
  const ends: string[] = [];
  const ask = async (file: PicturedFile, order: string) => {
    await pictures(file, { size: 'small' }, order);
    ends.push(order);
  };
  const files = [1, 2, 3, 4].map((n) => drawing(`${n}.svg`, '<path d="M0 0h9"/>'));
  const theirs = (await Promise.all(files)).map((file) => ask(file, 'theirs'));
  await ask(await plain(), 'mine');
  expect(ends.filter((order) => order === 'theirs').length).toBeLessThanOrEqual(2);
  await Promise.all(theirs);
});

test('A picture that takes too long is given up, and not tried again', async () => {
  const pictures = createFilePictures({ drawing: 1_000, patience: 120_000 });
  // Each of its groups is ten of the one before.
  const groups = Array.from({ length: 11 }, (_, n) =>
    n === 0
      ? '<g id="g0"><rect width="9" height="9"/></g>'
      : `<g id="g${n}">${`<use href="#g${n - 1}"/>`.repeat(10)}</g>`,
  );
  const slow = await drawing('slow.svg', `<defs>${groups.join('')}</defs><use href="#g10"/>`);
  expect(await pictures(slow, { size: 'small' }, 'mine')).toBeNull();
  const asked = vi.fn(slow.withPath);
  expect(await pictures({ ...slow, withPath: asked }, { size: 'small' }, 'mine')).toBeNull();
  expect(asked).not.toHaveBeenCalled();
});

test('Whoever would wait too long for a picture is told so', async () => {
  const pictures = createFilePictures({ drawing: 60_000, patience: 50 });
  const refused = pictures(await plain(), { size: 'small' }, 'mine');
  await expect(refused).rejects.toMatchObject({ code: 'API_UNAVAILABLE' });
});
