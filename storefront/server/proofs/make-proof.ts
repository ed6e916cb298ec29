/** A proof that is made of the artwork of a piece, as its file says and as it was ordered. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type ArtworkWarning, maxProofLength, type PricingRequest } from '@kerf/sdk/contract';
import {
  checkArtwork,
  formatQuantity,
  isCutLine,
  type OrderedPiece,
  placeArtwork,
  type ReadArtwork,
  type ReadPage,
  type SidesThere,
} from '@kerf/sdk/rules';
import type { Kysely } from 'kysely';
import { type KeptArtwork, readArtworks } from '../artwork/artwork-rows.js';
import type { DrawJob, LaidPage } from '../artwork/draw-job.js';
import { orderedPiece } from '../artwork/ordered-piece.js';
import { isNotOpened, runApart, UnfinishedFile } from '../artwork/run-apart.js';
import { runReader } from '../artwork/run-reader.js';
import type { Catalogue } from '../catalogue/catalogue.js';
import { drawnPiece } from '../catalogue/drawn-piece.js';
import type { Schema } from '../db/schema.js';
import type { KeptOrder, KeptOrderLine } from '../orders/order-rows.js';
import { StartError } from '../start-error.js';
import type { Storage } from '../storage/storage.js';
import { drawProofSheet } from './draw-proof-sheet.js';
import { pictureHeight } from './picture-height.js';
import type { ProofView } from './proof-words.js';
import type { ProofFile } from './read-pdf.js';

/** How fine pictures are, dots an inch: coarser where the proof would be too large to send. */
const resolutions = [300, 150] as const;

/** How long all of the artwork of a proof may take, ms: a file that is slow to open is no reason to wait for others of them. */
const longestTime = 90_000;

interface ProofSource {
  db: Kysely<Schema>;
  storage: Storage;
  catalogue: Catalogue;
  order: KeptOrder;
  line: KeptOrderLine;
  /** Which piece of the order it is, counted from 1, and how many it has. */
  position: number;
  pieces: number;
  round: number;
  now: Date;
  /** Ends the work on its artwork. Default: when that takes too long. */
  signal?: AbortSignal;
}

/** What the artwork is opened by, with when that has to end. */
type OpenedSource = ProofSource & { signal: AbortSignal };

/** A proof, and what is to be known of it before it is sent. */
export interface MadeProof {
  file: ProofFile;
  /** Whose pages it shows; none where the letters are shown that were designed, which are what they spell. */
  shown: string[];
  letters: string | null;
  /** What is printed, and for how much of it there is artwork. */
  there: SidesThere;
}

/** A page of a file of artwork. */
interface FoundPage {
  artwork: KeptArtwork;
  /** Counted from 0. */
  number: number;
  page: ReadPage;
}

interface ReadFile {
  artwork: KeptArtwork;
  read: ReadArtwork;
}

const sendOne = ({ order, position }: ProofSource): string =>
  `Make a proof and send it: npm run shop -- orders proof ${order.number} ${position} FILE.pdf`;

/** Says why there is no proof, and what to do. */
const undrawable = (source: ProofSource, why: string, cause?: unknown): StartError =>
  new StartError(`${why} ${sendOne(source)}`, { cause });

async function readFile(source: OpenedSource, artwork: KeptArtwork): Promise<ReadFile> {
  const read = await source.storage
    .withPath(artwork.storage_key, (file) => runReader(file, source.signal))
    .catch((error: unknown) => {
      if (!isNotOpened(error)) throw error;
      const why =
        error instanceof UnfinishedFile
          ? 'takes too long, or too much, to be opened here'
          : 'can’t be opened';
      throw undrawable(source, `"${artwork.name}" ${why}.`, error);
    });
  if (read.unread === 'postscript')
    throw undrawable(source, `"${artwork.name}" is PostScript, which is not drawn here.`);
  if (read.unread === 'too-large')
    throw undrawable(source, `"${artwork.name}" is too large to be drawn here.`);
  return { artwork, read };
}

/** The pages that are printed: those of the newest files, as many as there are sides of all sets. */
async function findPages(
  source: OpenedSource,
  wanted: number,
): Promise<{ files: ReadFile[]; pages: FoundPage[] }> {
  const kept = await readArtworks(source.db, source.line.id);
  if (kept.length === 0)
    throw undrawable(source, `${source.line.product_name} of ${source.order.number} has no artwork yet.`);
  const files: ReadFile[] = [];
  let pages: FoundPage[] = [];
  for (const artwork of kept.toReversed()) {
    const file = await readFile(source, artwork);
    files.unshift(file);
    pages = [...file.read.pages.map((page, number) => ({ artwork, number, page })), ...pages];
    if (pages.length >= wanted) break;
  }
  return { files, pages: pages.slice(0, wanted) };
}

const sizeText = ({ width, height }: PricingRequest): string => `${width} × ${height} mm`;

/** What the look at its own file found of a page that is shown, each once. */
function warningsOf(
  { artwork, number }: FoundPage,
  files: readonly ReadFile[],
  ordered: OrderedPiece,
): ArtworkWarning[] {
  const found = files
    .filter((file) => file.artwork === artwork)
    .flatMap(({ read }) => checkArtwork(read, ordered))
    .filter(({ page }) => page === null || page === number + 1)
    // Of several files each is a side, or a set.
    .filter(({ code }) => code !== 'pages' || files.length === 1);
  return [...new Map(found.map((each) => [each.message, each])).values()];
}

/** The name of what a page shows, where there are several. */
function viewName(index: number, sides: number, kinds: number): string {
  const side = sides > 1 ? (index % sides === 0 ? 'Front' : 'Back') : '';
  const set = kinds > 1 ? `Set ${Math.floor(index / sides) + 1}` : '';
  return [set, side].filter(Boolean).join(', ');
}

/** Lays the pages of each file under the sheet, one file after the other, each in a process of its own. */
async function layArtwork(
  source: OpenedSource,
  sheet: Buffer,
  laid: readonly { artwork: KeptArtwork; place: LaidPage }[],
  dotsPerInch: number,
): Promise<Buffer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'kerf-proof-'));
  try {
    let content = sheet;
    for (const artwork of new Set(laid.map((each) => each.artwork))) {
      const sheetPath = path.join(folder, 'sheet.pdf');
      await writeFile(sheetPath, content);
      content = await source.storage.withPath(artwork.storage_key, async (file) => {
        const pages = laid.filter((each) => each.artwork === artwork).map(({ place }) => place);
        const job: DrawJob = { sheet: sheetPath, file, pages, dotsPerInch };
        const jobPath = path.join(folder, 'job.json');
        await writeFile(jobPath, JSON.stringify(job));
        return runApart('draw-artwork', [jobPath], { maxSaid: 8 * maxProofLength, signal: source.signal });
      });
    }
    return content;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Makes the next proof of a piece. Throws a {@link StartError} that says what to do where that can’t be. */
export async function makeProof(asked: ProofSource): Promise<MadeProof> {
  const source = { ...asked, signal: asked.signal ?? AbortSignal.timeout(longestTime) };
  try {
    return await makeOf(source);
  } catch (error) {
    if (!source.signal.aborted || error instanceof StartError) throw error;
    throw undrawable(source, 'The artwork takes too long to be opened and drawn here.', error);
  }
}

async function makeOf(source: OpenedSource): Promise<MadeProof> {
  const { catalogue, order, line, position, pieces, round, now } = source;
  const configuration = JSON.parse(line.configuration) as PricingRequest;
  const drawn = drawnPiece(catalogue, configuration);
  if (!drawn)
    throw undrawable(
      source,
      `${line.product_name} is not in the catalogue any more, so its shape is not known.`,
    );
  const ordered = orderedPiece(catalogue, configuration, line.kinds);
  const { piece, letters } = drawn;
  // Designed letters are their own artwork, the same in every set.
  const wanted = letters ? 1 : ordered.sides * ordered.kinds;
  const { files, pages } = letters ? { files: [], pages: [] } : await findPages(source, wanted);
  const isCutByFile = ordered.isContourCut || piece.cutKind === 'letters' || piece.nested !== null;
  if (!letters && isCutByFile && !pages.some(({ page }) => page.spots.some(isCutLine)))
    throw undrawable(
      source,
      `${line.product_name} is cut along its artwork, and the file has no line in the spot colour CutContour.`,
    );
  const placed = pages.map((found) => ({ found, ...placeArtwork(found.page, ordered) }));
  const ownViews: ProofView[] = letters
    ? [{ name: '', isBack: false, isTurned: false, scale: 1, bare: { across: 0, down: 0 }, warnings: [] }]
    : [];
  const views = placed.map(
    ({ found, isTurned, scale, box }, index): ProofView => ({
      name: viewName(index, ordered.sides, line.kinds),
      isBack: ordered.sides > 1 && index % ordered.sides === 1,
      isTurned,
      scale,
      bare: { across: Math.max(0, box.x), down: Math.max(0, box.y) },
      warnings: warningsOf(found, files, ordered),
    }),
  );
  const name = line.product_name;
  const { content, places, shownAt } = await drawProofSheet({
    piece,
    cut: isCutByFile ? 'file' : 'drawing',
    letters,
    views: [...ownViews, ...views],
    words: {
      order: order.number,
      piece: pieces > 1 ? `${position} of ${pieces}` : '1',
      product: name,
      choices: line.summary
        .split(' / ')
        .filter((words) => words !== name && !/^(Quantity|Sets): /.test(words)),
      size: sizeText(configuration),
      quantity: `${line.kinds > 1 ? `${line.kinds} sets of ` : ''}${formatQuantity(line.quantity)}`,
      round,
      sentAt: now,
      seller: catalogue.seller.name,
    },
  });
  const laid = pages.map(({ artwork, number }, index) => {
    const { box, isTurned, fit } =
      placed[index] ?? placeArtwork({ size: null, pixels: null, bleed: null }, ordered);
    const { sheetPage, x, y } = places[index] ?? { sheetPage: 0, x: 0, y: 0 };
    const onSheet = (each: typeof box) => ({
      x: x + each.x * shownAt,
      y: y + each.y * shownAt,
      width: each.width * shownAt,
      height: each.height * shownAt,
    });
    const { bleed, width, height } = ordered;
    const clip = onSheet({ x: -bleed, y: -bleed, width: width + 2 * bleed, height: height + 2 * bleed });
    return { artwork, place: { page: number, sheetPage, box: onSheet(box), isTurned, fit, clip } };
  });
  for (const dotsPerInch of resolutions) {
    const proof = await layArtwork(source, content, laid, dotsPerInch).catch((error: unknown) => {
      if (!isNotOpened(error)) throw error;
      throw undrawable(
        source,
        'The artwork can’t be drawn: a page of it is broken, or too much for a proof.',
        error,
      );
    });
    if (proof.length <= maxProofLength)
      return {
        file: {
          name: `proof-${order.number}-${position}-${round}.pdf`,
          content: proof,
          pictureHeight: await pictureHeight(proof),
        },
        shown: [...new Set(pages.map(({ artwork }) => artwork.name))],
        letters: letters ? (configuration.lettering?.text ?? '') : null,
        there: letters
          ? { kinds: 1, sides: 1, pages: 1 }
          : { kinds: line.kinds, sides: ordered.sides, pages: pages.length },
      };
  }
  throw undrawable(source, `The proof would have more than ${maxProofLength / 1_048_576} MB.`);
}
