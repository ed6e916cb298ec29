import type { Film } from './film.js';
import { letteringFilms } from './lettering-films.js';
import { rollDispenserFilm } from './roll-dispenser-film.js';

/** Every film of the shop. */
export const films: readonly Film[] = [...letteringFilms, rollDispenserFilm];
