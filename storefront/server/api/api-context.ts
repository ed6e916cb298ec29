import type { Catalogue } from '../catalogue/catalogue.js';
import type { Database } from '../db/open-database.js';
import type { KeptAnswers } from '../http/kept-answers.js';

/** What the resources of the API share. */
export interface ApiContext {
  /** The catalogue in use at this moment. */
  catalogue: () => Catalogue;
  database: Database;
  now: () => Date;
  /** Answers whose number the catalogue sets, such as the range of an item. */
  fixedAnswers: KeptAnswers;
  /** Answers to what shoppers choose, such as prices: there is no end of them, so they have a place of their own. */
  chosenAnswers: KeptAnswers;
}
