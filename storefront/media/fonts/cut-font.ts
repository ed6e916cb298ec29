import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { characters, features, type Typeface } from './typefaces.js';

/** The typeface as WOFF2 with the letters, the weights and the features that pages use, and nothing else. */
export async function cutFont({ source, weights }: Typeface): Promise<Buffer> {
  return subsetFont(await readFile(source), characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    keepFeatures: [...features],
    noHinting: true,
  });
}
