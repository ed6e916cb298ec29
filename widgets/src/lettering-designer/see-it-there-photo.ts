/** Longest side that a photograph is kept at, px: what a phone shows of it, twice as fine. */
const longestSide = 2000;

/** A photograph, drawn. */
export interface Photo {
  canvas: HTMLCanvasElement;
  width: number;
  height: number;
}

/**
 * Draws a file of the visitor's onto a canvas. It is read where it is: no call is made, no address is given to it, and no
 * policy of a page stands against it. Rejects where the browser can't read it.
 */
export async function readPhoto(file: File): Promise<Photo> {
  const picture = await createImageBitmap(file);
  const shrink = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * shrink));
  canvas.height = Math.max(1, Math.round(picture.height * shrink));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return { canvas, width: canvas.width, height: canvas.height };
}

/** Why a file is no picture here, and what to do. */
export const unreadable = (file: File): string =>
  /hei[cf]/i.test(`${file.type} ${file.name}`)
    ? 'This browser can’t open HEIC photographs. Save or export it as JPEG, then choose it again.'
    : `“${file.name}” can’t be opened as a picture. Choose a JPEG, PNG or WebP file.`;
