// The package has no types of its own, and those of DefinitelyTyped are six versions behind it.
declare module 'subset-font' {
  interface SubsetFontOptions {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    /** The place or the range that is kept of each axis; others stay whole. */
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>;
    /** OpenType features that are kept. Default: all. */
    keepFeatures?: string[];
    noHinting?: boolean;
  }
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: SubsetFontOptions,
  ): Promise<Buffer>;
}
