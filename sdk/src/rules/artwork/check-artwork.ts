/** What is worth knowing of artwork before it is printed: from what was read of a file to sentences. Lengths mm. */
import type { ArtworkBox, ArtworkWarning } from '../../contract/artwork.js';
import { maxArtworkWarnings } from '../../contract/artwork-routes.js';
import { orderedWords } from './missing-artwork.js';

/** Dots an inch that print wants, and how few go by without a word: eyes tell no difference so close below. */
const printResolution = 300;
const enoughResolution = 250;
/** How far a page may be off and still be meant as the size that was ordered, mm. */
const sizeTolerance = 0.75;
/** How far the proportions of a picture may be off, as a part of 1. */
export const proportionTolerance = 0.03;
/** Fonts and pictures that are named one by one before the rest is counted. */
const namedFonts = 3;
const picturesOfPage = 5;

/** A picture on a page, as large as it is placed. */
export interface PlacedPicture {
  box: ArtworkBox;
  /** Pixels. */
  width: number;
  height: number;
}

/** What was read of one page, or of a picture, which is one. */
export interface ReadPage {
  /** The page as it is cut; null for what has no size of its own, as a picture of pixels. */
  size: { width: number; height: number } | null;
  /** How far the page reaches beyond where it says that it is cut, mm, the least side; null where it does not say. */
  bleed: number | null;
  /** What a page is alone made of where it has no size, pixels. */
  pixels: { width: number; height: number } | null;
  pictures: readonly PlacedPicture[];
  hasRgb: boolean;
  /** The names of its spot colours. */
  spots: readonly string[];
  /** Fonts that are not in the file; '' for words of no particular font. */
  missingFonts: readonly string[];
  /** Whether it shows something that is not in the file. */
  isLinked: boolean;
}

/** What was read of a file. */
export interface ReadArtwork {
  pages: readonly ReadPage[];
  /** Pages that it has; more than were read, where there are many. */
  pageCount: number;
  /**
   * Why no more was read; null for a file that was read as a whole. `not-opened` says nothing of the file: whatever read it
   * came to an end. `no-end`: the file breaks off.
   */
  unread: 'too-large' | 'too-slow' | 'not-opened' | 'postscript' | 'no-end' | null;
}

/** The piece that artwork is for. */
export interface OrderedPiece {
  width: number;
  height: number;
  bleed: number;
  /** Printed sides: a page for each, of each set. */
  sides: number;
  /** Sets, each a design of its own. */
  kinds: number;
  /** Whether the cut follows the artwork, so that the file has to say where. */
  isContourCut: boolean;
}

const tenth = (length: number): string => String(Math.round(length * 10) / 10);
const sizeText = ({ width, height }: { width: number; height: number }): string =>
  `${tenth(width)} × ${tenth(height)} mm`;

const warning = (
  code: ArtworkWarning['code'],
  message: string,
  page: number | null = null,
  box: ArtworkBox | null = null,
): ArtworkWarning => ({ code, message, page, box, mark: null });

/** How wide and how high something is. */
export interface Extent {
  width: number;
  height: number;
}

/** As large as it can be inside of another. */
export function inside({ width, height }: Extent, room: Extent): Extent & { scale: number } {
  const scale = Math.min(room.width / width, room.height / height);
  return { width: width * scale, height: height * scale, scale };
}

/** Whether a page is meant as a size. */
export const isAbout = (a: Extent, b: Extent): boolean =>
  Math.abs(a.width - b.width) <= sizeTolerance && Math.abs(a.height - b.height) <= sizeTolerance;

/** The same on its side. */
const turned = ({ width, height }: Extent): Extent => ({ width: height, height: width });

/** Whether something stands upright (1), lies (-1), or is as wide as it is high (0). */
const standing = ({ width, height }: Extent): number => Math.sign(height - width);

/** How far the proportions of two are off each other, as a part of 1. */
export const proportionOff = (a: Extent, b: Extent): number =>
  Math.abs(Math.log((a.width * b.height) / (a.height * b.width)));

/**
 * Of a size and the same on its side, the one that stands or lies as `like` does. What fits as it is stays as it is: nobody
 * wants a picture turned for a piece that is nearly a square.
 */
export const turnedLike = (size: Extent, like: Extent): Extent =>
  standing(size) * standing(like) < 0 && proportionOff(size, like) > proportionTolerance
    ? turned(size)
    : size;

/** That a page or a picture lies otherwise than its piece, and what was done about it. */
function turnedWarnings({ size, pixels }: ReadPage, ordered: OrderedPiece, number: number): ArtworkWarning[] {
  const own = size ?? pixels;
  if (!own || turnedLike(own, ordered) === own) return [];
  const [shape, other] =
    standing(own) > 0 ? ['higher than wide', 'wider than high'] : ['wider than high', 'higher than wide'];
  return [
    warning(
      'turned',
      `This ${size ? 'page' : 'picture'} is ${shape} and the piece is not, so that it lies on its side: we turn it to the right to fit. If that is wrong, send one that is ${other}, or leave it as it is and say so when you see the proof.`,
      number,
    ),
  ];
}

function sizeWarnings(page: ReadPage, ordered: OrderedPiece, number: number): ArtworkWarning[] {
  if (!page.size) return [];
  const withBleed = {
    width: ordered.width + 2 * ordered.bleed,
    height: ordered.height + 2 * ordered.bleed,
  };
  const size = turnedLike(page.size, ordered);
  const wanted = `${sizeText(ordered)} and ${tenth(ordered.bleed)} mm more on each side`;
  if (isAbout(size, withBleed) && page.bleed === null) return [];
  if (!isAbout(size, ordered))
    return [
      warning(
        'size',
        `This page is ${sizeText(page.size)}; the piece is ${wanted}. Send a page of ${sizeText(withBleed)}, or leave it as it is and we will fit it and show you on the proof.`,
        number,
      ),
    ];
  const bleed = page.bleed ?? 0;
  if (bleed >= ordered.bleed - 0.05) return [];
  return [
    warning(
      'bleed',
      `The background ends ${bleed < 0.05 ? 'at the cut' : `${tenth(bleed)} mm behind the cut`}; print wants ${tenth(ordered.bleed)} mm more on each side, so that no white edge shows. Send a page of ${sizeText(withBleed)}, or leave it as it is and we will show you on the proof.`,
      number,
    ),
  ];
}

const resolutionText = (dots: number, width: number): string =>
  `This picture has ${Math.floor(dots)} dots an inch at ${tenth(width)} mm; print wants ${printResolution}. Send a larger one, or leave it as it is and we will show you on the proof.`;

/** Dots an inch of so many pixels over so many mm. */
const dotsPerInch = (pixels: number, length: number): number => (pixels * 25.4) / length;

function resolutionWarnings(page: ReadPage, number: number): ArtworkWarning[] {
  const coarse = page.pictures
    .map((picture) => ({
      ...picture,
      dots: Math.min(
        dotsPerInch(picture.width, picture.box.width),
        dotsPerInch(picture.height, picture.box.height),
      ),
    }))
    .filter(({ dots }) => dots < enoughResolution)
    .sort((a, b) => a.dots - b.dots);
  return coarse
    .slice(0, picturesOfPage)
    .map(({ dots, box }) => warning('resolution', resolutionText(dots, box.width), number, box));
}

/** A picture of pixels alone is as large as it fits on the piece with its bleed: so it is drawn, and printed. */
function pictureWarnings({ pixels }: ReadPage, ordered: OrderedPiece, number: number): ArtworkWarning[] {
  if (!pixels) return [];
  const width = ordered.width + 2 * ordered.bleed;
  const height = ordered.height + 2 * ordered.bleed;
  // Held to the room as it lies in the file: every number said of it is then one that its owner finds there.
  const room = turnedLike({ width, height }, pixels);
  const warnings: ArtworkWarning[] = [];
  const fitted = inside(pixels, room);
  const dots = dotsPerInch(pixels.width, fitted.width);
  if (dots < enoughResolution)
    warnings.push(warning('resolution', resolutionText(dots, fitted.width), number));
  if (proportionOff(pixels, room) > proportionTolerance)
    warnings.push(
      warning(
        'size',
        `This picture has ${pixels.width} × ${pixels.height} dots, which is not the shape of ${sizeText({ width, height })} (the piece with ${tenth(ordered.bleed)} mm on each side). Send one of those proportions, or leave it as it is and we will fit it and show you on the proof.`,
        number,
      ),
    );
  return warnings;
}

function fontWarnings({ missingFonts }: ReadPage, number: number): ArtworkWarning[] {
  if (missingFonts.length === 0) return [];
  const named = missingFonts.filter((name) => name !== '');
  const rest = named.length - namedFonts;
  const list = named.slice(0, namedFonts).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
  const which =
    named.length === 0
      ? 'The typeface of words in this artwork is'
      : named.length === 1
        ? `The font ${list} is`
        : `The fonts ${list} are`;
  return [
    warning(
      'fonts',
      `${which} not in the file, so that words may look different. Turn them into outlines or embed the font and send the file again, or leave it as it is and check the words on the proof.`,
      number,
    ),
  ];
}

/** Whether a spot colour of this name is where a blade goes. */
export const isCutLine = (name: string): boolean => /^cut[\s_-]?contour$/i.test(name);

/** Why a file was not looked at as a whole, and what follows. */
const notCheckedWords: Readonly<Record<NonNullable<ReadArtwork['unread']>, string>> = {
  'too-large':
    'This file is too large to be looked at here. A person looks at it, and you see it on the proof.',
  'too-slow':
    'This file could not be checked: looking at it took too long. A person looks at it, and you see it on the proof.',
  'not-opened': 'This file could not be checked here. A person looks at it, and you see it on the proof.',
  'no-end':
    'The end of this file is missing, and parts of it may be too. Send it again, or leave it as it is and look at all of it on the proof.',
  postscript:
    'This file is PostScript, which is not looked at here. Save it as PDF to have it checked now, or leave it as it is: a person looks at it, and you see it on the proof.',
};

/** What is worth knowing of a file for a piece; nothing where all is as print wants it. It never stops an order. */
export function checkArtwork(
  { pages, pageCount, unread }: ReadArtwork,
  ordered: OrderedPiece,
): ArtworkWarning[] {
  const warnings: ArtworkWarning[] = [];
  if (unread) warnings.push(warning('not-checked', notCheckedWords[unread]));
  pages.forEach((page, index) => {
    const number = index + 1;
    warnings.push(
      ...turnedWarnings(page, ordered, number),
      ...sizeWarnings(page, ordered, number),
      ...pictureWarnings(page, ordered, number),
      ...resolutionWarnings(page, number),
      ...fontWarnings(page, number),
    );
    if (page.isLinked)
      warnings.push(
        warning(
          'linked',
          'This artwork shows something that is not in the file. Embed it and send the file again, or leave it as it is and we will ask you for it.',
          number,
        ),
      );
  });
  if (pages.some(({ hasRgb }) => hasRgb))
    warnings.push(
      warning(
        'rgb',
        'The colours are RGB, as screens have them. We convert them to ink; strong greens and blues get duller. Nothing to do unless a colour must be exact: then send it as CMYK.',
      ),
    );
  if (pageCount > ordered.sides * ordered.kinds)
    warnings.push(
      warning(
        'pages',
        `This file has ${pageCount} pages; you ordered ${orderedWords(ordered)}. Tell us which to print, or leave it as it is and we will show you on the proof.`,
      ),
    );
  const spots = pages.flatMap((page) => page.spots);
  if (ordered.isContourCut && !unread && !spots.some(isCutLine))
    warnings.push(
      warning(
        'contour',
        'There is no cut line in this file. Draw it in the spot colour CutContour and send the file again, or leave it as it is and we will draw one around your artwork and show you on the proof.',
      ),
    );
  return warnings.slice(0, maxArtworkWarnings);
}

/** What is said of a file that could not be looked at. */
export const unreadableArtwork: ArtworkWarning = warning(
  'unreadable',
  'This file can’t be opened. Save it once more, as PDF if you can, and send it again, or leave it as it is: a person looks at it and writes to you.',
);
