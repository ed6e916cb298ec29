/**
 * A process of its own that draws a stranger's file anew: `show-picture FILE KIND WIDTH HEIGHT FIRST COUNT` says it as a JPEG
 * on its standard output, at most so many pixels wide and high, where it is of that kind; of a document so many pages at most,
 * from the first on, which is counted from 0. With `WIDTH HEIGHT` of a piece behind it, mm, it lies on that. Nothing of the file is in it but what is seen: no place, no camera, nothing behind the picture.
 * Whoever starts this bounds its time and its heap.
 */
import { boundProcess } from './bound-process.js';
import { contentAt } from './content-at.js';
import { endAs } from './end-as.js';
import { openPicture } from './open-picture.js';
import { pictureOnPiece } from './picture-on-piece.js';

boundProcess();
const [file = '', kind = '', ...numbers] = process.argv.slice(2);
const [width = 0, height = Number.POSITIVE_INFINITY, first = 0, count = 1, ...piece] = numbers.map(Number);
await endAs(async () => {
  const content = await contentAt(file);
  const promised = kind === 'ai' ? 'pdf' : kind;
  if (content !== promised || content === 'postscript') throw new Error('This is nothing that is shown.');
  const { jpeg } = await openPicture(file, content, { width, height }, { first, count });
  const [across, down] = piece;
  return across && down ? pictureOnPiece(jpeg, { width: across, height: down }) : jpeg;
});
