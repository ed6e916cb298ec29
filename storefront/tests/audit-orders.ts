import { createHash } from 'node:crypto';
import { sweepFiles } from '../server/artwork/sweep-files.js';
import { type Database, openDatabase } from '../server/db/open-database.js';
import { orderMailKinds } from '../server/orders/order-mail-kinds.js';
import { openStorage } from '../server/storage/open-storage.js';
import type { Storage } from '../server/storage/storage.js';
import type { EmptyDatabase } from './databases.js';
import type { Purchase } from './shop-by-forms.js';

/** What of many purchases is not as it was acknowledged, each fault in words. */
export interface Audit {
  /** What the shop acknowledged. */
  orders: number;
  payments: number;
  files: number;
  /** Acknowledged, and not there. */
  lost: string[];
  /** There twice. */
  doubled: string[];
  /** There in part: an order without its pieces, a payment that nothing tells of, artwork without its file. */
  partial: string[];
  /** Files that no row speaks of, after the sweep. */
  orphans: string[];
}

const days = 86_400_000;

async function digest(storage: Storage, key: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of await storage.read(key)) hash.update(part as Buffer);
  return hash.digest('hex');
}

const read = async ({ db }: Database) => ({
  orders: await db.selectFrom('orders').selectAll().execute(),
  lines: await db.selectFrom('order_lines').selectAll().execute(),
  events: await db.selectFrom('order_events').selectAll().execute(),
  refunds: await db.selectFrom('refunds').selectAll().execute(),
  artworks: await db.selectFrom('artworks').selectAll().execute(),
  mails: await db.selectFrom('mails').select(['kind', 'about']).execute(),
});

/** Compares what a shop has with what it acknowledged, after the sweep of files. Nobody may be at work in it. */
export async function auditOrders(place: EmptyDatabase, purchases: readonly Purchase[]): Promise<Audit> {
  const database = await openDatabase(place);
  const storage = await openStorage(place);
  try {
    await sweepFiles(database.db, storage).run(new Date(Date.now() + 2 * days), new AbortController().signal);
    const { orders, lines, events, refunds, artworks, mails } = await read(database);
    const [lost, doubled, partial]: [string[], string[], string[]] = [[], [], []];
    /** Notes where there is not exactly one of something. */
    const once = (found: number, what: string, none = partial) => {
      if (found < 1) none.push(`${what} is not there`);
      if (found > 1) doubled.push(`${what} is there ${found} times`);
    };

    for (const {
      id,
      number,
      total_cents,
      sub_total_cents,
      shipping_cents,
      payment,
      paid_at,
      refunded_cents,
    } of orders) {
      const own = events.filter(({ order_id }) => order_id === id);
      const count = (what: string) => own.filter((each) => each.what === what).length;
      const told = (kind: string) => mails.filter((mail) => mail.kind === kind && mail.about === id).length;
      const pieces = lines.filter(({ order_id }) => order_id === id);
      const priced = pieces.reduce((sum, { price_cents, kinds }) => sum + price_cents * kinds, 0);
      const given = refunds.filter(({ order_id }) => order_id === id);
      if (pieces.length !== 2) partial.push(`${number} has ${pieces.length} pieces`);
      if (priced !== sub_total_cents || priced + shipping_cents !== total_cents)
        partial.push(`${number} costs ${total_cents}, and its pieces ${priced}`);
      once(count('placed'), `that ${number} was placed`);
      once(told(orderMailKinds.placed), `the letter that ${number} was placed`);
      const isPaid = payment !== 'unpaid';
      if (isPaid) once(count('paid'), `that ${number} was paid`);
      if (isPaid) once(told(orderMailKinds.paid), `the letter that ${number} was paid`);
      if (isPaid !== (paid_at !== null) || (!isPaid && count('paid') > 0))
        partial.push(`${number} is half paid`);
      if (given.reduce((sum, { amount_cents }) => sum + amount_cents, 0) !== refunded_cents)
        partial.push(`${number} gave back ${refunded_cents}, and its refunds say another sum`);
      if (count('refunded') !== given.length) partial.push(`${number} has not one event for each refund`);
    }

    for (const { id, line_id, name, storage_key, sha256 } of artworks) {
      const found = await digest(storage, storage_key).catch(() => null);
      if (found !== sha256) partial.push(`artwork ${name} ${found ? 'is another one' : 'has no file'}`);
      const line = lines.find((each) => each.id === line_id);
      const isTold = events.some((event) => event.line_id === line_id && event.what === 'artwork-received');
      if (!line || line.stage === 'placed' || !isTold)
        partial.push(`artwork ${name} (${id}) did not move its piece`);
    }

    for (const { email, order, isPaid, refunded, files } of purchases) {
      const own = orders.filter((each) => each.email === email);
      if (own.length > 1) doubled.push(`the order of ${email} is there ${own.length} times`);
      if (!order) continue;
      const kept = own.find(({ id }) => id === order.id);
      if (!kept) lost.push(`the order of ${email}`);
      if (kept && kept.total_cents !== order.total) partial.push(`${email} agreed to ${order.total}`);
      if (kept && isPaid && kept.payment === 'unpaid') lost.push(`the payment of ${email}`);
      if (kept && kept.refunded_cents < refunded) lost.push(`what was given back to ${email}`);
      for (const file of files) once(artworks.filter(({ name }) => name === file).length, file, lost);
    }

    const used = new Set(artworks.map(({ storage_key }) => storage_key));
    const orphans = (await storage.list()).map(({ key }) => key).filter((key) => !used.has(key));
    return {
      orders: purchases.filter(({ order }) => order).length,
      payments: purchases.filter(({ isPaid }) => isPaid).length,
      files: purchases.reduce((sum, { files }) => sum + files.length, 0),
      lost,
      doubled,
      partial,
      orphans,
    };
  } finally {
    await database.close();
  }
}
