/** Gives money of an order back, from the command: asked for once, however often it is run, and said as it became of it. */
import type { Cents } from '@kerf/sdk/contract';
import { cents, formatMoney, formatShopTime, toDollars } from '@kerf/sdk/rules';
import type { Transaction } from 'kysely';
import { isStorageFull } from '../db/engine.js';
import type { Database } from '../db/open-database.js';
import type { Schema } from '../db/schema.js';
import type { Env } from '../env.js';
import { requireOrder } from '../orders/change-order.js';
import {
  askRefund,
  dropRefund,
  giveBack,
  type KeptRefund,
  paymentFor,
  readBegun,
  readRefunds,
  recordGiven,
  settleRefund,
} from '../orders/give-back.js';
import { mostRefund } from '../orders/order-money.js';
import type { KeptOrder } from '../orders/order-rows.js';
import { RefundRefused } from '../payment/payment-page.js';
import { createStripePage } from '../payment/stripe-page.js';
import { StartError } from '../start-error.js';
import { readDollars } from './read-dollars.js';
import { textOf } from './text-of.js';

/** What a refund is given of; `words` say how much, whether by transfer, and why. */
interface RefundPlace {
  database: Database;
  order: KeptOrder;
  words: readonly string[];
  now: Date;
  env: Env;
}

const money = (sum: Cents): string => formatMoney(toDollars(sum));

/** Writes down what became of a refund. Where that can't be, what is said is what is true of the money. */
const writeOutcome = (
  database: Database,
  said: string,
  work: (trx: Transaction<Schema>) => Promise<void>,
): Promise<void> =>
  database.db
    .transaction()
    .execute(work)
    .catch((cause: unknown) => {
      const [why, first] = isStorageFull(cause)
        ? ['the disk of the database is full', 'Make room, then run']
        : [cause instanceof Error ? cause.message : String(cause), 'Run'];
      throw new StartError(
        `${said} That could not be written down (${why}): it stands as begun. ${first} the same again: nothing is given back twice.`,
        { cause },
      );
    });

/** Has what was written down given back to the card. Where that can't be said, it stays written down to be asked for again. */
async function sendRefund(
  { database, order, now, env }: RefundPlace,
  refund: KeptRefund,
  { isAgain }: { isAgain: boolean },
): Promise<string> {
  if (!env.stripe || refund.reference === null)
    throw new StartError('Cards are not set up here any more: STRIPE_SECRET_KEY is missing.');
  const page = createStripePage(env.stripe, env.publicUrl);
  const { reference } = refund;
  const sum = `${money(refund.amount_cents)} of order ${order.number}`;
  const done = `Gave back ${sum} to the card. ${order.email} is told.`;
  const unsaid = (cause: unknown): never => {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new StartError(
      `Stripe did not say whether it gave it back (${why}). Run the same again; it is given back once.`,
      { cause },
    );
  };
  if (isAgain) {
    // Stripe forgets after a day what was asked for with a key, and would give it again.
    const given = await page.given(reference).catch(unsaid);
    await writeOutcome(database, `${sum} may have been given back already.`, (trx) =>
      recordGiven(trx, order.id, { given, reference }, now),
    );
    if ((await readBegun(database.db, order.id)).every(({ id }) => id !== refund.id)) return done;
  }
  try {
    await page.refund(reference, refund.amount_cents, refund.id);
  } catch (cause) {
    if (!(cause instanceof RefundRefused)) return unsaid(cause);
    const refusal = `Stripe did not give it back: ${cause.message}`;
    await writeOutcome(database, `${refusal.replace(/\.$/, '')}.`, (trx) => dropRefund(trx, refund, now));
    throw new StartError(refusal, { cause });
  }
  await writeOutcome(database, `Stripe gave back ${sum} to the card.`, (trx) =>
    settleRefund(trx, refund, now),
  );
  return done;
}

/**
 * Writes down a refund that is to be asked of who handles cards, or finds the one that was begun before and cut off. Where nobody
 * has to be asked it is given. All of it with the order held, so that two who ask at once give once.
 */
async function beginRefund(
  trx: Transaction<Schema>,
  orderId: string,
  { amount, reason, isTransfer }: { amount: Cents; reason: string; isTransfer: boolean },
  now: Date,
): Promise<{ refund: KeptRefund; isAgain: boolean } | { said: string }> {
  const order = await requireOrder(trx, orderId);
  const [begun] = await readBegun(trx, order.id);
  if (begun) return { refund: begun, isAgain: true };
  const before = (await readRefunds(trx, order.id)).find(
    (refund) => refund.amount_cents === amount && refund.reason === reason,
  );
  // What was cut off may have come true by a notice meanwhile, and who runs it again knows nothing of that.
  if (before)
    return {
      said: `Of order ${order.number} ${money(amount)} was given back for that reason already, ${formatShopTime(before.at)}. Nothing was done. If it is to be given back once more, say another reason.`,
    };
  const most = mostRefund(order, cents(0));
  if (order.received_cents > 0 && amount > most)
    throw new StartError(`Of order ${order.number} at most ${money(most)} can be given back.`);
  const payment = isTransfer ? { reference: null } : await paymentFor(trx, order, amount);
  if (!payment && order.received_cents > 0)
    throw new StartError(
      `Order ${order.number} was paid in parts, and no one of them has ${money(amount)} left. Give it back in smaller amounts.`,
    );
  const reference = payment?.reference ?? null;
  const what = { amount, reason, reference };
  if (reference !== null) return { refund: await askRefund(trx, order.id, what, now), isAgain: false };
  await giveBack(trx, order.id, what, now);
  return {
    said: `Gave back ${money(amount)} of order ${order.number}. ${order.email} is told; send the money ${isTransfer ? 'by transfer' : 'the way it came'}.`,
  };
}

/** Gives money back to the card that paid, or writes down that it is transferred. Returns what became of it, in a sentence. */
export async function refundOrder(place: RefundPlace): Promise<string> {
  const { database, order, words, now } = place;
  const [dollars = '', ...why] = words.filter((word) => word !== '--transfer');
  const isTransfer = words.includes('--transfer');
  const amount = readDollars(dollars);
  const reason = textOf(why, 'reason');
  const asked = await database.db
    .transaction()
    .execute((trx) => beginRefund(trx, order.id, { amount, reason, isTransfer }, now));
  if ('said' in asked) return asked.said;
  const { refund, isAgain } = asked;
  const done = await sendRefund(place, refund, { isAgain });
  if (!isAgain) return done;
  const begun = `${done} That was begun ${formatShopTime(refund.at)}, and not finished then`;
  return amount === refund.amount_cents
    ? `${begun}; it is given back once.`
    : `${begun}. ${money(amount)} was not given back now: ask again if it is to be as well.`;
}
