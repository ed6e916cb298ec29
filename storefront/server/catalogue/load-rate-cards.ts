import { createHash } from 'node:crypto';
import type { Product } from '@kerf/sdk/contract';
import { CatalogueError } from './catalogue-error.js';
import { checkCosts } from './check-costs.js';
import { checkFile } from './check-file.js';
import { type CostEntry, CostFile, RateCardFile } from './price-files.js';
import { type CostKind, costKinds, type RateCard } from './rate-card.js';
import { readFolder, readJson } from './read-folder.js';
import { toRateCard } from './to-rate-card.js';

/** Every product's rate card by product id, and the version that their files amount to. */
export async function loadRateCards(
  directory: string,
  products: ReadonlyMap<number, Product>,
): Promise<{ version: string; rateCards: Map<number, RateCard> }> {
  const costFiles = await Promise.all(
    costKinds.map((kind) => readJson(directory, `option-costs/${kind}.json`)),
  );
  const costs = Object.fromEntries(
    costKinds.map((kind, index) => [
      kind,
      checkFile(costFiles[index] as (typeof costFiles)[number], CostFile),
    ]),
  ) as Record<CostKind, Record<string, CostEntry>>;
  const cardFiles = await readFolder(directory, 'rate-cards');
  const rateCards = new Map<number, RateCard>();
  for (const raw of cardFiles) {
    const data = checkFile(raw, RateCardFile);
    for (const [index, { id, run_words: runWords }] of data.products.entries()) {
      const place = `products.${index}.id`;
      const product = products.get(id);
      if (!product) throw new CatalogueError(raw.name, place, 'the id of a product', id);
      if (rateCards.has(id))
        throw new CatalogueError(raw.name, place, 'a product without another rate card', id);
      const card = toRateCard(raw.name, data, costs, { product, runWords });
      checkCosts({ file: raw.name, changes: data.option_costs }, card, product);
      rateCards.set(id, card);
    }
  }
  for (const { id, name } of products.values())
    if (!rateCards.has(id))
      throw new CatalogueError('rate-cards/', '', `a rate card for product ${id} (${name})`);
  return { version: versionOf([...costFiles, ...cardFiles].map(({ content }) => content)), rateCards };
}

// Of the content, not the text: laying a file out anew moves no price.
const versionOf = (contents: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(contents)).digest('hex').slice(0, 12);
