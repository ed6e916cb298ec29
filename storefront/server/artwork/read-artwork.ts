/**
 * A process of its own that reads one file and says on its standard output what is in it: `read-artwork PATH [TIME]`. What
 * it is given was sent by strangers: whoever starts it bounds its time and its heap; what grows beside the heap is bounded
 * here. It has no secrets, and says by its status where a file is not what it should be.
 */
import type { ReadArtwork } from '@kerf/sdk/rules';
import { boundMemory } from './bound-memory.js';
import { contentAt } from './content-at.js';
import { endAs } from './end-as.js';
import { readPdf } from './read-pdf.js';
import { readPicture } from './read-picture.js';
import { readSvg } from './read-svg.js';

async function read(path: string): Promise<ReadArtwork> {
  const content = await contentAt(path);
  switch (content) {
    case 'pdf':
      return readPdf(path);
    case 'svg':
      return readSvg(path);
    case 'postscript':
      return { pages: [], pageCount: 1, unread: 'postscript' };
    case null:
      throw new Error('This is none of the kinds that are read.');
    default:
      return readPicture(path);
  }
}

const [path = '', time] = process.argv.slice(2);
boundMemory(time === undefined ? undefined : Number(time));
await endAs(async () => JSON.stringify(await read(path)));
