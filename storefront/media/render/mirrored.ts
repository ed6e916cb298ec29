/** A picture the other way round, as in a mirror but without its writing turned, so that neighbouring pictures differ. */
import type { Picture, Thing } from './job.js';

const flip = ([x, y, z]: readonly [number, number, number]): [number, number, number] => [-x, y, z];

const panel = <P extends { azimuth: number }>(one: P): P => ({ ...one, azimuth: -one.azimuth });

/** Places, turns and light change sides. */
export function mirrored(picture: Picture): Picture {
  const { window, cards = [], ...light } = picture.light;
  return {
    ...picture,
    things: picture.things.map((thing): Thing => {
      if (thing.kind === 'ground') return thing;
      if (thing.kind === 'twine') return { ...thing, path: thing.path.map(flip) };
      const turn = thing.kind === 'pencil' ? 180 - (thing.turn ?? 0) : -(thing.turn ?? 0);
      return { ...thing, at: flip(thing.at), turn };
    }),
    light: { ...light, window: panel(window), cards: cards.map(panel) },
    camera: {
      ...picture.camera,
      at: flip(picture.camera.at),
      turn: -(picture.camera.turn ?? 0),
      ...(picture.camera.focus ? { focus: flip(picture.camera.focus) } : {}),
    },
  };
}
