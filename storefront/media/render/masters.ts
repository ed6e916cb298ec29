/**
 * Rendered pictures, kept large and almost without loss: rendering takes minutes, so that every copy that a page asks
 * for is made from here. Beside them stands what each was rendered of.
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import sharp from 'sharp';
import { requireBlender, runBlender } from './blender.js';
import { deskIn, fingerprintOf } from './desk.js';
import type { Job } from './job.js';
import type { Rendered } from './rendered.js';

const folder = join(import.meta.dirname, '../rendered');
const record = join(folder, 'taken.json');

/** How a picture or a film was rendered. */
export interface Taken {
  /** Fingerprint of what it shows. */
  scene: string;
  seed: number;
  /** Paths of light through each pixel. */
  samples: number;
}

export type TakenPictures = Readonly<Record<string, Taken>>;

/** Of a picture that says no other width, px. */
export const masterWidth = 1200;

/** Of a path as the catalogue names it. */
const nameOf = (path: string): string => basename(path, extname(path));

/** The file that a picture's copies are made from. */
export const masterOf = (path: string): string => join(folder, `${nameOf(path)}.avif`);

/** By name, what was rendered of each. */
export const readTaken = async (): Promise<TakenPictures> => JSON.parse(await readFile(record, 'utf8'));

/** Whether a picture has to be rendered anew: never was, or shows something else by now. */
export async function isStale({ path, scene }: Rendered, taken: TakenPictures): Promise<boolean> {
  return taken[nameOf(path)]?.scene !== (await fingerprintOf(scene));
}

export interface Render {
  /** Default: that of the last time, else 1. The same seed gives the same picture. */
  seed?: number;
  /** Default: those of the last time, else 96. */
  samples?: number;
}

/** Renders a picture into its master. Answers how. */
export async function renderMaster(
  { path, scene, width = masterWidth }: Rendered,
  asked: Render,
): Promise<Taken> {
  requireBlender();
  const name = nameOf(path);
  const before = (await readTaken())[name];
  const { seed = before?.seed ?? 1, samples = before?.samples ?? 96 } = asked;
  const desk = await mkdtemp(join(tmpdir(), 'kerf-render-'));
  try {
    const output = join(desk, 'picture.png');
    const job: Job = {
      ...(await scene(deskIn(desk))),
      width,
      height: width * 0.75,
      samples,
      seed,
      threads: 2,
      output,
    };
    const file = join(desk, 'job.json');
    await writeFile(file, JSON.stringify(job));
    await runBlender(file);
    await keepMaster(path, output);
  } finally {
    await rm(desk, { recursive: true, force: true });
  }
  const made: Taken = { scene: await fingerprintOf(scene), seed, samples };
  const taken = { ...(await readTaken()), [name]: made };
  const sorted = Object.fromEntries(Object.entries(taken).sort(([a], [b]) => a.localeCompare(b)));
  await writeFile(record, `${JSON.stringify(sorted, null, 2)}\n`);
  return made;
}

/** Keeps what the renderer wrote. */
async function keepMaster(path: string, output: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await sharp(output)
    .toColourspace('srgb')
    .avif({ quality: 82, effort: 4, chromaSubsampling: '4:4:4' })
    .toFile(masterOf(path));
}
