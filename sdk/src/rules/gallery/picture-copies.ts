/**
 * Widths of the copies of every picture of a product, px; all are 4:3. The large one has the path that the catalogue
 * names, the others stand beside it; the smallest is for the thumbnails of a gallery, on screens of three pixels to the point, the
 * widest for a gallery on such screens.
 */
export const pictureWidths = { thumb: 216, small: 480, large: 720, wide: 1200 } as const;

type PictureCopy = keyof typeof pictureWidths;

/** Path of a copy: 'honey.webp' has 'honey-216.webp', 'honey-480.webp' and 'honey-1200.webp' beside it. */
export const pictureCopy = (path: string, copy: PictureCopy): string =>
  copy === 'large' ? path : path.replace(/(\.\w+)$/, `-${pictureWidths[copy]}$1`);

/** Every copy with its width, as a browser's `srcset`. */
export const pictureSet = (path: string): string =>
  Object.entries(pictureWidths)
    .map(([copy, width]) => `${pictureCopy(path, copy as PictureCopy)} ${width}w`)
    .join(', ');

/** How wide a gallery shows a picture, as a browser's `sizes`. A page that fetches the first one ahead says the same. */
export const galleryPictureSizes = '(max-width: 812px) 100vw, 720px';
