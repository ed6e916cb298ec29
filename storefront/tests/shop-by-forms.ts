import { randomUUID } from 'node:crypto';
import { apiBase, type OrderDetail, orderRoutes, paymentNoticePath } from '@kerf/sdk/contract';
import { artworkCalls, type Holder } from './artwork-calls.js';
import { makeLongPicture } from './artwork-files.js';
import { persist, Refused } from './persist.js';
import { deliveryAddress } from './placed-order.js';
import { addOrder, askOrder } from './remote-cart.js';
import { paidSession, signedNotice } from './stripe-stand-in.js';

/** What the shop has acknowledged of one purchase. */
export interface Purchase {
  /** Nobody else buys by it. */
  email: string;
  /** Null until the order was acknowledged. */
  order: { id: string; total: number } | null;
  isPaid: boolean;
  /** What was given back in all, cents. */
  refunded: number;
  /** The names of the files that were acknowledged, none used twice. */
  files: string[];
}

/** Bytes of a file: more than one part of a socket. */
const fileLength = 300_000;
/** What is given back, cents in all, as it is told: the later notice first. */
const refunds = [800, 500];

/** A network of its own: no limit of one holds it back. */
const networkOf = (n: number): string => `11.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

/** Throws for an answer that a careful client waits out, and a {@link Refused} for one that it does not. */
async function require(answer: Response, ...statuses: number[]): Promise<Response> {
  if (statuses.includes(answer.status)) return answer;
  const words = `${answer.status} of ${answer.url}: ${(await answer.text()).slice(0, 300)}`;
  throw answer.status >= 500 ? new Error(words) : new Refused(words);
}

/**
 * Buys two pieces by the forms of the checkout, pays by card and sends artwork for both, whatever the server goes
 * through meanwhile: what was not acknowledged is sent again. `purchase` is filled in as it is acknowledged.
 */
export async function shopByForms(url: string, n: number, purchase: Purchase): Promise<void> {
  const network = { 'x-forwarded-for': networkOf(n) };
  const own = { ...network, origin: url, 'sec-fetch-site': 'same-origin' };

  const orders = await persist(() => Promise.all([askOrder(url), askOrder(url, 500)]));
  const [card, more] = orders;
  const { token } = await persist(() => addOrder(url, card));
  const name = randomUUID();
  await persist(() =>
    addOrder(
      url,
      {
        ...more,
        configuration: { ...more.configuration, kinds: 2 },
        cost: (more.cost * 2) as typeof more.cost,
      },
      token,
      name,
    ),
  );

  const cookie = `kerf-cart=${token}`;
  const send = (path: string, form: Record<string, string>) =>
    persist(async () =>
      require(await fetch(url + path, {
        method: 'POST',
        redirect: 'manual',
        headers: { ...own, cookie, 'content-type': 'application/x-www-form-urlencoded' },
        body: String(new URLSearchParams(form)),
      }), 303),
    );
  const address = Object.entries(deliveryAddress).map(([field, text]) => [`shipping_${field}`, text]);
  await send('/checkout', { email: purchase.email });
  await send('/checkout/delivery', Object.fromEntries(address));
  await send('/checkout/payment', { payment: 'card', bill_elsewhere: '' });
  const review = await persist(async () =>
    (
      await require(await fetch(`${url}/checkout/review`, {
        redirect: 'manual',
        headers: { ...own, cookie },
      }), 200)
    ).text(),
  );
  const field = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(review)?.[1] ?? '';
  const total = Number(field('total'));
  const placed = await send('/checkout/place', {
    checkout: field('checkout'),
    total: field('total'),
    shown: field('shown'),
  });
  const id = /^\/checkout\/(?:done|pay)\?order=([\w-]+)/.exec(placed.headers.get('location') ?? '')?.[1];
  if (!id)
    throw new Refused(
      `The order of ${purchase.email} was lost: it leads to ${placed.headers.get('location')}`,
    );
  purchase.order = { id, total };
  const holder: Holder = { ...network, cookie: (placed.headers.get('set-cookie') ?? '').split(';')[0] ?? '' };

  await Promise.all([pay(url, purchase, { id, total_cents: total }), sendArtwork(url, purchase, id, holder)]);
}

/** Tells of the payment three times and of what was given back of it, all at once and the later notice first. */
async function pay(
  url: string,
  purchase: Purchase,
  order: { id: string; total_cents: number },
): Promise<void> {
  const tell = (type: string, object: object) =>
    persist(async () => {
      const { payload, headers } = signedNotice(type, object);
      const answer = await fetch(url + apiBase + paymentNoticePath, {
        method: 'POST',
        headers,
        body: payload,
      });
      // Refused before the payment is known, and told again.
      if (answer.status === 409) throw new Error('too early');
      await require(answer, 200);
    });
  const paid = async (type: string) => {
    await tell(type, paidSession(order));
    purchase.isPaid = true;
  };
  const refund = async (refunded: number) => {
    await tell('charge.refunded', {
      object: 'charge',
      amount_refunded: refunded,
      payment_intent: `pi_${order.id}`,
      metadata: { order: order.id },
    });
    purchase.refunded = Math.max(purchase.refunded, refunded);
  };
  await Promise.all([
    ...refunds.map(refund),
    paid('checkout.session.completed'),
    paid('checkout.session.completed'),
    paid('checkout.session.async_payment_succeeded'),
  ]);
}

/** Sends a file for each of two pieces: one in two parts, one by the form of the page. */
async function sendArtwork(url: string, purchase: Purchase, order: string, holder: Holder): Promise<void> {
  const calls = artworkCalls(url);
  const detail = await persist(async () => {
    const answer = await require(await fetch(`${url}${apiBase}${orderRoutes.order}/${order}`, {
      headers: holder,
    }), 200);
    return ((await answer.json()) as { data: OrderDetail }).data;
  });
  const [first, second] = detail.order.lines;
  if (!first || !second)
    throw new Refused(`The order of ${purchase.email} has ${detail.order.lines.length} pieces`);
  const content = makeLongPicture(fileLength);
  const names = ['parts', 'form'].map((way) => `${way} ${purchase.email}.tif`);
  const [byParts = '', byForm = ''] = names;

  const sendParts = async () => {
    const location = await persist(async () => {
      const begun = await calls.begin(holder, { line: first.id, filename: byParts, length: fileLength });
      if (!begun.location) throw begun.status >= 500 ? new Error(begun.message) : new Refused(begun.message);
      return begun.location;
    });
    const half = fileLength / 2;
    await persist(async () => {
      // Asked where it goes on, as whoever was cut off does; one that has all of it is there.
      const offset = await calls.offset(holder, location);
      if (offset === null) throw new Error('It can’t be said where the upload goes on.');
      const end = offset < half ? half : fileLength;
      if (offset < fileLength) {
        const { status, message } = await calls.send(holder, location, content.subarray(offset, end), offset);
        if (status !== 204) throw new Error(message);
      }
      if (end < fileLength) throw new Error('Half of it is there.');
    });
    purchase.files.push(byParts);
  };

  const sendForm = async () => {
    await persist(async () => {
      // A form has no name of its own: who had no answer looks whether the file is there.
      const { artworks, status } = await calls.list(holder, second.id);
      if (status !== 200) throw new Error('It can’t be said which files are there.');
      if (artworks.some(({ name }) => name === byForm)) return;
      const form = new FormData();
      form.append('artwork', new File([new Uint8Array(content)], byForm));
      const answer = await require(await fetch(`${url}/mypage/orders/${order}/lines/${second.id}/artwork`, {
        method: 'POST',
        redirect: 'manual',
        headers: { ...holder, origin: url, 'sec-fetch-site': 'same-origin' },
        body: form,
      }), 303);
      const to = answer.headers.get('location') ?? '';
      if (!to.includes('sent=1')) throw new Refused(`The form of ${purchase.email} leads to ${to}`);
    });
    purchase.files.push(byForm);
  };

  await Promise.all([sendParts(), sendForm()]);
}
