/** Forms with files in them, as they come: no file is ever held whole. */
import { Readable } from 'node:stream';
import multipart, { type Multipart } from '@fastify/multipart';
import { maxArtworkBytes, maxArtworks } from '@kerf/sdk/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiFailure, failure } from './api-failure.js';

/** Bytes of a whole form: one file as large as any, or some that are smaller. */
const maxFormBytes = maxArtworkBytes + 1_048_576;
/** Bytes of a field: a text of a message, each of its letters as long as letters get. */
const maxFieldBytes = 16_384;

/** Fields of a form beside its files, and both together. */
const maxFields = 60;
const maxParts = maxArtworks + maxFields;

/** Lets a part of the shop take forms with files, and cuts off what is longer in a field. */
export const takeParts = async (
  forms: FastifyInstance,
  { maxFileBytes = maxArtworkBytes, fieldBytes = maxFieldBytes } = {},
): Promise<void> => {
  await forms.register(multipart, {
    limits: {
      fileSize: maxFileBytes,
      files: maxArtworks,
      fields: maxFields,
      fieldSize: fieldBytes,
      fieldNameSize: 100,
      headerPairs: 50,
      parts: maxParts,
    },
    throwFileSizeLimit: false,
  });
};

/** Whether a form says how long it is, and may be. */
export const isOfAllowedLength = ({ headers }: FastifyRequest, max = maxFormBytes): boolean =>
  Number(headers['content-length']) <= max;

/** A file of a form. */
export interface FormFile {
  name: string;
  stream: Readable;
  /** Whether all of it came, asked when it is read. */
  isWhole: () => boolean;
}

const unreadableForm = () =>
  failure(
    'API_REQUEST_INVALID',
    'The form can’t be read: it ends too early, or its parts can’t be told apart.',
    {
      field: 'body',
    },
  );

const tooManyParts = () =>
  failure(
    'API_BODY_TOO_LARGE',
    'The form has more parts than any form of the shop. Please send fewer files.',
    {
      field: 'body',
    },
  );

/** Whether a form has more of something than is read; the reader of forms says so with this status alone. */
const isTooMuch = (error: Error): boolean => 'statusCode' in error && error.statusCode === 413;

/**
 * The parts of a form; what its reader throws of a form that is none is its sender's doing. Behind a limit nothing is
 * told apart any more: thousands of parts go into a piece of the body, and each costs the server more than its sender.
 */
async function* partsOf(request: FastifyRequest): AsyncGenerator<Multipart> {
  try {
    yield* request.parts();
  } catch (error) {
    // The reader of forms goes on behind what it refuses. What still comes passes unread, until the answer is sent.
    request.raw.unpipe().resume();
    if (!(error instanceof Error)) throw error;
    if (isTooMuch(error)) throw tooManyParts();
    throw 'statusCode' in error ? error : unreadableForm();
  }
}

/** How the files of a form are taken. */
interface PartsTaken {
  /** The field whose files they are. */
  field: string;
  /** Takes one; they come one after the other until one is refused. */
  take: (file: FormFile) => Promise<void>;
  /** Counts a form that is refused for how much is in it. */
  countRefusal: () => Promise<void>;
}

/**
 * Reads a form to its end, whatever file is refused in it: a browser looks at no answer before that. What was refused is
 * in the answer. Throws at once for a form of more parts than any has.
 */
export async function readParts(
  request: FastifyRequest,
  { field, take, countRefusal }: PartsTaken,
): Promise<{ fields: URLSearchParams; refusal: unknown }> {
  const fields = new URLSearchParams();
  let refusal: unknown = null;
  // Read ahead: a limit is seen while a file before it is still being taken.
  const parts: AsyncIterable<Multipart> = Readable.from(partsOf(request), { highWaterMark: maxParts });
  try {
    for await (const part of parts) {
      if (part.type !== 'file') {
        fields.append(part.fieldname, String(part.value));
        continue;
      }
      const { file: stream, filename: name, fieldname } = part;
      // A field in which nothing was chosen is sent as a file without a name.
      if (refusal === null && fieldname === field && name)
        try {
          await take({ name, stream, isWhole: () => !stream.truncated });
        } catch (error) {
          refusal = stream.errored ? unreadableForm() : error;
        }
      stream.resume();
    }
  } catch (error) {
    if (error instanceof ApiFailure && error.code === 'API_BODY_TOO_LARGE') await countRefusal();
    throw error;
  }
  return { fields, refusal };
}
