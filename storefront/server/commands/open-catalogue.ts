import type { Catalogue } from '../catalogue/catalogue.js';
import { CatalogueError } from '../catalogue/catalogue-error.js';
import type { Env } from '../env.js';
import { loadCatalogue } from '../pricing/load-catalogue.js';
import { StartError } from '../start-error.js';

/** The shop's catalogue. Says in the shop's words what is wrong with it. */
export const openCatalogue = (env: Env): Promise<Catalogue> =>
  loadCatalogue(env.catalogueDirectory).catch((cause: unknown) => {
    if (!(cause instanceof CatalogueError)) throw cause;
    throw new StartError(`The catalogue can’t be used: ${cause.message}`, { cause });
  });
