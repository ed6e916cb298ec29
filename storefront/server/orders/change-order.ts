/** The one way in which an order comes further. What the table of stages does not have is refused. */
import { type Cents, messages, type OrderEvent } from '@kerf/sdk/contract';
import {
  cents,
  comesBack,
  formatMoney,
  isReadyForPress,
  type LineAct,
  nextStage,
  pointsWorth,
  shippingAfterCancel,
  toDollars,
  usablePoints,
} from '@kerf/sdk/rules';
import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.js';
import { failure } from '../http/api-failure.js';
import { queueMail } from '../mail/mail-queue.js';
import { addPoints } from '../people/points.js';
import { createRowId } from '../people/secrets.js';
import { orderMailKinds } from './order-mail-kinds.js';
import { heldMoney, paymentForPress } from './order-money.js';
import {
  type KeptOrder,
  type KeptOrderLine,
  lockOrder,
  readOrderLines,
  recordOrderEvent,
} from './order-rows.js';

/** What is written down of an act. */
const written: Readonly<Record<LineAct, OrderEvent['what']>> = {
  'receive-artwork': 'artwork-received',
  'lose-artwork': 'artwork-removed',
  'send-proof': 'proof-sent',
  'ask-change': 'change-asked',
  approve: 'approved',
  'start-production': 'production-started',
  ship: 'shipped',
  deliver: 'delivered',
  cancel: 'cancelled',
  'call-off': 'cancelled',
};

/** The letter that an act of the shop's sends; what the customer did themselves needs none. */
const letters: Partial<Record<LineAct, string>> = {
  'send-proof': orderMailKinds.proofSent,
  'start-production': orderMailKinds.productionStarted,
  ship: orderMailKinds.shipped,
  deliver: orderMailKinds.delivered,
  cancel: orderMailKinds.cancelled,
  'call-off': orderMailKinds.cancelled,
};

/** What an act comes with: the shop's words, and what the carrier calls the parcel. */
export interface ActParts {
  detail?: string;
  tracking?: string;
}

/** What is written down where what had come is enough, since less is to be paid. */
export const paidBefore = 'with what had come before';

const money = (amount: Cents): string => formatMoney(toDollars(amount));

/** Why an act is refused at a stage, in the words that the customer reads. */
const refusalOf = (line: KeptOrderLine, act: LineAct) =>
  act === 'approve' || act === 'ask-change'
    ? line.stage === 'approved' || line.stage === 'in-production'
      ? failure('ORDER_PROOF_APPROVED', messages.proofApprovedAlready)
      : failure('ORDER_EVALUATED', messages.artworkEvaluatedAlready)
    : failure('ORDER_NOT_POSSIBLE', messages.updateUnavailable);

/** The order with an id, held; refused where there is none. */
export async function requireOrder(trx: Transaction<Schema>, orderId: string): Promise<KeptOrder> {
  const order = await lockOrder(trx, orderId);
  if (!order) throw failure('ORDER_UNKNOWN', 'There is no such order.');
  return order;
}

/** Who cancels: what the shop can't make costs nobody a delivery that was free. */
type Party = 'customer' | 'shop';

/** What becomes of what a cancelled piece cost, as its row keeps it. */
type Back = Pick<KeptOrderLine, 'points_returned' | 'delivery_kept_cents'>;

/** What the rest of an order's delivery costs, once a piece of it is cancelled. */
const shippingWithout = (order: KeptOrder, left: Cents, less: Cents, by: Party): Cents =>
  shippingAfterCancel(left, less, {
    fee: order.shipping_cents,
    full: by === 'customer' ? order.delivery_cents : cents(0),
  });

/**
 * Takes a piece that is not made off what is to be paid, and the delivery too where nothing is left. Points come back that
 * are more than the rest costs. Returns how many.
 */
async function takeOff(
  trx: Transaction<Schema>,
  order: KeptOrder,
  less: Cents,
  by: Party,
  now: Date,
): Promise<Back> {
  const subTotal = cents(order.sub_total_cents - less);
  const shipping = shippingWithout(order, subTotal, less, by);
  const sum = cents(subTotal + shipping);
  const points = usablePoints(order.points, sum);
  const total = cents(sum - pointsWorth(points));
  await trx
    .updateTable('orders')
    .set({ sub_total_cents: subTotal, shipping_cents: shipping, total_cents: total, points })
    .where('id', '=', order.id)
    .execute();
  await addPoints(trx, order.person_id, order.points - points);
  const held = heldMoney(order);
  // What is left is paid for with points, or with less than the whole cost: nobody is asked for nothing.
  if (held >= total && (held > 0 || sum > 0))
    await recordPayment(
      trx,
      order.id,
      { amount: cents(0), detail: held > 0 ? paidBefore : 'with points' },
      now,
    );
  return { points_returned: order.points - points, delivery_kept_cents: cents(0) };
}

/**
 * Owes what was paid for a piece that is not made: money, which the shop gives back, and points, which come at once.
 * Returns how many, and what of it is kept for the delivery of the rest.
 */
async function owe(trx: Transaction<Schema>, order: KeptOrder, less: Cents, by: Party): Promise<Back> {
  const standing = (await readOrderLines(trx, order.id)).filter(({ stage }) => stage !== 'cancelled');
  const left = cents(standing.reduce((sum, { price_cents, kinds }) => sum + price_cents * kinds, 0));
  const extra = cents(Math.max(0, shippingWithout(order, left, less, by) - order.shipping_cents));
  const back = comesBack(
    cents(less - extra),
    {
      money: heldMoney(order),
      points: order.points - order.points_returned,
    },
    standing.length === 0,
  );
  await trx
    .updateTable('orders')
    .set({
      owed_cents: cents(order.owed_cents + back.money),
      points_returned: order.points_returned + back.points,
    })
    .where('id', '=', order.id)
    .execute();
  await addPoints(trx, order.person_id, back.points);
  return { points_returned: back.points, delivery_kept_cents: standing.length > 0 ? extra : cents(0) };
}

async function write(
  trx: Transaction<Schema>,
  order: KeptOrder,
  line: KeptOrderLine,
  act: LineAct,
  parts: ActParts,
  now: Date,
): Promise<KeptOrderLine> {
  const stage = nextStage(line.stage, act);
  if (!stage) throw refusalOf(line, act);
  const { detail = '', tracking } = parts;
  const changed = await trx
    .updateTable('order_lines')
    .set({ stage, stage_since: now.toISOString(), ...(tracking !== undefined && { tracking }) })
    .where('id', '=', line.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (stage === 'cancelled') {
    const by = act === 'cancel' ? 'customer' : 'shop';
    const less = cents(line.price_cents * line.kinds);
    const back = await (order.payment === 'unpaid'
      ? takeOff(trx, order, less, by, now)
      : owe(trx, order, less, by));
    await trx.updateTable('order_lines').set(back).where('id', '=', line.id).execute();
  }
  const event = { order_id: order.id, line_id: line.id, what: written[act] };
  await recordOrderEvent(trx, { ...event, detail: [tracking, detail].filter(Boolean).join('. ') }, now);
  const kind = letters[act];
  if (kind) await queueMail(trx, { kind, recipient: order.email, about: line.id }, now);
  return changed;
}

/** Does something to a piece of an order. What is approved and paid then goes to the press by itself. */
export async function changeLine(
  trx: Transaction<Schema>,
  { orderId, lineId }: { orderId: string; lineId: string },
  act: LineAct,
  parts: ActParts,
  now: Date,
): Promise<void> {
  const order = await requireOrder(trx, orderId);
  const line = (await readOrderLines(trx, order.id)).find(({ id }) => id === lineId);
  if (!line) throw failure('ORDER_UNKNOWN_LINE', 'This order has no such piece.');
  const payment = await paymentForPress(trx, order);
  if (act === 'start-production' && !isReadyForPress(line.stage, payment))
    throw failure('ORDER_NOT_POSSIBLE', messages.updateUnavailable);
  const changed = await write(trx, order, line, act, parts, now);
  if (isReadyForPress(changed.stage, payment)) await write(trx, order, changed, 'start-production', {}, now);
}

/**
 * Puts right what the carrier calls a piece that is on its way, and tells the customer. What was written of it before stays
 * beside it, and so does the day that it left. Returns false where it is called so already. Refused for one that is not on its way.
 */
export async function correctTracking(
  trx: Transaction<Schema>,
  { orderId, lineId }: { orderId: string; lineId: string },
  tracking: string,
  now: Date,
): Promise<boolean> {
  const order = await requireOrder(trx, orderId);
  const line = (await readOrderLines(trx, order.id)).find(({ id }) => id === lineId);
  if (line?.stage !== 'shipped') throw failure('ORDER_NOT_POSSIBLE', messages.updateUnavailable);
  if (line.tracking === tracking) return false;
  await trx.updateTable('order_lines').set({ tracking }).where('id', '=', line.id).execute();
  await trx
    .updateTable('order_events')
    .set({ detail: `${tracking}, corrected from ${line.tracking}` })
    .where('line_id', '=', line.id)
    .where('what', '=', written.ship)
    .execute();
  const letter = { kind: orderMailKinds.trackingCorrected, recipient: order.email, about: line.id };
  await queueMail(trx, letter, now);
  return true;
}

/** Money that came: cents, and what who handles cards calls it. */
interface Received {
  amount: Cents;
  detail: string;
  reference?: string | null;
}

/** What who handles cards calls the last payment of an order; null where that came another way, and for none. */
const lastReference = async (trx: Transaction<Schema>, orderId: string): Promise<string | null> =>
  (
    await trx
      .selectFrom('payments')
      .select('reference')
      .where('order_id', '=', orderId)
      .orderBy('at', 'desc')
      .executeTakeFirst()
  )?.reference ?? null;

/**
 * Writes down money that came for an order; none, where what had come is enough by now. What one reference stands for comes
 * once, however often it is told. An order that it is enough for is paid, and what is approved of it goes to the press; what
 * is too much is owed.
 */
export async function recordPayment(
  trx: Transaction<Schema>,
  orderId: string,
  { amount, detail, reference = null }: Received,
  now: Date,
): Promise<void> {
  const order = await requireOrder(trx, orderId);
  const at = now.toISOString();
  if (reference !== null) {
    const known = await trx
      .selectFrom('payments')
      .select('order_id')
      .where('reference', '=', reference)
      .executeTakeFirst();
    if (known?.order_id === order.id) return;
    // One payment pays one order. Passed over in silence it would be with who handles cards, and nowhere with the shop.
    if (known) throw failure('ORDER_NOT_POSSIBLE', 'This payment is known as one of another order.');
  }
  if (amount > 0)
    await trx
      .insertInto('payments')
      .values({ id: createRowId(), order_id: order.id, amount_cents: amount, reference, at })
      .execute();
  const lines = await readOrderLines(trx, order.id);
  const isOver = order.payment !== 'unpaid';
  const due = isOver || lines.every(({ stage }) => stage === 'cancelled') ? cents(0) : order.total_cents;
  const received = cents(order.received_cents + amount);
  const held = heldMoney({ ...order, received_cents: received });
  const isEnough = held >= due;
  const excess = cents(isOver ? amount : Math.max(0, held - due));
  const paid: KeptOrder = {
    ...order,
    received_cents: received,
    owed_cents: cents(order.owed_cents + excess),
    ...(!isOver &&
      isEnough && {
        payment: 'paid',
        paid_at: at,
        payment_reference: reference ?? (await lastReference(trx, order.id)),
      }),
  };
  const { received_cents, owed_cents, payment, paid_at, payment_reference } = paid;
  await trx
    .updateTable('orders')
    .set({ received_cents, owed_cents, payment, paid_at, payment_reference })
    .where('id', '=', order.id)
    .execute();
  const aside =
    excess > 0
      ? `${money(excess)} of it more than is to be paid: we give that back`
      : isEnough
        ? ''
        : `${money(amount)}: less than is to be paid`;
  await recordOrderEvent(
    trx,
    { order_id: order.id, line_id: null, what: 'paid', detail: [detail, aside].filter(Boolean).join(', ') },
    now,
  );
  const isPaidByIt = isEnough && !isOver;
  const kind = isPaidByIt ? orderMailKinds.paid : orderMailKinds.moneyCame;
  await queueMail(trx, { kind, recipient: order.email, about: order.id }, now);
  if (!isPaidByIt) return;
  for (const line of lines)
    if (isReadyForPress(line.stage, payment)) await write(trx, paid, line, 'start-production', {}, now);
}
