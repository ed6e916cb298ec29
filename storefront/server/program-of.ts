/** Where the programs are that the server starts beside itself. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { repositoryRoot } from './paths.js';

/** Their sources, from here. */
const sources = {
  'start-apart': 'artwork/start-apart.ts',
  'read-artwork': 'artwork/read-artwork.ts',
  'draw-artwork': 'artwork/draw-artwork.ts',
  'show-picture': 'artwork/show-picture.ts',
  'draw-papers': 'papers/draw-papers.ts',
} as const;

/**
 * Libraries of hundreds of modules that programs load for one file each: they are bundled with them, since to find and read
 * the modules takes longer than most files do.
 */
export const loadedForEachFile = ['@cantoo/pdf-lib', 'saxes'];

/**
 * A program, with the options of Node that it needs: from the sources where this runs from them, else what is built beside
 * the server. Tests start hundreds of them, and say in PROGRAMS_DIR where they have bundled these sources.
 */
export function programOf(name: keyof typeof sources): { file: string; options: string[] } {
  const here = fileURLToPath(import.meta.url);
  if (process.env.PROGRAMS_DIR)
    return { file: path.join(process.env.PROGRAMS_DIR, `${name}.mjs`), options: [] };
  return here.endsWith('.ts')
    ? {
        file: path.join(path.dirname(here), sources[name]),
        options: ['--import', 'tsx', '--conditions=kerf-source'],
      }
    : { file: path.join(repositoryRoot(), `storefront/dist/server/${name}.js`), options: [] };
}
