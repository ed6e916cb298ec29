/** The large and the small copy of every picture of the range, px. */
const large = { width: 720, height: 540 };
const small = { width: 480, height: 360 };

interface PictureProps {
  /** Of the large copy, from the root of the site; the small one stands beside it. */
  path: string;
  /** How wide it is shown, as a browser's `sizes`. */
  sizes: string;
  /** Whether it is in sight when the page opens. Default: fetched when scrolling comes near it. */
  isFirst?: boolean;
}

/** A picture of the range beside words that say what it shows, so that it needs no text of its own. */
export function Picture({ path, sizes, isFirst = false }: PictureProps) {
  const smallPath = path.replace(/(\.\w+)$/, `-${small.width}$1`);
  return (
    <img
      src={smallPath}
      srcSet={`${smallPath} ${small.width}w, ${path} ${large.width}w`}
      sizes={sizes}
      width={small.width}
      height={small.height}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
      alt=""
    />
  );
}
