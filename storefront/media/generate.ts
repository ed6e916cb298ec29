/**
 * Makes every picture and film that the catalogue names into `assets/`. Run it after a change of the catalogue or of
 * the drawing: `npm run media` for all, `npm run media -- swing-tags` for the paths that contain a word. A rendered
 * picture is rendered again where its scene has changed, or where it is named: `npm run media -- --only swing-tags-03`,
 * with `--seed` and `--samples` to choose from. Films need ffmpeg on the PATH (or in FFMPEG), rendering needs Blender;
 * everything that is made is committed, so running the shop needs neither.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { loadCatalogue } from '../server/pricing/load-catalogue.js';
import { icons } from './icons.js';
import { planMedia, wideQuality } from './plan-media.js';
import { encoded, type ImageFormat, lighterAvif } from './rasterise.js';
import { isStale, readTaken, renderMaster } from './render/masters.js';
import { toWebVtt } from './video/captions.js';
import { films } from './video/films.js';
import { isFilmStale, makeFilm } from './video/make-film.js';

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

const { values: asked, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' }, seed: { type: 'string' }, samples: { type: 'string' } },
});

/** A whole number that was asked for. */
function whole(name: 'seed' | 'samples'): { [key in typeof name]?: number } {
  const given = asked[name];
  if (given === undefined) return {};
  if (!/^[1-9]\d{0,6}$/.test(given))
    throw new Error(`--${name} takes a whole number from 1, not '${given}'.`);
  return { [name]: Number(given) };
}

const word = asked.only ?? positionals[0] ?? '';
const catalogue = await loadCatalogue(join(here, '../catalogue'));
const images = planMedia(catalogue).filter(({ copies }) => copies.some(({ path }) => path.includes(word)));
const namedFilms = films.filter(({ path }) =>
  ['.mp4', '.webm', '.vtt'].some((ending) => `${path}${ending}`.includes(word)),
);
const namedIcons = icons.filter(({ path }) => path.includes(word));
if (asked.only && !images.length && !namedFilms.length && !namedIcons.length)
  throw new Error(`No picture, film or icon is named '${asked.only}'.`);

for (const { rendered } of images) {
  if (!rendered) continue;
  if (!asked.only && !(await isStale(rendered, await readTaken()))) continue;
  const start = performance.now();
  const { seed, samples } = await renderMaster(rendered, { ...whole('seed'), ...whole('samples') });
  const seconds = Math.round((performance.now() - start) / 1000);
  process.stdout.write(`${rendered.path} rendered in ${seconds} s: seed ${seed}, ${samples} samples\n`);
}
let bytes = 0;

// Two at a time: drawing and encoding then overlap without holding many pictures in memory.
const queue = images.values();
async function work(): Promise<void> {
  for (const { copies, take, quality, rendered } of queue) {
    const taken = async (width: number) => (await take(width)).png({ compressionLevel: 1 }).toBuffer();
    const named = await taken(copies[0].width);
    for (const { path, width, height } of copies) {
      const isWide = width > copies[0].width;
      const picture = isWide ? await taken(width) : named;
      const format = formats[extname(path)];
      if (!format) throw new Error(`No picture can be written as '${path}'.`);
      const content = await encoded(sharp(picture).resize(width, height), format, {
        quality: isWide ? wideQuality.webp : quality,
      });
      bytes += content.length;
      await save(path, content);
      if (format !== 'webp') continue;
      // Drawings are plain: they gain little by it.
      const lighter =
        rendered &&
        (await lighterAvif(
          sharp(picture).resize(width, height),
          content.length,
          isWide ? wideQuality.avif : undefined,
        ));
      const lightest = path.replace(/\.webp$/, '.avif');
      if (!lighter) {
        // One of an earlier picture would be sent in its place.
        await rm(join(assets, lightest), { force: true });
        continue;
      }
      bytes += lighter.length;
      await save(lightest, lighter);
    }
  }
}
await Promise.all([work(), work()]);
process.stdout.write(`${images.length} pictures, ${Math.round(bytes / 1024)} kB\n`);

for (const { path, draw } of namedIcons) await save(path, await draw());

for (const film of namedFilms) {
  await save(`${film.path}.vtt`, toWebVtt(film.captions));
  if (!asked.only && !(await isFilmStale(film))) continue;
  const start = performance.now();
  const { seed, samples, pictures, files } = await makeFilm(film, { ...whole('seed'), ...whole('samples') });
  const seconds = Math.round((performance.now() - start) / 1000);
  process.stdout.write(
    `${film.path} rendered in ${seconds} s: seed ${seed}, ${samples} samples, ${pictures} pictures\n`,
  );
  for (const { path, content } of files) {
    await save(path, content);
    process.stdout.write(`${path} ${Math.round(content.length / 1024)} kB\n`);
  }
}
