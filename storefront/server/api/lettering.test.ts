/** A design of vinyl lettering at the server: priced, drawn, kept, cut. */
import { apiBase, type PricingRequest, type Range, routes } from '@kerf/sdk/contract';
import { applySelectionQuery, openingSelection, toPricingQuery, toPricingRequest } from '@kerf/sdk/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cartCalls } from '../../tests/cart-calls.js';
import { openMailbox } from '../../tests/mailbox.js';
import { type OpenApp, openApp } from '../../tests/open-app.js';
import { placedCart } from '../../tests/placed-order.js';
import { temporaryPlace } from '../../tests/temporary-place.js';
import { readOrderLines } from '../orders/order-rows.js';

const lettering = { text: 'Café\nOpen late', font: 'Pacifico', align: 'center' } as const;

describe('Lettering that was designed', () => {
  let opened: OpenApp;
  let close: () => Promise<void>;
  let range: Range;
  let request: PricingRequest;
  let cart: ReturnType<typeof cartCalls>;
  beforeAll(async () => {
    const place = await temporaryPlace();
    opened = await openApp(place);
    cart = cartCalls(opened.app);
    range = opened.world.catalogue.ranges.get('vinyl-lettering') as Range;
    const opening = openingSelection(range, 'vinyl-lettering');
    const asked = toPricingRequest(range, { ...opening, size_id: null, width: '300', height: '', lettering });
    if (!asked) throw new Error('no request');
    request = { ...asked, quantity: 1 };
    close = async () => {
      await opened.app.close();
      await place.remove();
    };
  });
  afterAll(() => close());

  test('costs what its paths come to, and says so', async () => {
    const query = `item=vinyl-lettering&${toPricingQuery(request)}`;
    const answer = await opened.app.inject(`${apiBase}${routes.priceParts}?${query}`);
    const words = answer.json().data.parts.map((part: { words: string }) => part.words);
    expect(words).toContainEqual(expect.stringMatching(/^Cutting \d+\.\d\d m$/));
    expect(words).toContainEqual(expect.stringMatching(/^Vinyl \d+ cm²$/));
    expect(words).not.toContain('Cutting');
  });

  test('is the same whether its lines end as a form or as a page writes them', async () => {
    const of = async (text: string) => {
      const query = toPricingQuery({ ...request, lettering: { ...lettering, text } });
      const answer = await opened.app.inject(
        `${apiBase}${routes.optionPrices}?item=vinyl-lettering&${query}`,
      );
      return [answer.statusCode, answer.json().data];
    };
    const [status, data] = await of('Open\nlate');
    expect(status).toBe(200);
    expect(await of('Open\r\nlate')).toEqual([200, data]);
  });

  test('is united line by line in a cart: everyone else is answered in between', async () => {
    const { token } = (await cart.add(await cart.order(request))).good();
    for (const text of ['Two', 'Three'])
      (await cart.add(await cart.order({ ...request, lettering: { ...lettering, text } }), { token })).good();
    const { catalogue } = opened.world;
    const asked = new Map<string, number>();
    let turn = 0;
    const goOn = () => {
      turn++;
      timer = setImmediate(goOn);
    };
    let timer = setImmediate(goOn);
    opened.world.catalogue = {
      ...catalogue,
      letters: {
        ...catalogue.letters,
        figures: (design, width, height) => {
          if (!asked.has(design.text)) asked.set(design.text, turn);
          return catalogue.letters.figures(design, width, height);
        },
      },
    };
    (await cart.get({ token })).good();
    clearImmediate(timer);
    opened.world.catalogue = catalogue;
    expect([...asked.keys()]).toEqual([lettering.text, 'Two', 'Three']);
    expect(new Set(asked.values()).size).toBe(3);
  });

  test('waits for no artwork once it is ordered: it is its own, and the letter says so', async () => {
    const { token } = (await cart.add(await cart.order(request))).good();
    const order = await placedCart(opened, token, { email: 'ada@example.com' });
    const [piece] = await readOrderLines(opened.database.db, order.id);
    expect(piece?.stage).toBe('artwork-received');
    const [letter] = await openMailbox(opened).read('ada@example.com');
    const words = letter?.paragraphs.join(' ');
    expect(words).toContain('there is no artwork to send, we cut your letters as you designed them.');
    expect(words).not.toMatch(/send us/i);
  });

  test('is a line of the cart in the height that it is cut at, drawn and named by its words', async () => {
    const { cart: kept } = (await cart.add(await cart.order(request))).good();
    const [line] = kept.lines;
    const { height, auto_height, lettering: design } = line?.configuration ?? {};
    expect([height, auto_height, design]).toEqual([
      expect.any(Number),
      true,
      { ...lettering, text: 'Café\nOpen late' },
    ]);
    expect(height).toBeGreaterThan(100);
    expect(line?.summary).toContain(`300 x ${height} mm`);
    expect(line?.summary).toContain('“Café | Open late” in Pacifico');
    // Changing the line opens it as it was designed, its height still its own.
    const query = line?.edit_path.split('?')[1] ?? '';
    expect(applySelectionQuery(range, query)).toMatchObject({ lettering, width: '300', height: '' });
    const drawn = await opened.app.inject(
      `${apiBase}${routes.drawing}?${toPricingQuery(line?.configuration ?? request)}`,
    );
    expect(drawn.statusCode).toBe(200);
    const other = await opened.app.inject(
      `${apiBase}${routes.drawing}?${toPricingQuery({ ...request, lettering: { ...lettering, font: 'Lato' } })}`,
    );
    expect(drawn.body).toContain('data-layer="letters"');
    expect(other.body).not.toBe(drawn.body);
  });

  test('without a design costs what it did, and has the height that was typed', async () => {
    const { lettering: _, ...plain } = request;
    const answer = await opened.app.inject(`${apiBase}${routes.pricingData}?${toPricingQuery(plain)}`);
    expect(answer.json().error.field).toBe('height');
    const rows = await cart.rows({ ...plain, height: 100 });
    expect(rows[0]?.price).toBeGreaterThan(0);
  });

  test('is refused as a whole where it is no design', async () => {
    const { lettering: _, ...plain } = request;
    const base = toPricingQuery({ ...plain, height: 100 });
    for (const [more, field] of [
      ['lettering_text=Hi', 'lettering_font'],
      ['lettering_font=Lato', 'lettering_text'],
      ['auto_height=true', 'lettering_text'],
      ['lettering_text=Hi&lettering_font=Lato&lettering_align=up', 'lettering_align'],
      [`lettering_text=${'x'.repeat(201)}&lettering_font=Lato`, 'lettering_text'],
    ] as const) {
      const answer = await opened.app.inject(`${apiBase}${routes.pricingData}?${base}&${more}`);
      expect([more, answer.statusCode, answer.json().error.field]).toEqual([more, 400, field]);
    }
  });
});
