/** Looking at orders, and what who ordered does with them. */
import {
  createMessage,
  createProofAnswer,
  createReorder,
  createReview,
  deleteArtwork,
  deletePiece,
  fetchOrder,
  fetchOrders,
  fetchPaperAddress,
} from '../../client/orders.js';
import type { OrderDetail, Reordered } from '../../contract/proofs.js';
import type { NewReview } from '../../contract/reviews.js';
import { toProblem } from '../../errors/to-problem.js';
import { cartToken } from '../cart-token.js';
import { takeCartTurn } from '../cart-turn.js';
import { opaque } from '../opaque.js';
import type { OrdersState } from '../orders-state.js';
import { attempt, keptSession, type PersonOutcome, personOf } from '../person.js';
import type { Runtime } from '../runtime.js';
import { showChangedCart } from '../show-cart.js';

function ordersOf(rt: Runtime): OrdersState {
  rt.state.orders ??= { status: 'idle', problem: null, list: null, before: null, older: null, detail: null };
  return rt.state.orders;
}

const tokenOf = (rt: Runtime): string | null => personOf(rt).token ?? keptSession(rt);

async function load(rt: Runtime, read: () => Promise<Partial<OrdersState>>): Promise<void> {
  const orders = ordersOf(rt);
  Object.assign(orders, { status: 'loading', problem: null });
  try {
    Object.assign(orders, { ...(await read()), status: 'ready' });
  } catch (error) {
    Object.assign(orders, { status: 'failed', problem: toProblem(error) });
  }
}

/** Reads somebody's orders, those behind a place in the list with `before`; none of them is looked at then. */
export const loadOrders = (rt: Runtime, before: string | null = null): Promise<void> =>
  load(rt, async () => {
    const { orders, older } = await fetchOrders(rt.send, tokenOf(rt), before);
    return { list: opaque(orders), before, older, detail: null };
  });

/** Reads an order, to be looked at. */
export const loadOrder = (rt: Runtime, order: string): Promise<void> =>
  load(rt, async () => ({ detail: opaque(await fetchOrder(rt.send, tokenOf(rt), order)) }));

/**
 * Reads once more what is looked at, the order of that id or the list for ''; whether it came further meanwhile. Nobody asked for
 * it: what can't be read stays as it is, and so does what a press changed while this was on its way.
 */
export async function rereadOrders(rt: Runtime, order: string): Promise<boolean> {
  const orders = ordersOf(rt);
  const { status, detail, list, before } = orders;
  if (status === 'loading') return false;
  const read = order
    ? fetchOrder(rt.send, tokenOf(rt), order).then((detail) => ({ detail: opaque(detail) }))
    : fetchOrders(rt.send, tokenOf(rt), before).then(({ orders, older }) => ({
        list: opaque(orders),
        older,
      }));
  const now = await read.catch(() => null);
  const isAsItWas = rt.state.orders === orders && orders.detail === detail && orders.list === list;
  const known = order ? { detail } : { list, older: orders.older };
  if (!now || !isAsItWas || JSON.stringify(now) === JSON.stringify(known)) return false;
  Object.assign(orders, { ...now, status: 'ready', problem: null });
  return true;
}

/** Changes the order that is looked at, and shows what it is then. */
const change = (
  rt: Runtime,
  write: () => Promise<OrderDetail>,
): Promise<PersonOutcome<{ detail: OrderDetail }>> =>
  attempt(async () => {
    const detail = await write();
    Object.assign(ordersOf(rt), { status: 'ready', problem: null, detail: opaque(detail) });
    return { detail };
  });

/** Approves a proof; with a remark, asks for a change of it. Either is done once. */
export const answerProof = (
  rt: Runtime,
  answer: { order: string; proof: string; remark: string | null },
): Promise<PersonOutcome<{ detail: OrderDetail }>> =>
  change(rt, () => createProofAnswer(rt.send, tokenOf(rt), answer));

/** Writes to the shop about an order, or about a piece of it; `files` were uploaded for the order before. */
export const writeToShop = (
  rt: Runtime,
  {
    order,
    text,
    line = null,
    files = [],
  }: { order: string; text: string; line?: string | null; files?: readonly string[] },
): Promise<PersonOutcome<{ detail: OrderDetail }>> =>
  change(rt, () =>
    createMessage(rt.send, tokenOf(rt), order, {
      text,
      line_id: line,
      ...(files.length > 0 && { files: [...files] }),
    }),
  );

/** Takes a file back, which can be done until the proof is approved. */
export const removeArtwork = (
  rt: Runtime,
  { order, artwork }: { order: string; artwork: string },
): Promise<PersonOutcome<{ detail: OrderDetail }>> =>
  change(rt, async () => {
    await deleteArtwork(rt.send, tokenOf(rt), artwork);
    return fetchOrder(rt.send, tokenOf(rt), order);
  });

/** Says what somebody thinks of a piece that was delivered, which is done once. */
export const reviewPiece = (
  rt: Runtime,
  { order, line, review }: { order: string; line: string; review: NewReview },
): Promise<PersonOutcome<{ detail: OrderDetail }>> =>
  change(rt, () => createReview(rt.send, tokenOf(rt), { order, line, review }));

/** Where the invoice of an order is at the shop, or a proof of it: it opens for a moment, in any tab. */
export const addressPaper = (
  rt: Runtime,
  paper: { order: string; proof: string | null },
): Promise<PersonOutcome<{ path: string }>> => attempt(() => fetchPaperAddress(rt.send, tokenOf(rt), paper));

/** Cancels a piece, which can be done until its proof is approved. */
export const cancelPiece = (
  rt: Runtime,
  piece: { order: string; line: string },
): Promise<PersonOutcome<{ detail: OrderDetail }>> =>
  change(rt, () => deletePiece(rt.send, tokenOf(rt), piece));

/** Puts a piece into the cart once more, at the price of today. */
export const orderAgain = (
  rt: Runtime,
  piece: { order: string; line: string },
): Promise<PersonOutcome<{ reordered: Reordered }>> =>
  attempt(() =>
    takeCartTurn(rt, async () => {
      const reordered = await createReorder(rt.send, tokenOf(rt), { ...piece, cartToken: cartToken(rt) });
      showChangedCart(rt, reordered);
      return { reordered };
    }),
  );
