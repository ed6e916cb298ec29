/** What is in a file, as a process of its own says it. */
import { boundedList, boundedText, maxNameLength } from '@kerf/sdk/contract';
import type { ReadArtwork } from '@kerf/sdk/rules';
import { boolean, create, enums, integer, nullable, number, object } from 'superstruct';
import { runApart, UnreadableFile } from './run-apart.js';
import type { WorkingTime } from './start-apart.js';

/** Characters of what it says. */
const maxSaid = 1_048_576;

const extent = object({ width: number(), height: number() });
const names = boundedList(boundedText(maxNameLength), 50);

/** What it says is believed as far as it has this shape: what it read may have taken it over. */
const Read = object({
  pages: boundedList(
    object({
      size: nullable(extent),
      bleed: nullable(number()),
      pixels: nullable(extent),
      pictures: boundedList(
        object({
          box: object({ x: number(), y: number(), width: number(), height: number() }),
          width: number(),
          height: number(),
        }),
        200,
      ),
      hasRgb: boolean(),
      spots: names,
      missingFonts: names,
      isLinked: boolean(),
    }),
    20,
  ),
  pageCount: integer(),
  unread: nullable(enums(['too-large', 'postscript', 'no-end'])),
});

/**
 * What a file on this machine holds. Throws an {@link UnreadableFile} or an UnfinishedFile; ends
 * early with the signal's reason.
 */
export async function runReader(file: string, signal: AbortSignal, time?: WorkingTime): Promise<ReadArtwork> {
  const said = await runApart('read-artwork', [file], { maxSaid, signal, ...(time && { time }) });
  try {
    return create(JSON.parse(String(said)), Read);
  } catch (error) {
    throw new UnreadableFile('What was read of the file makes no sense.', { cause: error });
  }
}
