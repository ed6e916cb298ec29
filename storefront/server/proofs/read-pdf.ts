/** What the shop sends as a proof: looked at before it is kept. */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { maxProofLength } from '@kerf/sdk/contract';
import { sizeOfFile } from '../artwork/size-of-file.js';
import { StartError } from '../start-error.js';
import { pictureHeight } from './picture-height.js';

/** A PDF, and what it is called where it is downloaded. */
export interface ProofFile {
  name: string;
  content: Buffer;
  /** How high the picture of its pages is for a width of 1000; null where that is not known. */
  pictureHeight: number | null;
}

const megabyte = 1_048_576;
/** How many bytes at either end have the marks of a PDF. */
const edge = 1_024;

/** A name that every system and every header can hold, however the file was called. */
const safeName = (file: string): string => {
  const stem = basename(file)
    .replace(/\.pdf$/i, '')
    .normalize('NFKD')
    .replace(/[^\w.-]+/g, '-')
    .replace(/^[.-]+|[.-]+$/g, '')
    .slice(0, 80);
  return `${stem || 'proof'}.pdf`;
};

const isPdf = (content: Buffer): boolean =>
  content.subarray(0, edge).includes('%PDF-') && content.subarray(-edge).includes('%%EOF');

/** Reads a file as a proof. Throws a {@link StartError} that says what to do with one that is none. */
export async function readPdf(file: string): Promise<ProofFile> {
  const size = await sizeOfFile(file);
  if (size > maxProofLength)
    throw new StartError(
      `${file} has ${(size / megabyte).toFixed(1)} MB; a proof has at most ${maxProofLength / megabyte} MB. Save it with smaller pictures.`,
    );
  const content = await readFile(file);
  if (!isPdf(content)) throw new StartError(`${file} is no whole PDF. Save it as one again.`);
  return { name: safeName(file), content, pictureHeight: await pictureHeight(content) };
}
