/**
 * A process of its own that reads one file and says on its standard output what is in it: `read-artwork PATH`. What
 * it is given was sent by strangers: whoever starts it bounds its time and its heap; what grows beside the heap is bounded
 * here. It has no secrets, and says by its status where a file is not what it should be.
 */
import type { ReadArtwork } from '@kerf/sdk/rules';
import { boundProcess } from './bound-process.js';
import { contentAt } from './content-at.js';
import { endAs } from './end-as.js';

// Libraries are loaded for the kind at hand alone: most of a small file's time is theirs.
async function read(path: string): Promise<ReadArtwork> {
  const content = await contentAt(path);
  switch (content) {
    case 'pdf':
      return (await import('./read-pdf.js')).readPdf(path);
    case 'svg':
      return (await import('./read-svg.js')).readSvg(path);
    case 'postscript':
      return { pages: [], pageCount: 1, unread: 'postscript' };
    case null:
      throw new Error('This is none of the kinds that are read.');
    default:
      return (await import('./read-picture.js')).readPicture(path);
  }
}

boundProcess();
await endAs(async () => JSON.stringify(await read(process.argv[2] ?? '')));
