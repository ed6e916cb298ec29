/**
 * A process of its own that draws a stranger's picture anew: `show-picture FILE KIND WIDTH` says it as a JPEG on its
 * standard output, at most so many pixels wide, where it is of that kind. Nothing of the file is in it but what is seen: no place, no
 * camera, nothing behind the picture. Whoever starts this bounds its time and its heap.
 */
import { boundMemory } from './bound-memory.js';
import { contentAt } from './content-at.js';
import { openPicture } from './open-picture.js';

boundMemory();
const [file = '', kind = '', width = ''] = process.argv.slice(2);
const content = await contentAt(file);
if (content !== kind || content === 'pdf' || content === 'postscript')
  throw new Error('This is no picture that is shown.');
const { jpeg } = await openPicture(file, content, Number(width));
process.stdout.write(jpeg, () => process.exit(0));
