/** The shop's two typefaces, and what its pages set in them. */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** A range of a variable font's axis, or the one place on it that is kept. */
type Axis = number | { min: number; max: number };

/** A typeface as pages load it. */
export interface Typeface {
  /** As style sheets call it. */
  family: string;
  /** Of the file in `assets/fonts`, without its ending. */
  name: string;
  /** The variable font that it is cut from. */
  source: string;
  /** What is kept of its weights. */
  weights: Axis;
  /** The same design at fixed weights, which its width is measured on. */
  measured: Partial<Record<FallbackWeight, string>>;
}

/** The two weights that every system's own sans serif has. */
export type FallbackWeight = 'regular' | 'bold';

export const typefaces: readonly Typeface[] = [
  {
    family: 'Public Sans',
    name: 'public-sans',
    source: require.resolve('@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2'),
    weights: { min: 400, max: 700 },
    measured: {
      regular: require.resolve('@fontsource/public-sans/files/public-sans-latin-400-normal.woff'),
      bold: require.resolve('@fontsource/public-sans/files/public-sans-latin-600-normal.woff'),
    },
  },
  {
    family: 'Bricolage Grotesque',
    name: 'bricolage-grotesque',
    source: require.resolve(
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    ),
    // Headings differ by size; a range of weights would cost 13 kB.
    weights: 700,
    measured: {
      bold: require.resolve(
        '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff',
      ),
    },
  },
];

const range = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** What is kept of both: every letter of English and of the names in Latin-1, and the signs that the shop writes. */
export const characters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”•…−™€↑↓`;

/** Kerning, accents, and figures of one width, which prices stand in. */
export const features: readonly string[] = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'lnum'];
