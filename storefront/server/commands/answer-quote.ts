/** The words by which the shop answers who asked for a quote, and what is done then. */
import { parseArgs } from 'node:util';
import { maxWordsLength, type PricingRequest } from '@kerf/sdk/contract';
import {
  applySelectionQuery,
  formatMoney,
  formatShippingDate,
  lastShopDay,
  parseWhole,
  quantityOf,
  toDollars,
  toMessageText,
  toPricingRequest,
} from '@kerf/sdk/rules';
import type { Transaction } from 'kysely';
import type { Catalogue } from '../catalogue/catalogue.js';
import { findQuotePage } from '../catalogue/find-quote-page.js';
import type { Database } from '../db/open-database.js';
import type { Schema } from '../db/schema.js';
import type { Env } from '../env.js';
import { ApiFailure } from '../http/api-failure.js';
import { type AskedQuote, answerRequest, type ShopAnswer } from '../quotations/answer-request.js';
import type { KeptQuotation } from '../quotations/quotation-rows.js';
import { StartError } from '../start-error.js';
import { openCatalogue } from './open-catalogue.js';
import { readDollars } from './read-dollars.js';

/** What stands behind whom it is for, in any order. */
export const answerUsage = '[--price DOLLARS] [--quantity NUMBER] [--page ADDRESS] [--note TEXT]';

/** The configuration that a page of the shop opens with. */
function configurationAt(address: string, catalogue: Catalogue): PricingRequest {
  const none = new StartError(
    `"${address}" is no page of a product. Choose it in the shop and copy the address.`,
  );
  if (!URL.canParse(address, 'https://shop.invalid')) throw none;
  const { pathname, search } = new URL(address, 'https://shop.invalid');
  const [, root, item = '', product = null] = pathname.split('/');
  const subject = findQuotePage(catalogue, item, product);
  if (!subject || subject.root !== root) throw none;
  const selection = applySelectionQuery(subject.range, search.slice(1), product);
  const request = toPricingRequest(subject.range, selection);
  if (!request) throw none;
  return { ...request, quantity: quantityOf(subject.range, selection) };
}

/** What the words say. */
function readAnswer(words: readonly string[], catalogue: Catalogue): ShopAnswer {
  const { values } = parseArgs({
    args: [...words],
    options: {
      price: { type: 'string' },
      quantity: { type: 'string' },
      page: { type: 'string' },
      note: { type: 'string' },
    },
  });
  const quantity = values.quantity === undefined ? null : parseWhole(values.quantity);
  if (values.quantity !== undefined && (quantity === null || quantity < 1))
    throw new StartError(`"${values.quantity}" is no number of pieces, such as 500.`);
  const note = toMessageText(values.note ?? '');
  if (note.length > maxWordsLength)
    throw new StartError(`The note has ${note.length} characters, at most ${maxWordsLength} fit.`);
  return {
    price: values.price === undefined ? null : readDollars(values.price),
    configuration: values.page === undefined ? null : configurationAt(values.page, catalogue),
    quantity,
    note,
  };
}

/**
 * Answers who asked for a quote with a quotation, which is mailed. `settle` writes in the same transaction that it was
 * answered. Returns what was done, in words.
 */
export async function answerQuote(
  { db }: Database,
  asked: AskedQuote,
  words: readonly string[],
  {
    env,
    settle = async () => {},
  }: { env: Env; settle?: (trx: Transaction<Schema>, quotation: KeptQuotation) => Promise<void> },
): Promise<string> {
  const catalogue = await openCatalogue(env);
  const answer = readAnswer(words, catalogue);
  const today = { catalogue, now: new Date() };
  const quotation = await db
    .transaction()
    .execute(async (trx) => {
      const made = await answerRequest(trx, asked, answer, today);
      await settle(trx, made);
      return made;
    })
    .catch((error: unknown) => {
      if (!(error instanceof ApiFailure)) throw error;
      throw new StartError(`${error.message} It takes: ${answerUsage}`, { cause: error });
    });
  const total = formatMoney(toDollars(quotation.total_cents));
  return `Quotation ${quotation.number} of ${total}, held until ${formatShippingDate(lastShopDay(quotation.held_until))}, goes to ${asked.email}.`;
}
