/** Files by their names and sizes: why one is not worth sending, said before any of it is sent. */
import {
  artworkAccept,
  artworkRefusals,
  maxArtworkBytes,
  pictureAccept,
} from '../../contract/artwork-routes.js';
import { maxAttachmentBytes } from '../../contract/limits.js';
import { fileTooLarge, fileTypeRefused } from '../../contract/messages.js';

interface NamedFile {
  name: string;
  /** Bytes. */
  size: number;
}

const isTaken = ({ name }: NamedFile, accept = artworkAccept): boolean =>
  accept.split(',').includes(/\.[a-z]{2,4}$/i.exec(name)?.[0].toLowerCase() ?? '');

const empty = 'This file is empty: nothing was saved in it. Save it once more and choose it again.';

/** Why a file can't be artwork; '' where it may be. */
export function artworkRefusal(file: NamedFile): string {
  if (!isTaken(file)) return artworkRefusals.ARTWORK_NAME;
  if (file.size === 0) return empty;
  return file.size > maxArtworkBytes ? artworkRefusals.ARTWORK_TOO_LARGE : '';
}

/** Why a file can't go with a review, which shows pictures alone; '' where it may. */
export const pictureRefusal = (file: NamedFile): string =>
  isTaken(file, pictureAccept) ? artworkRefusal(file) : 'Please choose a PNG or JPEG picture.';

/** Why a file can't go with a request for a quote; '' where it may. */
export function attachmentRefusal(file: NamedFile): string {
  if (!isTaken(file)) return fileTypeRefused;
  if (file.size === 0) return empty;
  return file.size > maxAttachmentBytes ? fileTooLarge : '';
}
