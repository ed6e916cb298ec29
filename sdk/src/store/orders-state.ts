/** The orders of who uses the page, as its widgets know them. */
import type { OrderSummary } from '../contract/orders.js';
import type { OrderDetail } from '../contract/proofs.js';
import type { Problem } from '../errors/problem.js';

export interface OrdersState {
  /** 'idle' until they were asked for, or a server drew the page with them. */
  status: 'idle' | 'loading' | 'ready' | 'failed';
  problem: Problem | null;
  /** Somebody's, the newest first; null where one alone is known. */
  list: readonly OrderSummary[] | null;
  /** The place in all of them that the list begins behind; null for the newest. */
  before: string | null;
  /** What asks for those behind them; null where there are none. */
  older: string | null;
  /** The one that is looked at. */
  detail: OrderDetail | null;
  /** A form without script that was refused; only on the page that answers it. */
  posted?: PostedOrderForm;
}

/** A form about an order that was sent without script, as the page that answers it is drawn. */
export interface PostedOrderForm {
  form: 'change' | 'message' | 'review';
  /** The proof, the order or the piece that it is about. */
  about: string;
  /** What was typed. */
  text: string;
  message: string;
  /** The field at fault, where one is. */
  field?: string;
  /** Of a review: its title, and the stars that were chosen. */
  title?: string;
  rate?: number;
}
