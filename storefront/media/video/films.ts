import type { Film } from './film.js';
import { installReadyFilm } from './install-ready-film.js';
import { rollDispenserFilm } from './roll-dispenser-film.js';
import { transferDecalsFilm } from './transfer-decals-film.js';
import { vinylLetteringFilm } from './vinyl-lettering-film.js';

/** Every film of the shop. */
export const films: readonly Film[] = [
  vinylLetteringFilm,
  installReadyFilm,
  transferDecalsFilm,
  rollDispenserFilm,
];
