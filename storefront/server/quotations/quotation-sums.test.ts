/** That a sale comes to the same everywhere: in the cart, of the API, on the page, on paper and in the letter. */
import type { Quotation } from '@kerf/sdk/contract';
import {
  cents,
  formatMoney,
  quantityOf,
  setsOf,
  toCents,
  toDollars,
  toPricingRequest,
} from '@kerf/sdk/rules';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnEachDatabase } from '../../tests/databases.js';
import { type OpenApp, openApp } from '../../tests/open-app.js';
import { readPdfText } from '../../tests/pdf-text.js';
import { quotationCalls } from '../../tests/quotation-calls.js';
import { tries } from '../../tests/tries.js';
import type { KeptLine } from '../cart/cart-rows.js';
import { ownArtwork } from '../cart/line-artwork.js';
import { findPrice } from '../cart/price-line.js';
import { lineContent } from '../cart/priced-order.js';
import { toCart } from '../cart/to-cart.js';
import { composeLetter } from '../compose-letter.js';
import { queueMail } from '../mail/mail-queue.js';
import { pages } from '../pages/pages.js';
import { drawPaper } from '../papers/draw-paper.js';
import { quotationContents } from '../papers/quotation-contents.js';
import { anyPriced, catalogue } from '../pricing/testing/any-priced.js';
import { keepQuotation } from './keep-quotation.js';
import { createQuotationKey } from './quotation-keys.js';
import { quotationMailKinds } from './quotation-mail-kinds.js';
import { quoteItems } from './quote-items.js';
import { toQuotation } from './read-quotation.js';

const now = new Date('2026-11-23T01:00:00Z');
const today = { catalogue, now };
const nobody = { person_id: null, cart_id: null, guest_id: null, email: null };
const noBillTo = { name: '', company: '', address: '' };

/** Configurations with a price, as lines of a cart. */
const pool: KeptLine[] = fc
  .sample(anyPriced, { numRuns: 300, seed: 20_261_123 })
  .flatMap(({ range, selection }, at) => {
    const request = toPricingRequest(range, selection);
    const quantity = quantityOf(range, selection);
    const product = request && catalogue.products.get(request.product_id);
    if (!product || quantity === null) return [];
    const configuration = { ...request, quantity, kinds: setsOf(selection) };
    const price = findPrice(configuration, today);
    if (!price.ok) return [];
    return [
      {
        ...lineContent(product, configuration, price.row),
        ...ownArtwork,
        id: `line-${at}`,
        cart_id: 'cart',
        position: at,
        shipping_method_id: null,
        uses_id: null,
        uses_product_id: null,
        guest_id: null,
        created_at: now.toISOString(),
        updated_at: now.toISOString(),
        removed_at: null,
      },
    ];
  });

/** A line as it is, or at the price that a quotation holds for it. */
const anyLine = fc
  .record({ line: fc.constantFrom(...pool), held: fc.option(fc.integer({ min: 1, max: 900_000 })) })
  .map(
    ({ line, held }): KeptLine =>
      held === null
        ? line
        : {
            ...line,
            price_cents: cents(held),
            quotation_number: 'Q26-23456789',
            held_until: '2026-12-01T00:00:00.000Z',
          },
  );
const anyCart = fc
  .array(anyLine, { minLength: 1, maxLength: 8 })
  .map((lines) => lines.map((line, at) => ({ ...line, id: `line-${at}` })));

/** What lines come to, reckoned without any of the shop's own rules. */
function reckon(lines: readonly KeptLine[]) {
  const subTotal = lines.reduce((sum, { price_cents, kinds }) => sum + price_cents * kinds, 0);
  const [way] = catalogue.shipping.methods;
  const shipping = subTotal >= 10_000 ? 0 : (way?.cost ?? 0);
  const total = subTotal + shipping;
  return { subTotal, shipping, total, gst: Math.floor((total * 2 + 11) / 22) };
}

const inCents = ({ sub_total, shipping_fee, total_price, gst_included }: Quotation) => ({
  subTotal: toCents(sub_total),
  shipping: toCents(shipping_fee),
  total: toCents(total_price),
  gst: toCents(gst_included),
});

test('a cart comes to its lines and the shipping, and an eleventh of it is GST, whatever is in it', () => {
  expect(pool.length).toBeGreaterThan(250);
  fc.assert(
    fc.property(anyCart, (lines) => {
      const { sub_total, shipping_fee, total, gst_included, free_shipping } = toCart(lines, today);
      const sums = reckon(lines);
      expect([sub_total, shipping_fee, total, gst_included].map(toCents)).toEqual([
        sums.subTotal,
        sums.shipping,
        sums.total,
        sums.gst,
      ]);
      expect(free_shipping).toBe(sums.shipping === 0);
    }),
    tries(10_000),
  );
}, 600_000);

describeOnEachDatabase(
  'A quotation',
  (open) => {
    let opened: OpenApp;
    beforeAll(async () => {
      opened = await openApp(await open(), { pages });
      opened.world.now = now;
    });
    afterAll(() => opened.app.close());

    /** Makes a quotation of a cart, at the total that the cart says. */
    const quote = (lines: readonly KeptLine[]) => {
      const { total } = toCart(lines, today);
      const sent = {
        quotations: lines.map(({ id }) => ({ line_id: id, cost: total })),
        sub_total: total,
        shipping_fee: total,
        point_discount: toDollars(cents(0)),
        coupon_discount: toDollars(cents(0)),
        total_price: total,
      };
      return opened.database.db.transaction().execute(async (trx) => {
        const quoted = quoteItems(sent, lines, today);
        return keepQuotation(trx, { ...quoted, owner: nobody, billTo: noBillTo }, now);
      });
    };

    test('comes to the same of the API and on paper, to the cent, whatever is quoted', async () => {
      await fc.assert(
        fc.asyncProperty(anyCart, async (lines) => {
          const quotation = await toQuotation(opened.database.db, await quote(lines), today);
          const sums = reckon(lines);
          expect(inCents(quotation)).toEqual(sums);
          // Without the pictures, which say nothing of money and take a second of every page.
          const paper = await drawPaper(quotationContents(quotation, [], catalogue.seller));
          const words = (await readPdfText(paper)).pages.join(' ');
          const money = (amount: number) => formatMoney(toDollars(cents(amount)));
          expect(words).toContain(`Subtotal ${money(sums.subTotal)}`);
          expect(words).toContain(`Shipping ${sums.shipping === 0 ? 'Free' : money(sums.shipping)}`);
          expect(words).toContain(`Total ${money(sums.total)} GST included in total ${money(sums.gst)}`);
          for (const { total } of quotation.items) expect(words).toContain(formatMoney(total));
        }),
        // Each is drawn, and read again.
        tries(1_000, 60),
      );
    }, 900_000);

    test('says the same on its page, of the API, on paper with its pictures, and in the letter', async () => {
      const { app, database } = opened;
      for (const lines of fc.sample(anyCart, { numRuns: 6, seed: 11 })) {
        const kept = await quote(lines);
        const key = await createQuotationKey(database.db, kept);
        await database.db
          .transaction()
          .execute((trx) =>
            queueMail(
              trx,
              { kind: quotationMailKinds.sent, recipient: 'ada@example.com', about: kept.id },
              now,
            ),
          );
        const mail = await database.db
          .selectFrom('mails')
          .selectAll()
          .where('about', '=', kept.id)
          .executeTakeFirstOrThrow();
        const letter = await composeLetter(
          { db: database.db, catalogue: () => catalogue, now: () => now },
          mail,
        );
        const calls = quotationCalls(app);
        const { quotation } = (await calls.read(kept.id, { key })).data;
        const sums = reckon(lines);
        expect(inCents(quotation)).toEqual(sums);
        const [total, gst] = [sums.total, sums.gst].map((sum) => formatMoney(toDollars(cents(sum))));
        const page = (await app.inject(`/quotation/${kept.number}?key=${key}`)).body.replace(/<[^>]+>/g, ' ');
        expect(page.replace(/\s+/g, ' ')).toContain(`Total ${total} GST included ${gst}`);
        const paper = await readPdfText((await calls.paper(kept.number, { key })).content);
        expect(paper.pages.join(' ')).toContain(`Total ${total} GST included in total ${gst}`);
        expect(paper.alts).toHaveLength(lines.length);
        expect(letter?.letter.paragraphs.join(' ')).toContain(`Total: ${total}, with GST of ${gst} in it.`);
      }
    }, 120_000);
  },
  ['SQLite'],
);
