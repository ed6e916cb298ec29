import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.js';
import { queueMail } from '../mail/mail-queue.js';
import { orderMailKinds } from './order-mail-kinds.js';

/** Tells the shop by mail what the customer did to a piece, which is the shop's turn now. Returns the letter's id. */
export const tellShop = (
  trx: Transaction<Schema>,
  { lineId, shopEmail }: { lineId: string; shopEmail: string },
  now: Date,
): Promise<string> =>
  queueMail(trx, { kind: orderMailKinds.shopsTurn, recipient: shopEmail, about: lineId }, now);
