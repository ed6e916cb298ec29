/**
 * A process of its own that lays the pages of one file under a sheet, and says the sheet on its standard output:
 * `draw-artwork JOB`, the path of a {@link DrawJob}. The sheet is ours, the file a stranger's: whoever starts this bounds
 * its time and its heap. Of a page of a PDF comes what is drawn on it, and nothing that acts.
 */
import { readFile } from 'node:fs/promises';
import { PDFArray, type PDFContext, PDFDocument, PDFName, type PDFRef } from '@cantoo/pdf-lib';
import { boundProcess } from './bound-process.js';
import { contentAt } from './content-at.js';
import type { DrawJob, LaidPage } from './draw-job.js';
import { endAs } from './end-as.js';
import { openPicture } from './open-picture.js';
import { pdfPageBox } from './pdf-page-box.js';

/** Points to a millimetre. */
const points = 72 / 25.4;

/** Something that can be drawn: from where it is in itself to shares of its width and height, from its top left. */
interface Drawable {
  ref: PDFRef;
  size: { width: number; height: number };
  toShare: (x: number, y: number) => [number, number];
}

type OpenPage = (number: number, laid: LaidPage) => Promise<Drawable>;

/** Opens the file: a page of it is ready to be drawn on the sheet. */
async function openFile({ file, dotsPerInch }: DrawJob, sheet: PDFDocument): Promise<OpenPage> {
  const content = await contentAt(file);
  if (content === 'pdf') {
    const document = await PDFDocument.load(await readFile(file), { updateMetadata: false });
    return async (number) => {
      const page = document.getPage(number);
      const { size, toPage, media } = pdfPageBox(page);
      const { ref } = await sheet.embedPage(page, media, [1, 0, 0, 1, 0, 0]);
      return {
        ref,
        size,
        toShare: (x, y) => {
          const [right, down] = toPage(x, y);
          return [right / size.width, down / size.height];
        },
      };
    };
  }
  if (content === null || content === 'postscript')
    throw new Error('This is none of the kinds that are drawn.');
  return async (_number, { box, isTurned }) => {
    const across = isTurned ? box.height : box.width;
    const { jpeg, width, height } = await openPicture(file, content, {
      width: Math.ceil((across * dotsPerInch) / 25.4),
    });
    const { ref } = await sheet.embedJpg(jpeg);
    return { ref, size: { width, height }, toShare: (x, y) => [x, 1 - y] };
  };
}

/** The middle of a box, in the proportions of what lies there. */
function boxOf({ box, fit, isTurned }: LaidPage, size: Drawable['size']): LaidPage['box'] {
  if (fit === 'fill') return box;
  const [across, down] = isTurned ? [size.height, size.width] : [size.width, size.height];
  const scale = Math.min(box.width / across, box.height / down);
  const [width, height] = [across * scale, down * scale];
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
}

const written = (numbers: readonly number[]): string => numbers.map((each) => each.toFixed(4)).join(' ');

/** Lays it under what is on the page: first drawn is furthest below. */
function layUnder(
  context: PDFContext,
  page: ReturnType<PDFDocument['getPage']>,
  laid: LaidPage,
  it: Drawable,
): void {
  const { width: pageWidth, height: pageHeight } = page.getSize();
  const box = boxOf(laid, it.size);
  const toSheet = (x: number, y: number): [number, number] => {
    const [right, down] = it.toShare(x, y);
    const [u, v] = laid.isTurned ? [1 - down, right] : [right, down];
    return [(box.x + u * box.width) * points, pageHeight - (box.y + v * box.height) * points];
  };
  const [[e, f], [ax, ay], [bx, by]] = [toSheet(0, 0), toSheet(1, 0), toSheet(0, 1)];
  const matrix = [ax - e, ay - f, bx - e, by - f, e, f];
  if (!matrix.every(Number.isFinite) || pageWidth <= 0) throw new Error('It has no place.');
  const { clip } = laid;
  const window = [
    clip.x * points,
    pageHeight - (clip.y + clip.height) * points,
    clip.width * points,
    clip.height * points,
  ];
  page.node.normalize();
  const name = page.node.newXObject('Art', it.ref);
  const stream = context.register(
    context.stream(
      `/Artifact BMC\nq\n${written(window)} re W n\n${written(matrix)} cm\n${String(name)} Do\nQ\nEMC\n`,
    ),
  );
  const contents = page.node.Contents();
  const above = contents instanceof PDFArray ? contents.asArray() : [];
  page.node.set(PDFName.of('Contents'), context.obj([stream, ...above]));
}

async function draw(job: DrawJob): Promise<Uint8Array> {
  const sheet = await PDFDocument.load(await readFile(job.sheet), { updateMetadata: false });
  const open = await openFile(job, sheet);
  for (const laid of job.pages) {
    const drawable = await open(laid.page, laid);
    layUnder(sheet.context, sheet.getPage(laid.sheetPage), laid, drawable);
  }
  return sheet.save();
}

boundProcess();
await endAs(async () => draw(JSON.parse(await readFile(process.argv[2] ?? '', 'utf8')) as DrawJob));
