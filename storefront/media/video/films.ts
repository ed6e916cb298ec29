import type { Film } from './film.js';
import { installReadyFilm } from './install-ready-film.js';
import { transferDecalsFilm } from './transfer-decals-film.js';
import { vinylLetteringFilm } from './vinyl-lettering-film.js';

/** Every film of the shop that is rendered; the others are kept as they were drawn. */
export const films: readonly Film[] = [vinylLetteringFilm, installReadyFilm, transferDecalsFilm];
