// The package has no types of its own.
declare module 'bidi-js' {
  interface EmbeddingLevels {
    levels: Uint8Array;
    paragraphs: { start: number; end: number; level: number }[];
  }
  interface Bidi {
    getEmbeddingLevels(text: string, base?: 'ltr' | 'rtl' | 'auto'): EmbeddingLevels;
    /** Parts of a line to be turned round one after the other, both ends included. */
    getReorderSegments(text: string, levels: EmbeddingLevels, start: number, end: number): [number, number][];
    getMirroredCharacter(sign: string): string | null;
  }
  export default function bidiFactory(): Bidi;
}
