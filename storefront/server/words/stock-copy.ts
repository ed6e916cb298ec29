/** A line about each sticker stock, by slug of the product. */
const lines: Readonly<Record<string, string>> = {
  'art-paper': 'Coated paper, gloss or matte, for crisp colour on boxes, jars and envelopes.',
  'classic-paper': 'Laid and cotton papers with a surface you can feel, for wine, candles and stationery.',
  'standard-vinyl': 'White vinyl under a laminate, for things that get wet and get handled.',
  'pvc-vinyl': 'Flexible PVC with a matte, gloss or soft touch laminate.',
  transparent: 'Clear film, with white ink where colour has to stand out from what is behind it.',
  'bumper-stickers':
    'Laminated vinyl for cars, with high tack or removable adhesive, or as a magnetic sheet.',
  'foil-paper-stickers': 'Paper that shines gold, silver or rose gold wherever you leave it unprinted.',
  'embossed-paper-stickers': 'Paper with a linen, felt or leather grain pressed into it.',
  'vinyl-lettering': 'Letters cut from outdoor or indoor vinyl, as vinyl only or install ready.',
  'custom-decals': 'White, clear or frosted vinyl, printed to be read from outside the glass or from inside.',
  'kraft-paper': 'Brown paper with visible fibre, in full colour, black, or with white ink.',
  'gold-vinyl-stickers':
    'Gold vinyl: leave areas bare to shine, put white ink under colours to keep them true.',
  'hologram-stickers': 'Vinyl that runs through the rainbow as it turns in the light.',
  'silver-vinyl-stickers': 'Silver vinyl: bare areas shine like metal, white ink makes the rest opaque.',
  'dome-stickers': 'A clear raised dome over the print, for badges and nameplates.',
  'transfer-decals':
    'Shapes and logos cut from coloured outdoor vinyl, on tape that carries them over in one go.',
};

/** The line for a stock; one without its own gets a sentence that is true of every sticker. */
export const stockCopy = (slug: string, name: string): string =>
  (Object.hasOwn(lines, slug) && lines[slug]) || `${name}, printed and cut to your size.`;
