import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.js';
import { readProofFile } from './proof-rows.js';

/** Does something with the PDF of a proof at a path of this machine, where it lies for as long as that takes. */
export async function withProofFile<Result>(
  db: Kysely<Schema>,
  proofId: string,
  use: (path: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'kerf-proof-'));
  try {
    const file = path.join(folder, 'proof.pdf');
    await writeFile(file, readProofFile(db, proofId));
    return await use(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
