import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.js';
import type { Storage } from '../storage/storage.js';
import type { ArtworkLimits } from './artwork-limits.js';

/** What is needed to take artwork and to give it back. */
export interface ArtworkParts {
  db: Kysely<Schema>;
  storage: Storage;
  now: () => Date;
  limits: ArtworkLimits;
  /** The shop's own address of e-mail. */
  shopEmail: () => string;
  /** Says that there is a file to be looked at. */
  wake: () => void;
}
