/** Distance from which letters are read in passing, as a multiple of their height. */
const atAGlance = 120;
/** Distance from which letters are read at all, as a multiple of their height. */
const atMost = 360;

export interface ReadingDistance {
  /** Height of the letters, mm. */
  height: number;
  /** From here it is read in passing, m. */
  glance: number;
  /** From here it is read by somebody who looks, m. */
  most: number;
}

/** The rule of thumb of sign writers: from how far letters of a height, mm, are read, to a tenth of a metre. */
export function readingDistance(height: number): ReadingDistance {
  const metres = (times: number) => Math.round((height * times) / 100) / 10;
  return { height, glance: metres(atAGlance), most: metres(atMost) };
}
