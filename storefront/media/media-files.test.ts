import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pictureWidths } from '@kerf/sdk/rules';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Catalogue } from '../server/catalogue/catalogue.js';
import { loadCatalogue } from '../server/pricing/load-catalogue.js';
import { type PlannedImage, planMedia } from './plan-media.js';
import { encoded } from './rasterise.js';
import { isStale, masterOf, readTaken } from './render/masters.js';
import { filmSize } from './video/film-frames.js';
import { films } from './video/films.js';
import { isFilmStale, readTakenFilms } from './video/make-film.js';

const here = dirname(fileURLToPath(import.meta.url));
const assets = join(here, '../assets');
const mostBytes = 400 * 1024;

let catalogue: Catalogue;
let images: PlannedImage[];

/** Every path under images/ and videos/ that a file of the catalogue names, wherever it stands in it. */
async function namedPaths(): Promise<string[]> {
  const root = join(here, '../catalogue');
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const texts = await Promise.all(
    entries
      .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
      .map((entry) => readFile(join(entry.parentPath, entry.name), 'utf8')),
  );
  return [
    ...new Set(texts.flatMap((text) => text.match(/\/(?:images|videos)\/[\w./-]+\.\w+/g) ?? [])),
  ].sort();
}

/** Every product's main picture and those of its gallery, as they are described. */
const described = () =>
  [...catalogue.products.values()].flatMap(({ name, attributes: { gallery, thumbnails } }) => [
    { ...thumbnails, alt: thumbnails.alt ?? name },
    ...gallery,
  ]);

/** How large an mp4 is shown, px, and how long it plays, seconds: as its boxes of the film (`mvhd`) and the track (`tkhd`) say. */
function playedSize(mp4: Buffer): { width: number; height: number; seconds: number } {
  const [film, track] = [mp4.indexOf('mvhd'), mp4.indexOf('tkhd')];
  return {
    width: mp4.readUInt32BE(track + 80) >> 16,
    height: mp4.readUInt32BE(track + 84) >> 16,
    seconds: mp4.readUInt32BE(film + 20) / mp4.readUInt32BE(film + 16),
  };
}

beforeAll(async () => {
  catalogue = await loadCatalogue(join(here, '../catalogue'));
  images = planMedia(catalogue);
});

describe('The shop’s pictures and films', () => {
  test('are all there, every one that the catalogue names, and none is above 400 kB', async () => {
    const named = await namedPaths();
    expect(named.length).toBeGreaterThan(200);
    expect(named.filter((path) => !existsSync(join(assets, path)))).toEqual([]);
    const sizes = await Promise.all(
      named.map(async (path) => ({ path, bytes: (await stat(join(assets, path))).size })),
    );
    expect(sizes.filter(({ bytes }) => bytes >= mostBytes)).toEqual([]);
  });

  test('are all drawn by the studio: what is planned is on the shelf, in the size that it was planned in', async () => {
    const wrong: string[] = [];
    for (const { path, width, height } of images.flatMap(({ copies }) => copies)) {
      const file = join(assets, path);
      const found = existsSync(file) ? await sharp(file).metadata() : null;
      if (found?.width !== width || found.height !== height) wrong.push(path);
    }
    expect(wrong).toEqual([]);
  });

  test('show every option that a shopper can choose on a tile of its own, in 3 kB or less', async () => {
    const named = [...catalogue.products.values()].flatMap(({ attributes }) => [
      ...attributes.cuttings,
      ...attributes.cuttings.flatMap(({ shapes }) => shapes),
      ...attributes.finishings,
      ...attributes.materials,
      ...attributes.adhesives,
      ...attributes.printed_sides,
      ...attributes.orientations,
      ...attributes.colors,
      ...attributes.addons.flatMap(({ items, finishing_premium_items = [] }) => [
        ...items,
        ...finishing_premium_items,
      ]),
      ...attributes.premium_processings.flatMap(({ items }) => items),
      ...(attributes.install_ready?.items ?? []),
      ...attributes.print_features.flatMap(({ items }) =>
        items.map(({ file_path }) => ({ image: file_path })),
      ),
    ]);
    expect(named.filter(({ image }) => !image)).toEqual([]);
    const looks = images
      .map(({ copies }) => copies[0])
      .filter(({ path }) => /^\/images\/(options|print-features|sheet-colors)\//.test(path));
    expect(looks.length).toBeGreaterThan(120);
    const sizes = await Promise.all(
      looks.map(async ({ path }) => ({ path, bytes: (await stat(join(assets, path))).size })),
    );
    expect(sizes.filter(({ bytes }) => bytes > 3 * 1024)).toEqual([]);
  });

  test('are each another one: no page shows a picture twice, and no two options of a kind share a tile', async () => {
    const sets = new Map<string, string[]>();
    for (const { name, attributes } of catalogue.products.values()) {
      const { thumbnails, gallery } = attributes;
      sets.set(name, [
        thumbnails.thumbnail,
        ...(thumbnails.supplies ?? []).map(({ picture }) => picture),
        ...gallery.map(({ file_path }) => file_path),
      ]);
    }
    for (const { copies } of images) {
      const kind = dirname(copies[0].path);
      if (/^\/images\/(options|print-features|sheet-colors)\b/.test(kind))
        sets.set(kind, [...(sets.get(kind) ?? []), copies[0].path]);
    }
    expect(sets.size).toBeGreaterThan(catalogue.products.size + 5);
    const twice: [string, string][] = [];
    for (const paths of sets.values()) {
      const seen = new Map<string, string>();
      for (const path of paths) {
        const content = (await readFile(join(assets, path))).toString('base64');
        const other = seen.get(content);
        if (other) twice.push([other, path]);
        seen.set(content, path);
      }
    }
    expect(twice).toEqual([]);
  });

  test('come, where they are rendered, as AVIF to browsers that read it, lighter than the same as WebP', async () => {
    const copies = images.filter(({ rendered }) => rendered).flatMap((image) => image.copies);
    const wrong: string[] = [];
    let count = 0;
    for (const { path, width, height } of copies) {
      const file = join(assets, path.replace(/\.webp$/, '.avif'));
      if (!existsSync(file)) continue;
      count += 1;
      const found = await sharp(file).metadata();
      const isLighter = (await stat(file)).size < (await stat(join(assets, path))).size;
      if (found.width !== width || found.height !== height || !isLighter) wrong.push(path);
    }
    expect(wrong).toEqual([]);
    // A few are as light as WebP.
    expect(count / copies.length).toBeGreaterThan(0.95);
  });

  test('take less than 24 MB together: rendered ones come as AVIF and as WebP', async () => {
    let bytes = 0;
    for (const folder of ['images', 'videos'])
      for (const entry of await readdir(join(assets, folder), { recursive: true, withFileTypes: true }))
        if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size;
    expect(bytes).toBeLessThan(24 * 1024 * 1024);
  });

  test('are those that the studio takes today: nobody changed the drawing and left the pictures behind', async () => {
    const samples = images.filter(({ copies: [{ path }] }) =>
      /(art-paper|swing-tags|premium-business-card)-main|standard-vinyl-(02|kiss-cut|roll|sheet)\.|foil-stamp-gold|sheet-colors\/gold/.test(
        path,
      ),
    );
    expect(samples).toHaveLength(9);
    // What is compared is the picture, made the same way to its end: other machines may differ in the last bit of a pixel.
    const size = { width: 96, height: 72 };
    const pixels = (picture: Buffer | string) => sharp(picture).resize(size).removeAlpha().raw().toBuffer();
    for (const { copies, take, quality } of samples) {
      const { path, width, height } = copies.find((copy) => copy.width === pictureWidths.thumb) ?? copies[0];
      const taken = await (await take(copies[0].width)).png().toBuffer();
      const drawn = await pixels(await encoded(sharp(taken).resize(width, height), 'webp', { quality }));
      const kept = await pixels(join(assets, path));
      let apart = 0;
      for (const [index, value] of drawn.entries()) apart += Math.abs(value - (kept[index] ?? 0));
      expect(apart / drawn.length, path).toBeLessThan(1);
    }
  });

  test('that are rendered show their scene as it is today: artwork, outline, foil, light and place', async () => {
    const taken = await readTaken();
    const rendered = images.flatMap((image) => image.rendered ?? []);
    expect(rendered.length).toBeGreaterThan(0);
    const stale: string[] = [];
    for (const picture of rendered) if (await isStale(picture, taken)) stale.push(picture.path);
    expect(stale, 'To be rendered again: npm run media').toEqual([]);
    const sizes = await Promise.all(
      rendered.map(async ({ path, width: asked = 1200 }) => {
        const { width = 0, height = 0 } = await sharp(masterOf(path)).metadata();
        return { path, width, height, asked };
      }),
    );
    expect(sizes.filter(({ width, height, asked }) => width !== asked || height !== asked * 0.75)).toEqual(
      [],
    );
    // A master that no page shows any more is dead weight.
    expect(Object.keys(taken).sort()).toEqual(rendered.map(({ path }) => basename(path, '.webp')).sort());
  });

  test('are rendered on the tiles of every stock, finishing, print feature, coating and packing', () => {
    const isRendered = (path = '') =>
      images.find(({ copies }) => copies[0].path === path)?.rendered !== undefined;
    const drawn = new Set<string>();
    for (const { attributes } of catalogue.products.values()) {
      const { materials, finishings, addons, premium_processings } = attributes;
      for (const { name, image } of [...materials, ...finishings]) if (!isRendered(image)) drawn.add(name);
      for (const { code, items } of attributes.print_features)
        if (items.some(({ file_path }) => !isRendered(file_path))) drawn.add(code);
      for (const { code, items } of addons)
        if (items.some(({ image }) => image !== undefined && !isRendered(image))) drawn.add(code);
      for (const { name, image } of premium_processings.flatMap(({ items }) => items))
        if (image !== undefined && !isRendered(image)) drawn.add(name);
    }
    // Which way a roll is wound is told by an arrow.
    expect([...drawn]).toEqual(['roll-orientation']);
  });

  test('are rendered a page at a time: no product is shown both rendered and drawn', () => {
    for (const { name, attributes } of catalogue.products.values()) {
      const paths = [
        attributes.thumbnails.thumbnail,
        ...attributes.gallery.map(({ file_path }) => file_path),
      ];
      const kinds = new Set(
        paths.map((path) => images.find(({ copies }) => copies[0].path === path)?.rendered !== undefined),
      );
      expect(kinds.size, name).toBe(1);
    }
  });

  test('are rendered for every item that the shop opens with', () => {
    const drawn = [...catalogue.ranges.values()]
      .filter(({ item }) => !images.some(({ copies, rendered }) => rendered && copies[0].path === item.img))
      .map(({ item }) => item.slug);
    expect(drawn).toEqual([]);
  });

  test('come out the same, byte for byte, when they are taken again', async () => {
    const image = images.find(({ copies: [{ path }] }) => path.endsWith('swing-tags-main.webp'));
    if (!image) throw new Error('The swing tags have no picture.');
    const take = async () => encoded(await image.take(160), 'webp');
    expect((await take()).equals(await take())).toBe(true);
  });

  test('are light enough to be waited for: 17 kB at most in copies for a page, 60 kB in the widest', async () => {
    const shown = images
      .map(({ copies }) => copies)
      .filter(([{ path }]) => path.includes('/product-slider/'));
    expect(shown.length).toBeGreaterThan(100);
    const heavy: string[] = [];
    for (const { path, width } of shown.flat()) {
      const most = width > pictureWidths.large ? 60 : 17;
      if ((await stat(join(assets, path))).size > most * 1024) heavy.push(path);
    }
    expect(heavy).toEqual([]);
    expect(new Set(shown.flat().map(({ width }) => width))).toEqual(new Set([216, 480, 720, 1200]));
  });

  test('that are rendered show the product on every stock and in every finishing that it comes in', () => {
    /** No picture tells these from another one: film that is thicker, laminate that is harder. */
    const alike = /micron|scratch-resistant/i;
    const unseen: string[] = [];
    for (const { name, attributes } of catalogue.products.values()) {
      const isRendered = images.some(
        ({ copies, rendered }) => rendered && copies[0].path === attributes.thumbnails.thumbnail,
      );
      if (!isRendered) continue;
      const words = attributes.gallery.map(({ alt }) => alt.toLowerCase());
      for (const option of [...attributes.materials, ...attributes.finishings])
        if (!alike.test(option.name) && !words.some((alt) => alt.includes(option.name.toLowerCase())))
          unseen.push(`${name}: ${option.name}`);
    }
    expect(unseen).toEqual([]);
  });

  test('show each product in every supply that it comes in', () => {
    const pictured = new Set([2, 3, 4, 9]);
    for (const { name, attributes } of catalogue.products.values()) {
      const offered = attributes.cuttings.filter(({ id, disabled }) => pictured.has(id) && !disabled);
      const shown = attributes.thumbnails.supplies ?? [];
      expect(shown.map(({ cutting_id }) => cutting_id).sort(), name).toEqual(
        offered.map(({ id }) => id).sort(),
      );
      expect(new Set(shown.map(({ picture }) => picture)).size, name).toBe(shown.length);
    }
  });

  test('have words that name nothing but what the product is made of', () => {
    const stocks = new Set(
      [...catalogue.products.values()].flatMap(({ attributes }) =>
        attributes.materials.map(({ name }) => name),
      ),
    );
    for (const { name, attributes } of catalogue.products.values()) {
      const own = new Set(attributes.materials.map((stock) => stock.name));
      const others = [...stocks].filter((stock) => !own.has(stock));
      for (const { alt } of attributes.gallery)
        expect(
          others.filter((stock) => alt.toLowerCase().includes(stock.toLowerCase())),
          `${name}: ${alt}`,
        ).toEqual([]);
    }
  });

  test('say so where they show what the opening price does not buy', () => {
    const features = /foil(?! paper)|hole and|rounded corners|embossed monogram/i;
    for (const { alt, caption = '' } of described())
      expect([alt, /special features/.test(caption)]).toEqual([alt, features.test(alt)]);
  });

  test('name the special features that they show, and no other has any', () => {
    for (const { alt, caption = '', print_features = [] } of described())
      expect([alt, print_features.length > 0]).toEqual([alt, /special features/.test(caption)]);
  });

  test('name the supply that they show, of every product that comes in several', () => {
    for (const { attributes } of catalogue.products.values())
      for (const { alt, cutting_id, in_use } of attributes.gallery)
        expect([alt, cutting_id]).toEqual([
          alt,
          // What is stuck on shows no longer how it was supplied.
          attributes.thumbnails.supplies && !in_use ? (/on a roll/.test(alt) ? 9 : 1) : undefined,
        ]);
  });

  test('say how large a sticker is that is shown where it ends up', () => {
    const shown = [...catalogue.products.values()].flatMap(({ attributes }) =>
      attributes.gallery.filter(({ in_use }) => in_use),
    );
    expect(shown.length).toBeGreaterThan(0);
    for (const { alt } of shown) expect(alt).toMatch(/\d0 mm (across|wide)/);
  });

  test('that move show their scene as it is today, in the size and the length that it was planned in', async () => {
    const stale: string[] = [];
    for (const film of films) if (await isFilmStale(film)) stale.push(film.path);
    expect(stale, 'To be rendered again: npm run media').toEqual([]);
    for (const { path, seconds } of films) {
      const played = playedSize(await readFile(join(assets, `${path}.mp4`)));
      expect(played, path).toEqual({ ...filmSize, seconds });
    }
    // A film that no page shows any more is dead weight.
    expect(Object.keys(await readTakenFilms()).sort()).toEqual(films.map(({ path }) => path).sort());
  });

  test('have captions that follow each other within the film, and a poster in two sizes, for every film', async () => {
    for (const { path, seconds, captions } of films) {
      for (const ending of ['.mp4', '.webm', '.vtt', '-poster.webp', '-poster-480.webp']) {
        const file = join(assets, `${path}${ending}`);
        expect(existsSync(file), file).toBe(true);
        expect((await stat(file)).size).toBeLessThan(mostBytes);
      }
      expect(await readFile(join(assets, `${path}.vtt`), 'utf8')).toMatch(/^WEBVTT\n\n00:00:00\.000 --> /);
      for (const [index, { from, to }] of captions.entries()) {
        expect(to).toBeGreaterThan(from);
        expect(from).toBe(captions[index - 1]?.to ?? 0);
        expect(to).toBeLessThanOrEqual(seconds);
      }
    }
  });
});
