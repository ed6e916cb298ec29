import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.js';
import { type KeptProof, readProofFile } from './proof-rows.js';

/** Sends the PDF of a proof to who may see it, to be looked at where it is, and kept by nothing on the way. */
export const sendProofFile = (
  reply: FastifyReply,
  db: Kysely<Schema>,
  { id, file_name, bytes }: Pick<KeptProof, 'id' | 'file_name' | 'bytes'>,
): FastifyReply =>
  reply
    .headers({
      'cache-control': 'no-store',
      'content-type': 'application/pdf',
      'content-length': bytes,
      'content-disposition': `inline; filename="${file_name}"`,
    })
    .send(Readable.from(readProofFile(db, id), { objectMode: false }));
