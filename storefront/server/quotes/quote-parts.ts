import type { Kysely } from 'kysely';
import type { Catalogue } from '../catalogue/catalogue.js';
import type { Schema } from '../db/schema.js';
import type { PeopleParts } from '../people/people-parts.js';
import type { Storage } from '../storage/storage.js';
import type { QuoteLimits } from './quote-limits.js';

/** What is needed to take requests for a quote. */
export interface QuoteParts {
  db: Kysely<Schema>;
  storage: Storage;
  now: () => Date;
  catalogue: () => Catalogue;
  people: PeopleParts;
  limits: QuoteLimits;
}
