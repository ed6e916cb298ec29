/** A film as the renderer takes it: its pictures one after the other, each once, however long it is seen. */
import type { Desk } from '../render/desk.js';
import type { Picture } from '../render/job.js';
import type { Film } from './film.js';

/** As many as hands that put something down need to be seen moving. */
export const framesPerSecond = 10;

/** px. */
export const filmSize = { width: 640, height: 480 } as const;

export interface FilmFrames {
  /** In the order in which they are first seen. */
  pictures: Picture[];
  /** Which of them is seen, frame by frame. */
  shown: number[];
}

/** The frame after the last one is the first one again. */
export async function framesOf({ seconds, scene }: Film, desk: Desk): Promise<FilmFrames> {
  const count = seconds * framesPerSecond;
  const pictures: Picture[] = [];
  const known = new Map<string, number>();
  const shown: number[] = [];
  for (let n = 0; n < count; n += 1) {
    const picture = await scene(n / count, desk);
    const key = JSON.stringify(picture);
    const place = known.get(key) ?? pictures.length;
    if (!known.has(key)) {
      known.set(key, place);
      pictures.push(picture);
    }
    shown.push(place);
  }
  return { pictures, shown };
}
