/**
 * Renders a film and encodes it twice. What is kept is what a browser plays, and beside it what it was rendered of: its
 * pictures are too many to keep.
 */
import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { requireBlender, runBlender } from '../render/blender.js';
import { deskIn, fingerprintOf } from '../render/desk.js';
import type { FilmJob } from '../render/job.js';
import type { Render, Taken } from '../render/masters.js';
import { encode } from './encode.js';
import type { Film } from './film.js';
import { filmSize, framesOf } from './film-frames.js';

const record = join(import.meta.dirname, '../rendered/films.json');

/** By path, what was rendered of each. */
export const readTakenFilms = async (): Promise<Readonly<Record<string, Taken>>> =>
  JSON.parse(await readFile(record, 'utf8'));

const sceneOf = (film: Film): Promise<string> => fingerprintOf((desk) => framesOf(film, desk));

/** Whether a film has to be rendered anew: never was, or shows something else by now. */
export const isFilmStale = async (film: Film): Promise<boolean> =>
  (await readTakenFilms())[film.path]?.scene !== (await sceneOf(film));

export interface MadeFilm extends Taken {
  /** As many as were rendered. */
  pictures: number;
  files: { path: string; content: Buffer }[];
}

/** Renders what is seen in it, as the last time if nothing else is asked for, else with seed 1 and 8 samples. */
export async function makeFilm(film: Film, asked: Render): Promise<MadeFilm> {
  requireBlender();
  const before = (await readTakenFilms())[film.path];
  const { seed = before?.seed ?? 1, samples = before?.samples ?? 8 } = asked;
  const folder = await mkdtemp(join(tmpdir(), 'kerf-film-'));
  try {
    const { pictures, shown } = await framesOf(film, deskIn(folder));
    const frames = pictures.map((picture, index) => ({ ...picture, output: join(folder, `${index}.png`) }));
    const job: FilmJob = { ...filmSize, samples, seed, threads: 2, frames };
    const file = join(folder, 'job.json');
    await writeFile(file, JSON.stringify(job));
    await runBlender(file);
    const raw = join(folder, 'frames.rgb');
    await writeFrames(
      raw,
      shown.map((index) => join(folder, `${index}.png`)),
    );
    const files = await encode(raw, film.path, folder);
    const taken: Taken = { scene: await sceneOf(film), seed, samples };
    const all = Object.entries({ ...(await readTakenFilms()), [film.path]: taken });
    const sorted = Object.fromEntries(all.sort(([a], [b]) => a.localeCompare(b)));
    await writeFile(record, `${JSON.stringify(sorted, null, 2)}\n`);
    return { ...taken, pictures: pictures.length, files };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** One picture after the other, as bare bytes. */
async function writeFrames(output: string, pictures: readonly string[]): Promise<void> {
  const file = await open(output, 'w');
  for (const picture of pictures)
    await file.write(
      await sharp(picture).toColourspace('srgb').removeAlpha().raw({ depth: 'uchar' }).toBuffer(),
    );
  await file.close();
}
