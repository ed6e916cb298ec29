/** Cut files of letters, read back by others than who writes them. */
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { PricingRequest } from '@kerf/sdk/contract';
import { describe, expect, test } from 'vitest';
import { measureLines } from '../../tests/measure-lines.js';
import { openLetterBook } from '../lettering/letter-book.js';
import { repositoryRoot } from '../paths.js';
import { makeCutFile } from './cut-file.js';

const book = openLetterBook(join(repositoryRoot(), 'storefront/assets/lettering-fonts'));
const lettering = { text: 'Café\nOpen 24/7', font: 'Pacifico', align: 'center' } as const;
const outline = book.outline({ lettering, width: 300, height: 150 } as PricingRequest);
const charged = book.figures(lettering, 300, 150);

const write = async (format: 'svg' | 'pdf' | 'dxf') => {
  if (!outline) throw new Error('nothing to cut');
  const made = await makeCutFile(format, { outline, title: 'KF-1 Vinyl Lettering', madeAt: new Date(0) });
  return Buffer.from(made);
};

/** The points of SVG path data that has straight pieces alone. */
const linesOfSvg = (svg: string): number[][] =>
  (/ d="([^"]+)"/.exec(svg)?.[1] ?? '')
    .split('Z')
    .filter(Boolean)
    .map((line) => line.slice(1).split(/[L ]/).map(Number));

/** The vertices of a DXF, which is pairs of a code and a value: 0 begins an entity, 10 is x, 20 is y. */
function linesOfDxf(dxf: string): number[][] {
  const words = dxf.split(/\r?\n/).map((word) => word.trim());
  const lines: number[][] = [];
  let isLine = false;
  for (let at = 0; at + 1 < words.length; at += 2) {
    const [code, value] = [words[at], words[at + 1]];
    if (code === '0') isLine = value === 'LWPOLYLINE';
    if (code === '0' && isLine) lines.push([]);
    if (isLine && (code === '10' || code === '20')) lines.at(-1)?.push(Number(value));
  }
  return lines;
}

describe('A cut file', () => {
  test.each([
    ['svg', linesOfSvg],
    ['dxf', linesOfDxf],
  ] as const)('in %s has the size, the area and the length that were charged', async (format, read) => {
    const file = String(await write(format));
    const { width, height, area, length, faults } = measureLines(read(file));
    expect(faults).toEqual([]);
    expect([width, height].map((side) => Math.round(side * 10) / 10)).toEqual([300, 150]);
    expect(Math.abs(area / charged.area - 1)).toBeLessThan(0.0005);
    expect(Math.abs(length / charged.length - 1)).toBeLessThan(0.0005);
    expect(file).toContain('CutContour');
  });

  test('in DXF is the right way up where y counts upwards, in millimetres', async () => {
    const [svg, dxf] = [String(await write('svg')), String(await write('dxf'))];
    const upwards = linesOfSvg(svg).map((line) => line.map((value, at) => (at % 2 ? 150 - value : value)));
    const drawn = linesOfDxf(dxf);
    expect(drawn.map(({ length }) => length)).toEqual(upwards.map(({ length }) => length));
    // Both are rounded to the thousandth.
    expect(
      Math.max(...upwards.flat().map((value, at) => Math.abs(value - (drawn.flat()[at] ?? 0)))),
    ).toBeLessThan(0.0015);
    // $INSUNITS: 4 stands for millimetres.
    expect(dxf).toMatch(/\$INSUNITS\s+70\s+4\s/);
    expect(svg).toContain('width="300mm" height="150mm"');
    expect(svg).toContain('stroke-width="0.25"');
  });

  test('in PDF is as large as the piece, in the spot colour of the cut', async () => {
    const content = await write('pdf');
    const pdf = await PDFDocument.load(content);
    const { width, height } = pdf.getPage(0).getTrimBox();
    expect([width, height].map((side) => Math.round((side * 25.4) / 7.2) / 10)).toEqual([300, 150]);
    expect(content.toString('latin1')).toMatch(/\/Separation \/CutContour/);
    // It takes nothing away from what is printed below it.
    expect(content.toString('latin1')).toMatch(/\/OP true[^>]*\/OPM 1/);
  });
});
