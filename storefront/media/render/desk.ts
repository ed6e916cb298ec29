/** Where drawings are handed over to the renderer: as files in a folder, or as no more than their fingerprints. */
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type SceneNode, toSvgText } from '@kerf/sdk/drawing';
import sharp, { type Sharp } from 'sharp';
import type { Picture } from './job.js';

/** What it answers stands for the drawing in a job. The same name asked for twice is the same drawing. */
export interface Desk {
  /** A drawing to cut along. */
  outline: (name: string, root: SceneNode) => Promise<string>;
  /** A drawing as pixels, `finish`ed. */
  pixels: (name: string, root: SceneNode, finish?: (image: Sharp) => Sharp) => Promise<string>;
}

/** A picture that is set up when it is asked for, its drawings handed over at the desk. */
export type Scene = (desk: Desk) => Promise<Picture>;

/** Files in a folder, which it makes. */
export function deskIn(folder: string): Desk {
  const files = new Map<string, Promise<string>>();
  const once = (name: string, write: (file: string) => Promise<unknown>): Promise<string> => {
    const file = join(folder, name);
    const made =
      files.get(name) ??
      mkdir(folder, { recursive: true })
        .then(() => write(file))
        .then(() => file);
    files.set(name, made);
    return made;
  };
  return {
    outline: (name, root) => once(`${name}.svg`, (file) => writeFile(file, toSvgText(root))),
    pixels: (name, root, finish = (image) => image) =>
      once(`${name}.png`, (file) =>
        finish(sharp(Buffer.from(toSvgText(root))))
          .png({ compressionLevel: 3 })
          .toFile(file),
      ),
  };
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Nothing but what the drawings are: for telling whether a scene is still the one that was rendered. */
const fingerprints: Desk = {
  outline: async (_, root) => hashOf(toSvgText(root)),
  pixels: async (_, root) => hashOf(toSvgText(root)),
};

/** What a scene shows, in sixteen letters: another drawing, place or light has others. */
export const fingerprintOf = async (scene: (desk: Desk) => Promise<unknown>): Promise<string> =>
  hashOf(JSON.stringify(await scene(fingerprints)));
