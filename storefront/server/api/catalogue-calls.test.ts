import { DimensionLookup, Opening, type PricingRow, Range, type ShippingInfo } from '@kerf/sdk/contract';
import { openingSelection, toPricingQuery, toPricingRequest } from '@kerf/sdk/rules';
import { array, assert, create } from 'superstruct';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenApp, openApp } from '../../tests/open-app.js';
import { card, pricingPath } from '../../tests/orders.js';
import { temporaryPlace } from '../../tests/temporary-place.js';

describe('The catalogue', () => {
  let opened: OpenApp;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const place = await temporaryPlace();
    opened = await openApp(place);
    close = async () => {
      await opened.app.close();
      await place.remove();
    };
  });
  afterAll(() => close());
  const ask = async (path: string) => {
    const answer = await opened.app.inject(`/api/quote/get/${path}`);
    return { status: answer.statusCode, body: answer.json() };
  };

  test('tells the range of every item it has, in the shape of the contract', async () => {
    for (const { slug } of opened.world.catalogue.items) {
      const { status, body } = await ask(`featured-items?slug=${slug}&featured=true`);
      expect([status, body.status, body.code]).toEqual([200, 'SUCCESS', 200]);
      assert(body.data, Range);
      expect(body.data.item.slug).toBe(slug);
      for (const { url_slug } of body.data.products)
        expect((await ask(`featured-items?slug=${slug}&single_product=${url_slug}`)).status).toBe(200);
    }
  });

  test('tells what an item opens with at the first load, at the price that is asked for', async () => {
    for (const { slug } of opened.world.catalogue.items) {
      const { opening_rows: rows, ...range } = create(
        (await ask(`featured-items?slug=${slug}&first_load=1`)).body.data,
        Opening,
      );
      const request = toPricingRequest(range, openingSelection(range, null));
      const asked =
        request && (await opened.app.inject(`/api/get/pricing-data?${toPricingQuery(request)}`)).json();
      expect(rows).toEqual(Array.isArray(asked) ? asked : undefined);
    }
  });

  test('opens with swing tags where no item is named', async () => {
    expect((await ask('featured-items')).body.data.item.slug).toBe('swing-tags');
  });

  test('has no item and no product that is not in it', async () => {
    for (const [path, code, field] of [
      ['featured-items?slug=posters', 'CATALOGUE_UNKNOWN_ITEM', 'slug'],
      ['featured-items?slug=__proto__', 'CATALOGUE_UNKNOWN_ITEM', 'slug'],
      ['featured-items?slug=swing-tags&product=art-paper', 'CATALOGUE_UNKNOWN_PRODUCT', 'product'],
      ['featured-items?slug=swing-tags&single_product=x', 'CATALOGUE_UNKNOWN_PRODUCT', 'single_product'],
      ['quantities?product_id=22', 'CATALOGUE_UNKNOWN_PRODUCT', 'product_id'],
      ['dim-lookups?product_id=999999999', 'CATALOGUE_UNKNOWN_PRODUCT', 'product_id'],
      ['quantities?product_id=17&cutting_id=1', 'CATALOGUE_UNKNOWN_OPTION', 'cutting_id'],
      ['dim-lookups?product_id=1&finishing_id=999', 'CATALOGUE_UNKNOWN_OPTION', 'finishing_id'],
      ['shipping-info/99', 'CATALOGUE_UNKNOWN_ITEM', 'item'],
      ['meta-tags?path=/nowhere', 'CATALOGUE_UNKNOWN_PAGE', 'path'],
    ]) {
      const { status, body } = await ask(path ?? '');
      expect(status).toBe(404);
      expect(body).toMatchObject({ status: 'ERROR', code: 404, error: { code, field } });
    }
  });

  test('tells quantities and size limits of a product', async () => {
    const quantities = (await ask('quantities?product_id=17')).body.data;
    expect(quantities).toEqual([...quantities].sort((a: number, b: number) => a - b));
    const [limit] = (await ask('dim-lookups?product_id=17')).body.data;
    expect(limit.min_size).toMatch(/^\d+(\.\d+)?x\d+(\.\d+)?$/);
  });

  test('tells them by the options that they are looked up by, and says of each size row whether it is for squares', async () => {
    let asked = 0;
    for (const { id, attributes } of opened.world.catalogue.products.values()) {
      const rows = (await ask(`dim-lookups?product_id=${id}`)).body.data;
      assert(rows, array(DimensionLookup));
      for (const row of rows) expect(row.is_equal).toBe(row.equal_side === 'yes');
      for (const cutting of attributes.cuttings) {
        const { adhesives, colors, finishings } = attributes;
        const query = new URLSearchParams({
          product_id: String(id),
          cutting_id: String(cutting.id),
          ...(finishings[0] && { finishing_id: String(finishings[0].id) }),
          ...(adhesives[0] && { adhesive_id: String(adhesives[0].id) }),
          ...(colors[0] && { color_id: String(colors[0].id) }),
        });
        const quantities = await ask(`quantities?${query}`);
        expect([quantities.status, quantities.body.data]).toEqual([200, attributes.quantities]);
        const own = (await ask(`dim-lookups?${query}`)).body.data;
        expect(own).toEqual(
          rows.filter(({ cutting_id }) => cutting_id === null || cutting_id === cutting.id),
        );
        asked++;
      }
    }
    expect(asked).toBeGreaterThan(20);
  });

  test('tells how long each product of an item takes, and when nobody works', async () => {
    const day = /^\d{4}-\d{2}-\d{2}$/;
    const info = (await ask('shipping-info/9')).body.data;
    expect(info.length).toBeGreaterThan(0);
    for (const entry of info)
      expect(entry).toEqual({
        id: expect.any(Number),
        product: expect.any(String),
        printing_days: expect.any(Number),
        shipping_days: expect.any(Number),
        starts: expect.stringMatching(day),
        ships: expect.stringMatching(day),
        arrives: expect.stringMatching(day),
      });
    const { featured_item_id, product_id } = card;
    const own = (await ask(`shipping-info/${featured_item_id}`)).body.data as ShippingInfo[];
    const rows = (await opened.app.inject(pricingPath(card))).json<PricingRow[]>();
    expect(own.find(({ id }) => id === product_id)?.arrives).toBe(rows[0]?.shipping[0]?.date);
    const holidays = (await ask('holidays')).body.data;
    expect(holidays[0]).toEqual({
      date: expect.stringMatching(day),
      name: expect.any(String),
      type: expect.stringMatching(/^(regular|special)$/),
    });
  });

  test('tells of days off as long as there are years, and delivers on none of them', async () => {
    const { now } = opened.world;
    for (const day of ['2028-12-20', '2031-12-19', '2040-12-20']) {
      opened.world.now = new Date(`${day}T02:00:00Z`);
      const dates = (await ask('holidays')).body.data.map(({ date }: { date: string }) => date);
      const year = Number(day.slice(0, 4));
      expect([dates[0], dates.includes(`${year + 1}-01-01`), dates.at(-1) > `${year + 2}-12`]).toEqual([
        `${year}-01-01`,
        true,
        true,
      ]);
      const rows = (await opened.app.inject(pricingPath(card))).json<PricingRow[]>();
      for (const { date } of rows[0]?.shipping ?? []) expect(dates).not.toContain(date);
    }
    // Ordered on the last Friday before a New Year's Day that is a Monday: two days of production end after it.
    opened.world.now = new Date('2028-12-28T02:00:00Z');
    const [, express] = (await opened.app.inject(pricingPath(card))).json<PricingRow[]>()[0]?.shipping ?? [];
    expect(express?.date).toBe('2029-01-05');
    opened.world.now = now;
  });

  test('tells what a page says about itself', async () => {
    const { data } = (await ask('meta-tags?path=/business-cards')).body;
    expect(data).toEqual({
      title: expect.any(String),
      description: expect.any(String),
      image: expect.stringMatching(/^http/),
      url: expect.stringMatching(/^http.*\/business-cards$/),
    });
  });
});
