/**
 * A process of its own that draws a stranger's file anew: `show-picture FILE KIND WIDTH FIRST COUNT` says it as a JPEG on its
 * standard output, at most so many pixels wide, where it is of that kind; of a document so many pages at most, from the first
 * on, which is counted from 0. Nothing of the file is in it but what is seen: no place, no camera, nothing behind the picture.
 * Whoever starts this bounds its time and its heap.
 */
import { boundMemory } from './bound-memory.js';
import { contentAt } from './content-at.js';
import { endAs } from './end-as.js';
import { openPicture } from './open-picture.js';

boundMemory();
const [file = '', kind = '', ...numbers] = process.argv.slice(2);
const [width = 0, first = 0, count = 1] = numbers.map(Number);
await endAs(async () => {
  const content = await contentAt(file);
  const promised = kind === 'ai' ? 'pdf' : kind;
  if (content !== promised || content === 'postscript') throw new Error('This is nothing that is shown.');
  return (await openPicture(file, content, width, { first, count })).jpeg;
});
