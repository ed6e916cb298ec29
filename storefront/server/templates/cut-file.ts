/** Letters as the shop's cutter takes them: lines in the spot colour CutContour, in millimetres, in three formats. */
import { buffer } from 'node:stream/consumers';
import { mm, node, toSvgText } from '@kerf/sdk/drawing';
import { type Outline, outlineData } from '@kerf/sdk/lettering';
import { Colors, DxfWriter, LWPolylineFlags, point2d, Units } from '@tarikjabiri/dxf';
import PDFDocument from 'pdfkit';
import { openLayers } from './layers.js';
import { inkOf } from './template-inks.js';

/** What is cut, and what the file is called inside. */
interface CutFile {
  outline: Outline;
  title: string;
  madeAt: Date;
}

/** What presses and cutters know a cut line by. */
const cutName = 'CutContour';
/** mm: seen, and thin enough for every cutter to follow. */
const lineWidth = 0.25;
/** Points of a PDF in a millimetre. */
const point = 72 / 25.4;

interface WithSpots {
  addSpotColor(name: string, ...ink: number[]): void;
}

function toSvg({ outline, title }: CutFile): string {
  const { width, height } = outline;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${toSvgText(
    node(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: `${mm(width)}mm`,
        height: `${mm(height)}mm`,
        viewBox: `0 0 ${mm(width)} ${mm(height)}`,
      },
      node('title', {}, title),
      node(
        'g',
        { id: cutName },
        node('path', { d: outlineData(outline), fill: 'none', stroke: '#ec008c', 'stroke-width': lineWidth }),
      ),
    ),
  )}\n`;
}

async function toPdf({ outline, title, madeAt }: CutFile): Promise<Buffer> {
  const { width, height } = outline;
  const doc = new PDFDocument({
    pdfVersion: '1.7',
    size: [width * point, height * point],
    margin: 0,
    info: { Title: title, Author: 'Kerf', Creator: 'Kerf', CreationDate: madeAt, ModDate: madeAt },
  });
  (doc as unknown as WithSpots).addSpotColor(cutName, ...inkOf('cut'));
  const whole = buffer(doc);
  const { draw, end } = openLayers(doc);
  const overprint = doc.ref({ Type: 'ExtGState', OP: true, op: true, OPM: 1 });
  overprint.end(null);
  doc.page.ext_gstates.Overprint = overprint;
  const box = [0, 0, width * point, height * point];
  Object.assign(doc.page.dictionary.data, { TrimBox: box, BleedBox: box });
  doc.scale(point);
  draw({ name: cutName, step: { group: 'Structural', type: 'Cutting' } }, () => {
    doc.addContent('/Overprint gs');
    doc.lineWidth(lineWidth).path(outlineData(outline)).stroke(cutName);
  });
  end();
  doc.end();
  return whole;
}

function toDxf({ outline: { contours, height } }: CutFile): string {
  const dxf = new DxfWriter();
  dxf.setUnits(Units.Millimeters);
  dxf.addLayer(cutName, Colors.Magenta, 'Continuous');
  dxf.setCurrentLayerName(cutName);
  for (const contour of contours) {
    const points = [...Array(contour.length / 2)].map((_, index) => ({
      // Upwards, as drawings of machines count.
      point: point2d(mm(contour[index * 2] ?? 0), mm(height - (contour[index * 2 + 1] ?? 0))),
    }));
    dxf.addLWPolyline(points, { flags: LWPolylineFlags.Closed });
  }
  return dxf.stringify();
}

/** The formats, by the ending of a file. */
export const cutFormats = ['svg', 'pdf', 'dxf'] as const;
export type CutFormat = (typeof cutFormats)[number];

/** The cut file of an outline in mm. Its lines are true to the thousandth of a millimetre. */
export async function makeCutFile(format: CutFormat, file: CutFile): Promise<string | Buffer> {
  return { svg: toSvg, pdf: toPdf, dxf: toDxf }[format](file);
}
