/** Who takes turns where orders wait for the same thing: who ordered, however many orders they have. */
import { sql } from 'kysely';

/** Who ordered, of a row of `orders`: the account, or a guest by their address of e-mail. */
export const orderer = sql<string>`coalesce(orders.person_id, orders.email_key)`;
