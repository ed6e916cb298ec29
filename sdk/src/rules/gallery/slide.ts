/**
 * One slide of a product's gallery. `index` names it for good, whatever else is shown: -1 is the product's main
 * picture, -0.5 the film of the roll dispenser, 0, 1, 2 … the pictures of its gallery; what else there is to see
 * stands between the dispenser and the pictures. Paths are from the root of the shop.
 */
export type Slide = PictureSlide | FilmSlide | DesignerSlide;

interface PictureSlide {
  kind: 'picture';
  index: number;
  /** What the picture shows, in words. */
  alt: string;
  picture: string;
  /** What has to be known of it, for everyone to read. */
  caption?: string;
}

export interface FilmSlide {
  kind: 'film';
  index: number;
  /** What the film shows, in words. */
  alt: string;
  /** Shown until the film plays. */
  picture: string;
  film: FilmFiles;
}

interface DesignerSlide {
  kind: 'designer';
  index: number;
  alt: string;
}

/** The files of one film: the same in two encodings, its captions as WebVTT, and a still. */
export interface FilmFiles {
  mp4: string;
  webm: string;
  captions: string;
  poster: string;
}

export const mainSlide = -1;
export const rollDispenserSlide = -0.5;
export const installReadySlide = -0.4;
export const designerSlide = -0.2;
