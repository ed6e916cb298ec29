/** Paying on a page of somebody who handles cards, so that no card number ever reaches the shop. */
import type { Cents } from '@kerf/sdk/contract';
import type { GivenBack } from '../orders/give-back.js';
import type { KeptOrder } from '../orders/order-rows.js';

/**
 * What the page's owner told of an order. `reference` is what they call the payment; amounts in cents. `refunded` is all that
 * had been given back of it by `saidAt`; `came-back` is one refund that no bank took, `id` what they call it, with the key that
 * the shop asked for it with, or null.
 */
export type PaymentNotice =
  | { kind: 'paid'; orderId: string; amount: number; currency: string; reference: string }
  | { kind: 'refunded'; orderId: string; refunded: number; reference: string; saidAt: Date }
  | { kind: 'came-back'; id: string; key: string | null; amount: number; reference: string; saidAt: Date };

/** A way to pay on a hosted page. */
export interface PaymentPage {
  /** The address where `amount` of an order is paid. Asked for again within hours it is the same one, so that it is paid once. */
  open(order: Pick<KeptOrder, 'id' | 'number' | 'email'>, amount: Cents, now: Date): Promise<string>;
  /**
   * What a notice says; null for one about something else. Throws for one that its owner did not sign, or too long
   * ago, and an ApiFailure for a signed one that no order can follow.
   */
  read(body: Buffer, signature: string): PaymentNotice | null;
  /** Gives back a part of a payment; told twice with one `key`, once. Throws a {@link RefundRefused} where it never will. */
  refund(reference: string, amount: Cents, key: string): Promise<void>;
  /** All that was given back of a payment. A key is good for a day: what is asked for again later is looked for here first. */
  given(reference: string): Promise<GivenBack[]>;
}

/** Money that is not given back, and would not be if it were asked for again. */
export class RefundRefused extends Error {
  override readonly name = 'RefundRefused';
}
