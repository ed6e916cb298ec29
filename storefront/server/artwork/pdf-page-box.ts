/** Where a page of a PDF is cut, and how far what is drawn on it is from there. */
import { PDFArray, PDFName, PDFNumber, type PDFPage } from '@cantoo/pdf-lib';

/** Of a unit of a page, mm. */
const point = 25.4 / 72;
/** Less than this is the same place, mm. */
const hairline = 0.1;

/** Two sides and two more, in units of a page. */
interface Rectangle {
  left: number;
  bottom: number;
  right: number;
  top: number;
}

function rectangleOf(array: PDFArray | undefined): Rectangle | null {
  if (array?.size() !== 4) return null;
  const [a, b, c, d] = [0, 1, 2, 3].map((at) => array.lookupMaybe(at, PDFNumber)?.asNumber() ?? Number.NaN);
  const [left, bottom] = [Math.min(a ?? 0, c ?? 0), Math.min(b ?? 0, d ?? 0)];
  const [right, top] = [Math.max(a ?? 0, c ?? 0), Math.max(b ?? 0, d ?? 0)];
  return right > left && top > bottom ? { left, bottom, right, top } : null;
}

/** How far one reaches beyond another where it does so least. */
const reachBeyond = (outer: Rectangle, inner: Rectangle): number =>
  Math.min(
    inner.left - outer.left,
    inner.bottom - outer.bottom,
    outer.right - inner.right,
    outer.top - inner.top,
  );

/** A page as it is shown: turned as it says, and cut where it says. Lengths mm. */
export interface PdfPageBox {
  size: { width: number; height: number };
  /** How far it reaches beyond where it says that it is cut, the least side; null where it does not say. */
  bleed: number | null;
  /** From a place in its content to one from the top left of where it is cut. */
  toPage: (x: number, y: number) => [number, number];
  /** All that may be drawn on, and the page with what it has beyond its cut, in units of its content. */
  media: Rectangle;
  sheet: Rectangle;
}

/** What a page says of its size. */
export function pdfPageBox(page: PDFPage): PdfPageBox {
  const { node } = page;
  const box = (name: string) => rectangleOf(node.lookupMaybe(PDFName.of(name), PDFArray));
  const media = rectangleOf(node.MediaBox()) ?? { left: 0, bottom: 0, right: 612, top: 792 };
  const trim = box('TrimBox');
  const shown = trim ?? rectangleOf(node.CropBox()) ?? media;
  const unit = point * (node.lookupMaybe(PDFName.of('UserUnit'), PDFNumber)?.asNumber() ?? 1);
  const reach = trim ? Math.max(0, reachBeyond(box('BleedBox') ?? media, trim)) * unit : 0;
  // Programs that know of no cut write a box for it all the same, as large as the page.
  const bleed = trim && reach > hairline ? reach : null;
  const beyond = (bleed ?? 0) / unit;
  const turn = (((page.getRotation().angle % 360) + 360) % 360) as number;
  const [across, up] = [(shown.right - shown.left) * unit, (shown.top - shown.bottom) * unit];
  const toPage = (x: number, y: number): [number, number] => {
    const [fromLeft, fromRight] = [(x - shown.left) * unit, (shown.right - x) * unit];
    const [fromBottom, fromTop] = [(y - shown.bottom) * unit, (shown.top - y) * unit];
    if (turn === 90) return [fromBottom, fromLeft];
    if (turn === 180) return [fromRight, fromBottom];
    if (turn === 270) return [fromTop, fromRight];
    return [fromLeft, fromTop];
  };
  return {
    size: turn % 180 === 0 ? { width: across, height: up } : { width: up, height: across },
    bleed,
    toPage,
    media,
    sheet: {
      left: shown.left - beyond,
      bottom: shown.bottom - beyond,
      right: shown.right + beyond,
      top: shown.top + beyond,
    },
  };
}
