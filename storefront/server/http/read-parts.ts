/** Forms with files in them, as they come: no file is ever held whole. */
import type { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import { maxArtworkBytes, maxArtworks } from '@kerf/sdk/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { failure } from './api-failure.js';

/** Bytes of a whole form: one file as large as any, or some that are smaller. */
const maxFormBytes = maxArtworkBytes + 1_048_576;
/** Bytes of a field: a text of a message, each of its letters as long as letters get. */
const maxFieldBytes = 16_384;

/** Fields of a form beside its files. */
const maxFields = 60;

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
      parts: maxArtworks + maxFields,
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

/** The parts of a form; what its reader throws of a form that is none is its sender's doing. */
async function* readable<Part>(parts: AsyncIterable<Part>): AsyncGenerator<Part> {
  try {
    yield* parts;
  } catch (error) {
    throw error instanceof Error && 'statusCode' in error ? error : unreadableForm();
  }
}

/**
 * Reads a form to its end, whatever is refused in it: a browser looks at no answer before that. Files of the field are
 * given to `take` one after the other until one is refused. What was refused is in the answer.
 */
export async function readParts(
  request: FastifyRequest,
  field: string,
  take: (file: FormFile) => Promise<void>,
): Promise<{ fields: URLSearchParams; refusal: unknown }> {
  const fields = new URLSearchParams();
  let refusal: unknown = null;
  for await (const part of readable(request.parts())) {
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
  return { fields, refusal };
}
