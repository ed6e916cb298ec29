import { createReadStream } from 'node:fs';
import type { ReadArtwork } from '@kerf/sdk/rules';
import { SaxesParser } from 'saxes';
import { shortName } from './short-name.js';

/** Of each unit of a length, mm. One without a unit is in pixels of CSS. */
const units: Readonly<Record<string, number>> = {
  '': 25.4 / 96,
  px: 25.4 / 96,
  mm: 1,
  cm: 10,
  in: 25.4,
  pt: 25.4 / 72,
  pc: 25.4 / 6,
};

/** Names by which a drawing program says what an element or its layer is. */
const names = ['id', 'class', 'data-name', 'inkscape:label'];
const links = ['href', 'xlink:href'];
const maxFonts = 20;

function lengthOf(text: string | undefined): number | null {
  const [, number, unit = ''] =
    /^\s*([\d.]+(?:e[+-]?\d+)?)\s*([a-z]*)\s*$/i.exec(text?.slice(0, 60) ?? '') ?? [];
  const scale = units[unit.toLowerCase()];
  const length = Number(number) * (scale ?? Number.NaN);
  return length > 0 && Number.isFinite(length) ? length : null;
}

/** What a drawing says of itself. Entities that it declares mean nothing here, and nothing is fetched. */
export async function readSvg(path: string): Promise<ReadArtwork> {
  let size: { width: number; height: number } | null = null;
  let hasCutLine = false;
  let isLinked = false;
  let depth = 0;
  const fonts = new Set<string>();
  const parser = new SaxesParser({ xmlns: false, position: false });
  parser.on('error', (error) => {
    // Illustrator writes its name spaces as entities.
    if (!/entity/i.test(error.message)) throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (depth++ === 0) {
      const [width, height] = [lengthOf(attributes.width), lengthOf(attributes.height)];
      size = width !== null && height !== null ? { width, height } : null;
    }
    hasCutLine ||= names.some((key) => /\bcut[\s_-]?contour\b/i.test(attributes[key]?.slice(0, 200) ?? ''));
    const link = links.map((key) => attributes[key]).find((each) => each !== undefined);
    if (link !== undefined && !/(^|:)a$/.test(name)) isLinked ||= !/^\s*(#|data:)/i.test(link.slice(0, 100));
    if (/(^|:)text$/.test(name) && fonts.size < maxFonts)
      fonts.add(shortName(attributes['font-family']?.split(',')[0] ?? ''));
  });
  parser.on('closetag', () => {
    depth--;
  });
  for await (const chunk of createReadStream(path, 'utf8')) parser.write(String(chunk));
  parser.close();
  return {
    pages: [
      {
        size,
        bleed: null,
        pixels: null,
        pictures: [],
        hasRgb: true,
        spots: hasCutLine ? ['CutContour'] : [],
        missingFonts: [...fonts],
        isLinked,
      },
    ],
    pageCount: 1,
    unread: null,
  };
}
