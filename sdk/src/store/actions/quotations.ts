/** Making a quotation, saying whom it is for, and putting it into the cart. */
import {
  createQuotation,
  putQuotation,
  type QuotationCaller,
  updateQuotation,
} from '../../client/quotations.js';
import { randomClaim, randomKey } from '../../client/random-key.js';
import type { Dollars } from '../../contract/money.js';
import { quotationRoutes } from '../../contract/quotation-routes.js';
import type { BillTo, NewQuotation, NewQuotationAnswer, Quotation } from '../../contract/quotations.js';
import { isPricingError } from '../../errors/pricing-error.js';
import type { Problem } from '../../errors/problem.js';
import { toProblem } from '../../errors/to-problem.js';
import { cartToken, keepCartToken } from '../cart-token.js';
import { takeCartTurn } from '../cart-turn.js';
import { attempt, keptSession, type PersonOutcome, personOf } from '../person.js';
import type { Runtime } from '../runtime.js';
import { showChangedCart } from '../show-cart.js';

/** What came of it: `T`, or why not, with what it costs today where a price moved. */
export type QuotationOutcome<T> = ({ ok: true } & T) | { ok: false; problem: Problem; price: Dollars | null };

const callerOf = (rt: Runtime): QuotationCaller => ({
  cart: cartToken(rt),
  session: personOf(rt).token ?? keptSession(rt),
});

/** Writes whose outcome is not known, by what was written: pressing again must not make a second quotation. */
const unsettled = /* @__PURE__ */ new WeakMap<Runtime, Map<string, { key: string; claim: string }>>();

function nameWrite(rt: Runtime, body: string) {
  const writes = unsettled.get(rt) ?? new Map<string, { key: string; claim: string }>();
  unsettled.set(rt, writes);
  const write = writes.get(body) ?? { key: randomKey(), claim: randomClaim() };
  writes.set(body, write);
  return write;
}

const failed = (error: unknown): { ok: false; problem: Problem; price: Dollars | null } => ({
  ok: false,
  problem: toProblem(error),
  price: (isPricingError(error) && error.price) || null,
});

/**
 * Makes a quotation of what {@link NewQuotation} names. Who has no cart yet has an empty one from here on, which opens the
 * quotation later; where it could not be told whether it was made, asking again makes no second one.
 */
export const makeQuotation = (
  rt: Runtime,
  content: NewQuotation,
): Promise<QuotationOutcome<{ made: NewQuotationAnswer }>> =>
  takeCartTurn(rt, async () => {
    const body = JSON.stringify(content);
    const { key, claim } = nameWrite(rt, body);
    const caller = callerOf(rt);
    try {
      const made = await createQuotation(rt.send, { ...caller, cart: caller.cart ?? claim }, content, key);
      unsettled.get(rt)?.delete(body);
      if (made.token && made.token !== caller.cart) keepCartToken(rt, made.token);
      return { ok: true, made };
    } catch (error) {
      const outcome = failed(error);
      if (!outcome.problem.isRetryable) unsettled.get(rt)?.delete(body);
      return outcome;
    }
  });

/** Says whom a quotation is for. */
export const billQuotation = (
  rt: Runtime,
  id: string,
  billTo: BillTo,
): Promise<PersonOutcome<{ quotation: Quotation }>> =>
  attempt(() => updateQuotation(rt.send, callerOf(rt), id, billTo));

/**
 * Puts a quotation into the cart at the prices that it holds. `cost` is what its items come to, as it is shown; where it
 * is held no more nothing is done, and what they cost today is told.
 */
export const orderQuotation = (
  rt: Runtime,
  id: string,
  cost: Dollars,
): Promise<QuotationOutcome<{ added: number }>> =>
  takeCartTurn(rt, async () => {
    try {
      const answer = await putQuotation(rt.send, callerOf(rt), id, cost);
      showChangedCart(rt, answer);
      return { ok: true, added: answer.added };
    } catch (error) {
      return failed(error);
    }
  });

/** The address of a quotation's PDF at the shop, to be looked at or kept; `key` opens it for who has it. */
export const quotationFile = (
  rt: Runtime,
  { quotation_no }: Pick<Quotation, 'quotation_no'>,
  key: string,
  use: 'preview' | 'download',
): string => `${rt.api}${quotationRoutes[use]}?${new URLSearchParams({ quotation_no, key })}`;
