import type { Dollars } from '@kerf/sdk/contract';
import { dollars } from '@kerf/sdk/rules';
import type { Catalogue } from '../catalogue/catalogue.js';

/** Of an item that promises none. */
const anythingElse = dollars(13);

/** The price that stands for an item until its live price is known: the one that its file promises. */
export const displayPrice = ({ fromPrices }: Pick<Catalogue, 'fromPrices'>, slug: string): Dollars =>
  fromPrices.get(slug) ?? anythingElse;
