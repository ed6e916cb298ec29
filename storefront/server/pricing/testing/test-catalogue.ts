import { fileURLToPath } from 'node:url';

/** The shop's own catalogue: prices are promises about it, so tests read no other. */
export const catalogueDirectory = fileURLToPath(new URL('../../../catalogue', import.meta.url));
