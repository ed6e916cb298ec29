import { galleryPictureSizes, pictureSet, pictureWidths } from '@kerf/sdk/rules';
import { useState } from 'react';
import { useMedia } from './use-media.js';

export interface PictureProps {
  path: string;
  alt: string;
  /** In view when it is drawn first, so that it is fetched before anything else; others wait until they come near. */
  isFirst: boolean;
}

/** A product's picture, 4:3, in the copy that fits. */
export function Picture({ path, alt, isFirst }: PictureProps) {
  const at = useMedia();
  // A picture that is fetched at once stays so when it leaves the view: changing it would fetch it anew.
  const [isEager] = useState(isFirst);
  return (
    <img
      className="picture"
      src={at(path)}
      srcSet={pictureSet(at(path))}
      sizes={`${isEager ? '' : 'auto, '}${galleryPictureSizes}`}
      width={pictureWidths.large}
      height={pictureWidths.large * 0.75}
      alt={alt}
      loading={isEager ? 'eager' : 'lazy'}
      fetchPriority={isEager ? 'high' : 'auto'}
      decoding="async"
    />
  );
}
