import {
  apiBase,
  artworkRoutes,
  cartRoutes,
  cartTokenHeader,
  lineStages,
  orderRoutes,
  paymentNoticePath,
} from '@kerf/sdk/contract';
import { toCents } from '@kerf/sdk/rules';
import fc from 'fast-check';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cartCalls } from '../../tests/cart-calls.js';
import { describeOnEachDatabase } from '../../tests/databases.js';
import { type OpenApp, openApp } from '../../tests/open-app.js';
import { orderKey, sentProof } from '../../tests/order-calls.js';
import { deliveryAddress, placedOrder } from '../../tests/placed-order.js';
import { seeRefusal } from '../../tests/see-refusal.js';
import { paidSession, signedNotice, webhookSecret } from '../../tests/stripe-stand-in.js';
import { readConfiguration, requirePrice } from '../cart/price-line.js';
import type { Schema } from '../db/schema.js';
import { pages } from '../pages/pages.js';
import { type KeptOrder, type KeptOrderLine, readOrderLines } from './order-rows.js';

/** How many bodies are drawn: a hundred in the suite, ten thousand where FORGERIES says so, as `npm run soak` does. */
const forgeries = Number(process.env.FORGERIES ?? 100);
const long = 60_000 + forgeries * 300;

/** Everything that a forged body could have reached. */
const tables = [
  'orders',
  'order_lines',
  'order_events',
  'order_messages',
  'order_keys',
  'refunds',
  'proofs',
  'artworks',
  'carts',
  'cart_lines',
  'checkouts',
  'people',
  'sessions',
] as const;
type TableName = (typeof tables)[number];
type Row = { id: string } & Record<string, unknown>;
type Dump = Record<TableName, Row[]>;

/** What somebody may think that the shop takes from them. */
const names = [
  ...['total', 'total_cents', 'sub_total', 'sub_total_cents', 'price', 'price_cents', 'cost_cents'],
  ...['shipping_fee', 'shipping_cents', 'refunded', 'refunded_cents', 'discount', 'amount', 'currency'],
  ...['stage', 'status', 'state', 'payment_state', 'paid', 'paid_at', 'payment_reference', 'is_paid'],
  ...['role', 'is_admin', 'person_id', 'member', 'from', 'order_id', 'checkout_id', 'number', 'id'],
  ...[
    'decision',
    'decided_by',
    'decided_at',
    'round',
    'at',
    'placed_at',
    'tracking',
    'report',
    'storage_key',
  ],
  ...['product_pricing_id', 'quantity', 'kinds', 'lines', 'lines[0][price]', 'order', 'line_id', 'email_key'],
  ...['__proto__', 'constructor', 'toString'],
];

/** What somebody may say of them. */
const values = [
  ...[0, 1, -1, 0.01, 1e308, '1', '0.01', '-5', 'NaN', true, null, [], {}],
  ...['paid', 'refunded', 'shop', 'admin', 'approved', 'card', ...lineStages],
];

/** A word of no shop: wherever it is found, it was believed. */
const mark = 'forged-7f3a';

type Forged = Record<string, unknown>;
/** Something that a client does, with more in its body than belongs there. */
interface Deed {
  /** The tables that it may change, where it is done. */
  touches: readonly TableName[];
  /** Where it brings the piece. */
  stage?: string;
  /** Whether it is refused even with nothing more in it. */
  isForgery?: true;
  send(forged: Forged): Promise<{ statusCode: number }>;
}

describeOnEachDatabase('What a client says of prices, roles, states and totals', (open) => {
  let opened: OpenApp;
  let own: KeptOrder;
  let line: string;
  let proof: string;
  let key: string;
  let cartToken: string;
  let cartLine: string;
  let checkout: string;
  let total: number;
  let shown: string;
  let order: object;
  let start: Dump;
  let deeds: Record<string, Deed>;

  const rowsOf = (db: Kysely<Schema>) => db as unknown as Kysely<Record<TableName, Row>>;
  const dump = async (): Promise<Dump> => {
    const entries = [];
    for (const table of tables)
      entries.push([
        table,
        await rowsOf(opened.database.db).selectFrom(table).selectAll().orderBy('id').execute(),
      ]);
    return Object.fromEntries(entries);
  };

  /** Puts everything back as it was. */
  const restore = (): Promise<void> =>
    opened.database.db.transaction().execute(async (trx) => {
      const rows = rowsOf(trx);
      for (const table of [...tables].reverse()) {
        const known = start[table].map(({ id }) => id);
        await rows
          .deleteFrom(table)
          .$if(known.length > 0, (query) => query.where('id', 'not in', known))
          .execute();
      }
      for (const table of tables)
        for (const row of start[table])
          await rows
            .insertInto(table)
            .values(row)
            .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
            .execute();
      for (const table of ['limits', 'idempotency_keys', 'mails'] as const)
        await trx.deleteFrom(table).execute();
    });

  const fromOwnPage = { origin: 'http://localhost:4300', 'sec-fetch-site': 'same-origin' };
  const cookies = () => ({ cookie: `kerf-cart=${cartToken}; kerf-order=${key}` });

  const post = async (url: string, form: Forged) => {
    const answer = await opened.app.inject({
      method: 'POST',
      url,
      headers: { ...fromOwnPage, ...cookies(), 'content-type': 'application/x-www-form-urlencoded' },
      payload: Object.entries(form)
        .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`)
        .join('&'),
    });
    return seeRefusal(opened.app, answer, cookies().cookie);
  };
  const call = (method: 'POST' | 'PUT' | 'DELETE', path: string, body: Forged) =>
    opened.app.inject({
      method,
      url: apiBase + path,
      headers: {
        ...fromOwnPage,
        ...cookies(),
        [cartTokenHeader]: cartToken,
        'content-type': 'application/json',
      },
      payload: JSON.stringify(body),
    });
  const base64 = (text: unknown) => Buffer.from(String(text)).toString('base64');

  beforeAll(async () => {
    opened = await openApp(await open(), {
      pages,
      variables: { STRIPE_SECRET_KEY: 'sk_test_of_the_shop', STRIPE_WEBHOOK_SECRET: webhookSecret },
    });
    const { db } = opened.database;
    own = await placedOrder(opened, { email: 'ada@example.com' });
    await placedOrder(opened, { email: 'eve@example.com' });
    [{ id: line = '' } = {}] = await readOrderLines(db, own.id);
    await sentProof(opened, own.id, line);
    proof = (await db.selectFrom('proofs').select('id').executeTakeFirstOrThrow()).id;
    key = await orderKey(opened, own.id);
    const calls = cartCalls(opened.app);
    order = await calls.order();
    const added = (await calls.add(order)).good();
    cartToken = added.token;
    cartLine = added.cart.lines[0]?.id ?? '';
    total = toCents(added.cart.total);
    const shipping = Object.entries(deliveryAddress).map(([field, text]) => [`shipping_${field}`, text]);
    await post('/checkout', { email: 'ada@example.com' });
    await post('/checkout/delivery', Object.fromEntries(shipping));
    await post('/checkout/payment', { payment: 'invoice', bill_elsewhere: '' });
    const review = await opened.app.inject({ url: '/checkout/review', headers: cookies() });
    shown = /name="shown" value="([^"]+)"/.exec(review.body)?.[1] ?? '';
    checkout = (await db.selectFrom('checkouts').select('id').executeTakeFirstOrThrow()).id;
    start = await dump();
    deeds = {
      contact: {
        touches: ['checkouts'],
        send: (forged) => post('/checkout', { ...forged, email: 'ada@example.com' }),
      },
      delivery: {
        touches: ['checkouts'],
        send: (forged) => post('/checkout/delivery', { ...forged, ...Object.fromEntries(shipping) }),
      },
      payment: {
        touches: ['checkouts'],
        // The way of paying is theirs to say; that it was paid is not.
        send: (forged) => post('/checkout/payment', { ...forged, payment: 'invoice', bill_elsewhere: '' }),
      },
      place: {
        touches: ['orders', 'order_lines', 'order_events', 'order_keys', 'carts', 'cart_lines', 'checkouts'],
        send: (forged) => post('/checkout/place', { total, shown, ...forged, checkout }),
      },
      'approve by a form': {
        touches: ['orders', 'order_lines', 'order_events', 'proofs'],
        stage: 'approved',
        send: (forged) => post(`/mypage/orders/${own.id}/proofs/${proof}/approve`, forged),
      },
      'cancel by a form': {
        touches: ['orders', 'order_lines', 'order_events'],
        stage: 'cancelled',
        send: (forged) => post(`/mypage/orders/${own.id}/lines/${line}/cancel`, forged),
      },
      'write by a form': {
        touches: ['order_messages'],
        send: (forged) => post(`/mypage/orders/${own.id}/messages`, { ...forged, line, text: 'When?' }),
      },
      'order again by a form': {
        touches: ['carts', 'cart_lines'],
        send: (forged) => post(`/mypage/orders/${own.id}/lines/${line}/reorder`, forged),
      },
      approve: {
        touches: ['orders', 'order_lines', 'order_events', 'proofs'],
        stage: 'approved',
        send: (forged) => call('POST', `${orderRoutes.createApproval}/${own.id}/${proof}`, forged),
      },
      'ask for a change': {
        touches: ['orders', 'order_lines', 'order_events', 'proofs'],
        stage: 'change-asked',
        send: (forged) =>
          call('POST', `${orderRoutes.createChange}/${own.id}/${proof}`, { ...forged, remark: 'Larger.' }),
      },
      write: {
        touches: ['order_messages'],
        send: (forged) =>
          call('POST', `${orderRoutes.createMessage}/${own.id}`, { text: 'When?', line_id: line, ...forged }),
      },
      cancel: {
        touches: ['orders', 'order_lines', 'order_events'],
        stage: 'cancelled',
        send: (forged) => call('DELETE', `${orderRoutes.deletePiece}/${own.id}/${line}`, forged),
      },
      'order again': {
        touches: ['carts', 'cart_lines'],
        send: (forged) => call('POST', `${orderRoutes.createReorder}/${own.id}/${line}`, forged),
      },
      'add a line': {
        touches: ['carts', 'cart_lines'],
        send: (forged) => call('POST', cartRoutes.createItem, { ...order, ...forged }),
      },
      'add a line at a price': {
        touches: [],
        isForgery: true,
        send: (forged) => call('POST', cartRoutes.createItem, { ...order, cost: Object.values(forged)[0] }),
      },
      'change a line': {
        touches: ['carts', 'cart_lines'],
        send: (forged) =>
          call('PUT', `${cartRoutes.updateItem}/${cartLine}`, { quantity: 200, kinds: 1, ...forged }),
      },
      'tell of a payment': {
        touches: [],
        isForgery: true,
        send: (forged) => {
          const session = paidSession(own, forged);
          const { payload, headers } = signedNotice('checkout.session.completed', session, { secret: mark });
          return opened.app.inject({ method: 'POST', url: apiBase + paymentNoticePath, headers, payload });
        },
      },
      'begin an upload': {
        touches: [],
        send: (forged) => {
          const said = Object.entries({ ...forged, line, filename: 'a.png' })
            .filter(([name]) => /^[\w]+$/.test(name))
            .map(([name, value]) => `${name} ${base64(value)}`);
          return opened.app.inject({
            method: 'POST',
            url: apiBase + artworkRoutes.upload,
            headers: {
              ...fromOwnPage,
              ...cookies(),
              'tus-resumable': '1.0.0',
              'upload-length': '9',
              'upload-metadata': said.join(','),
            },
          });
        },
      },
    };
  }, long);
  afterAll(() => opened.app.close());

  const priceOf = (configuration: string): number => {
    const today = { catalogue: opened.world.catalogue, now: opened.world.now };
    return toCents(requirePrice(readConfiguration(configuration), today, '').price);
  };

  /** What of the orders is not as the shop alone makes it. */
  function forgedOrders(
    { orders, order_lines, proofs, order_messages }: Dump,
    stage: string | undefined,
  ): string[] {
    const found: string[] = [];
    const before = new Map(start.order_lines.map(({ id, stage }) => [id, stage]));
    for (const kept of orders as unknown as KeptOrder[]) {
      const lines = (order_lines as unknown as KeptOrderLine[]).filter(
        ({ order_id }) => order_id === kept.id,
      );
      const standing = lines.filter(({ stage }) => stage !== 'cancelled');
      const priced = standing.reduce((sum, { price_cents, kinds }) => sum + price_cents * kinds, 0);
      const { total_cents, sub_total_cents, shipping_cents } = kept;
      if (priced !== sub_total_cents || total_cents !== sub_total_cents + shipping_cents) found.push('sums');
      // Each has the card of the cart: what it costs is known.
      if (total_cents !== (standing.length > 0 ? total : 0)) found.push('total');
      if (kept.payment !== 'unpaid' || kept.paid_at !== null || kept.payment_reference !== null)
        found.push('payment');
      if (kept.refunded_cents !== 0 || kept.person_id !== null || kept.payment_way !== 'invoice')
        found.push('owner');
      for (const { id, stage: now, tracking } of lines) {
        const was = before.get(id) ?? 'placed';
        if (now !== was && !(id === line && now === stage)) found.push(`stage ${now}`);
        if (tracking !== null) found.push('tracking');
      }
    }
    if (order_messages.some(({ from, order_id }) => from !== 'customer' || order_id !== own.id))
      found.push('writer');
    if (
      proofs.length !== 1 ||
      proofs.some(({ decided_by }) => decided_by !== null && decided_by !== own.email)
    )
      found.push('proof');
    return found;
  }

  test(
    `is believed in none of ${forgeries} bodies`,
    async () => {
      const forged = fc.dictionary(fc.constantFrom(...names), fc.constantFrom(...values, mark), {
        minKeys: 1,
        maxKeys: 8,
        noNullPrototype: true,
      });
      const numRuns = Math.ceil(forgeries / Object.keys(deeds).length);
      for (const [name, deed] of Object.entries(deeds)) {
        await restore();
        // Done as it should be: what is refused below is refused for what was forged.
        const { statusCode } = await deed.send({});
        expect([name, statusCode < 400]).toEqual([name, !deed.isForgery]);
        await fc.assert(
          fc.asyncProperty(forged, async (fields) => {
            await restore();
            const { statusCode } = await deed.send(fields);
            const after = await dump();
            expect([name, statusCode >= 500]).toEqual([name, false]);
            if (deed.isForgery || (name === 'place' && 'total' in fields))
              expect([name, statusCode >= 400]).toEqual([name, true]);
            // What is typed in a checkout stays, also where it is refused; so does when a cart was last written.
            for (const table of tables)
              if (table !== 'checkouts' && table !== 'carts')
                if (statusCode >= 400 || !deed.touches.includes(table))
                  expect(after[table]).toEqual(start[table]);
            expect(forgedOrders(after, deed.stage)).toEqual([]);
            expect(JSON.stringify(after)).not.toContain(mark);
            for (const { configuration, price_cents } of after.cart_lines)
              expect(price_cents).toBe(priceOf(String(configuration)));
          }),
          { numRuns },
        );
      }
    },
    long,
  );
});
