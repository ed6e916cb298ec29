import { pictureCopy, pictureSet, pictureWidths } from '@kerf/sdk/rules';

interface PictureProps {
  /** Of the large copy, from the root of the site; the others stand beside it. */
  path: string;
  /** How wide it is shown, as a browser's `sizes`. */
  sizes: string;
  /** Whether it is in sight when the page opens. Default: fetched when scrolling comes near it. */
  isFirst?: boolean;
}

/** A picture of the range beside words that say what it shows, so that it needs no text of its own. */
export function Picture({ path, sizes, isFirst = false }: PictureProps) {
  return (
    <img
      src={pictureCopy(path, 'small')}
      srcSet={pictureSet(path)}
      sizes={sizes}
      width={pictureWidths.small}
      height={pictureWidths.small * 0.75}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
      alt=""
    />
  );
}
