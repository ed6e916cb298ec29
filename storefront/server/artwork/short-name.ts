/** A name out of a file, as it can be said in a sentence. */
export const shortName = (name: string): string =>
  name
    .replace(/[\p{C}'"<>]/gu, '')
    .trim()
    .slice(0, 60);
