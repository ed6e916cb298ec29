import type { PlacedArtwork } from '@kerf/sdk/rules';

/** A page of artwork that is laid on a page of a sheet; both are counted from 0, lengths are mm from the sheet's top left. */
export interface LaidPage extends Pick<PlacedArtwork, 'box' | 'isTurned' | 'fit'> {
  page: number;
  sheetPage: number;
  /** What of it is shown. */
  clip: PlacedArtwork['box'];
}

/** What is laid where: paths on this machine, and how fine a picture is that is made of pixels. */
export interface DrawJob {
  sheet: string;
  file: string;
  pages: readonly LaidPage[];
  dotsPerInch: number;
}
