/**
 * Draws every picture and film that the catalogue names into `assets/`. Run it after a change of the catalogue or of
 * the drawing: `npm run media` for all, `npm run media -- swing-tags` for the paths that contain a word. Films need
 * ffmpeg on the PATH (or in FFMPEG); everything it makes is committed, so running the shop needs neither.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { loadCatalogue } from '../server/pricing/load-catalogue.js';
import { icons } from './icons.js';
import { planMedia } from './plan-media.js';
import { encoded, type ImageFormat } from './rasterise.js';
import { films } from './video/films.js';
import { makeFilm } from './video/make-film.js';

const here = dirname(fileURLToPath(import.meta.url));
const assets = join(here, '../assets');

const formats: Readonly<Record<string, ImageFormat>> = {
  '.webp': 'webp',
  '.png': 'png',
  '.jpg': 'jpeg',
};

async function save(path: string, content: Buffer | string): Promise<void> {
  const file = join(assets, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

const [word = ''] = process.argv.slice(2);
const catalogue = await loadCatalogue(join(here, '../catalogue'));
const images = planMedia(catalogue).filter(({ copies }) => copies.some(({ path }) => path.includes(word)));
let bytes = 0;

// Two at a time: drawing and encoding then overlap without holding many pictures in memory.
const queue = images.values();
async function work(): Promise<void> {
  for (const { copies, take } of queue) {
    const picture = await (await take(copies[0].width)).png({ compressionLevel: 1 }).toBuffer();
    for (const { path, width, height } of copies) {
      const format = formats[extname(path)];
      if (!format) throw new Error(`No picture can be written as '${path}'.`);
      const content = await encoded(sharp(picture).resize(width, height), format);
      bytes += content.length;
      await save(path, content);
    }
  }
}
await Promise.all([work(), work()]);
process.stdout.write(`${images.length} pictures, ${Math.round(bytes / 1024)} kB\n`);

for (const { path, draw } of icons.filter((icon) => icon.path.includes(word))) await save(path, await draw());

for (const film of films.filter(({ path }) => path.includes(word))) {
  const files = await makeFilm(film);
  for (const { path, content } of files) {
    await save(path, content);
    process.stdout.write(`${path} ${Math.round(content.length / 1024)} kB\n`);
  }
}
