import { join } from 'node:path';
import { ordersPath, type PricingRequest } from '@kerf/sdk/contract';
import { chooseOption, openingSelection, toPricingRequest } from '@kerf/sdk/rules';
import { expect, test } from 'vitest';
import { describeOnEachDatabase } from '../../tests/databases.js';
import { openApp } from '../../tests/open-app.js';
import { orderCalls, orderKey } from '../../tests/order-calls.js';
import { placedOrder } from '../../tests/placed-order.js';
import { pages } from '../pages/pages.js';
import { repositoryRoot } from '../paths.js';
import { loadCatalogue } from '../pricing/load-catalogue.js';
import { templateOfConfiguration } from './template-of-configuration.js';

const catalogue = await loadCatalogue(join(repositoryRoot(), 'storefront/catalogue'));
const requests = [...catalogue.ranges.values()].flatMap((range) =>
  range.products.flatMap(({ id }) => {
    const request = toPricingRequest(
      range,
      chooseOption(range, openingSelection(range, null), 'product_id', id),
    );
    return request ? [{ range, request: { ...request, quantity: 100, kinds: 2 } as PricingRequest }] : [];
  }),
);

test('whatever the shop sells has a template of exactly what was ordered', () => {
  expect(requests.length).toBeGreaterThan(50);
  for (const { range, request } of requests) {
    const path = templateOfConfiguration(catalogue.ranges.values(), request);
    expect(path).toContain(`/artwork-guide/configured/${range.item.slug}/`);
    expect(path).toContain(`.pdf?`);
    expect(new URLSearchParams(path?.split('?')[1]).get('width')).toBe(String(request.width));
  }
});

test('designed letters have none, nor has what is not sold any more as it was ordered', () => {
  const [{ request } = { request: null }] = requests.filter(({ range }) => range.item.slug === 'die-cut');
  if (!request) throw new Error('There is no die cut sticker.');
  expect(templateOfConfiguration(catalogue.ranges.values(), request)).not.toBeNull();
  // It came by the API, without an item.
  expect(
    templateOfConfiguration(catalogue.ranges.values(), { ...request, featured_item_id: null }),
  ).not.toBeNull();
  const lettering = { text: 'Open', font: 'Pacifico', align: 'left' as const };
  for (const gone of [
    { ...request, lettering },
    { ...request, product_id: 9_999 },
    { ...request, featured_item_id: 9_999 },
    { ...request, finishing_id: 9_999 },
    { ...request, width: 9_999 },
  ])
    expect(templateOfConfiguration(catalogue.ranges.values(), gone)).toBeNull();
});

describeOnEachDatabase('An order', (open) => {
  test('leads to the template of its piece', async () => {
    const opened = await openApp(await open(), { pages });
    const order = await placedOrder(opened, { email: 'ada@example.com' });
    const guest = { key: await orderKey(opened, order.id) };
    const [line] = (await orderCalls(opened.app).read(guest, order.id)).data.order.lines;
    const template = await opened.app.inject(line?.template_path ?? '');
    expect([template.statusCode, template.headers['content-type']]).toEqual([200, 'application/pdf']);
    const { width, height } = line?.configuration ?? {};
    expect(template.headers['content-disposition']).toContain(`-${width}x${height}mm.pdf`);
    const { body } = await opened.app.inject({
      url: `${ordersPath}?master_id=${order.id}`,
      headers: { cookie: `kerf-order=${guest.key}` },
    });
    const [, beside = ''] =
      /Artwork guide<span(.*?)<\/p>/s.exec(body.slice(body.indexOf('Send your artwork'))) ?? [];
    const [, href = ''] = /href="([^"]*)"[^>]*>Template of this piece \(PDF\)/.exec(beside) ?? [];
    expect(href.replaceAll('&amp;', '&')).toBe(line?.template_path);
    await opened.app.close();
  });
});
