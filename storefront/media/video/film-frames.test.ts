import { expect, test } from 'vitest';
import { framesOf, framesPerSecond } from './film-frames.js';
import { installReadyFilm } from './install-ready-film.js';
import { rollDispenserFilm } from './roll-dispenser-film.js';

/** Nothing is written where nothing is rendered. */
const framesIn = (film: typeof rollDispenserFilm) =>
  framesOf(film, { outline: async (name) => name, pixels: async (name) => name });

test('A picture of a film that is seen again, or for a while, is rendered once', async () => {
  const { pictures, shown } = await framesIn(rollDispenserFilm);
  expect(shown).toHaveLength(rollDispenserFilm.seconds * framesPerSecond);
  // Two labels are pulled off: the second looks like the first.
  const half = shown.length / 2;
  expect(shown.slice(half)).toEqual(shown.slice(0, half));
  expect(pictures.length).toBe(new Set(shown).size);
  expect(pictures.length).toBeLessThan(half);
});

test('A film begins with what is on the table and ends with the letters alone', async () => {
  const { pictures, shown } = await framesIn(installReadyFilm);
  const kinds = (frame: number | undefined) => pictures[frame ?? -1]?.things.map(({ kind }) => kind);
  expect(kinds(shown[0])).toEqual(['ground', 'sheet', 'sheet', 'sheet', 'squeegee', 'pencil']);
  expect(kinds(shown.at(-1))).toEqual(['ground', 'sheet']);
});
