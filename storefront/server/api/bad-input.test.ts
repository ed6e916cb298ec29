import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cartCalls } from '../../tests/cart-calls.js';
import { describeOnEachDatabase } from '../../tests/databases.js';
import { type OpenApp, openApp } from '../../tests/open-app.js';
import { card, pricingPath } from '../../tests/orders.js';

const wrongNumbers = [
  '-1',
  '0',
  '1.5',
  '1e309',
  'NaN',
  'Infinity',
  '-Infinity',
  '0x10',
  '99999999999999',
  '',
  ' 1',
  '1 ',
];
const pollution = [
  '__proto__[x]=1',
  '__proto__=1',
  'constructor.prototype.x=1',
  'constructor[prototype][x]=1',
];

describeOnEachDatabase('Bad input', (open) => {
  let opened: OpenApp;
  let cart: ReturnType<typeof cartCalls>;
  let order: object;
  let line: string;
  let token: string;
  beforeAll(async () => {
    opened = await openApp(await open());
    cart = cartCalls(opened.app);
    order = await cart.order();
    const made = (await cart.add(order)).good();
    token = made.token;
    line = made.cart.lines[0]?.id ?? '';
  });
  afterAll(() => opened.app.close());

  const post = async (
    payload: string | Buffer,
    headers: Record<string, string> = {},
    url = '/api/cart/create/item',
  ) => {
    const answer = await opened.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json', ...headers },
      payload,
    });
    return {
      status: answer.statusCode,
      error: answer.json().error as { code: string; field: string; message: string },
    };
  };
  const text = () => JSON.stringify(order);
  const withKey = (key: string, value: string) => text().replace(/^\{/, `{"${key}":${value},`);

  test('in a pricing query is a 400 with a code and the key', async () => {
    const good = pricingPath(card);
    const keys = [
      'product_id',
      'width',
      'height',
      'kinds',
      'material_id',
      'printed_side_id',
      'featured_item_id',
    ];
    const cases: [string, string][] = [
      ...keys.flatMap((key) =>
        wrongNumbers
          .filter((value) => !(value === '1.5' && (key === 'width' || key === 'height')))
          .map((value): [string, string] => [
            good.replace(new RegExp(`([?&])${key}=[^&]*`), `$1${key}=${encodeURIComponent(value)}`),
            key,
          ]),
      ),
      ...keys.map((key): [string, string] => [`${good}&${key}=1`, key]),
      ...['product_id', 'width', 'height', 'kinds'].map((key): [string, string] => [
        good.replace(new RegExp(`([?&])${key}=[^&]*&?`), '$1'),
        key,
      ]),
      ...pollution.map((key): [string, string] => [`${good}&${key}`, key.split('=')[0] ?? '']),
      [`${good}&print_features[]=1`, 'print_features[]'],
      [`${good}&print_features[]=1:2:left`, 'print_features[]'],
      [`${good}&print_features[]=999:1:na`, 'print_features'],
      [`${good}&material_id=%00`, 'material_id'],
      [`${good}&x=${'y'.repeat(4000)}`, 'query'],
      ['/api/get/pricing-data', 'product_id'],
    ];
    for (const [path, field] of cases) {
      const answer = await opened.app.inject(path);
      const { error } = answer.json();
      expect([path, answer.statusCode, error?.field]).toEqual([path, 400, expect.stringContaining(field)]);
      expect(error.code).toMatch(/^PRICING_/);
    }
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });

  test('in a body that is not what it should be is refused with its path', async () => {
    const customOrder = await cart.order({ ...card, quantity: 333 });
    expect(customOrder.quote_slider_id).toBe(-1);
    const cases: [payload: string | Buffer, status: number, code: string, field: string][] = [
      ['', 400, 'API_BODY_MISSING', 'body'],
      ['{', 400, 'API_BODY_INVALID', 'body'],
      ['null', 400, 'API_VALUE_INVALID', 'body'],
      ['[]', 400, 'API_VALUE_INVALID', 'body'],
      ['"text"', 400, 'API_VALUE_INVALID', 'body'],
      ['{}', 400, 'API_VALUE_MISSING', 'configuration'],
      [Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]), 400, 'API_BODY_INVALID', 'body'],
      [Buffer.concat([Buffer.from(text()), Buffer.from([0])]), 400, 'API_BODY_INVALID', 'body'],
      ['{"a":'.repeat(10_000), 400, 'API_BODY_INVALID', 'body'],
      ['['.repeat(10_000) + ']'.repeat(10_000), 400, 'API_BODY_TOO_DEEP', 'body'],
      [JSON.stringify({ a: 'x'.repeat(2_097_152) }), 413, 'API_BODY_TOO_LARGE', 'body'],
      [withKey('__proto__', '{"x":1}'), 400, 'API_BODY_KEY_FORBIDDEN', '__proto__'],
      [withKey('\\u005f_proto__', '{"x":1}'), 400, 'API_BODY_KEY_FORBIDDEN', '__proto__'],
      [withKey('constructor', '{"prototype":{"x":1}}'), 400, 'API_BODY_KEY_FORBIDDEN', 'constructor'],
      [withKey('', '{"toString":""}'), 400, 'API_BODY_KEY_FORBIDDEN', 'toString'],
      ['{"cost":{"toString":""}}', 400, 'API_BODY_KEY_FORBIDDEN', 'cost.toString'],
      ['{"configuration":{"valueOf":1}}', 400, 'API_BODY_KEY_FORBIDDEN', 'configuration.valueOf'],
      ['[[{"toLocaleString":[]}]]', 400, 'API_BODY_KEY_FORBIDDEN', '0.0.toLocaleString'],
      [withKey('coupon', '"FREE"'), 400, 'API_KEY_UNKNOWN', 'coupon'],
      [withKey('guest_id', '"a\\u0000b"'), 400, 'API_VALUE_INVALID', 'guest_id'],
      [withKey('guest_id', JSON.stringify('x'.repeat(201))), 400, 'API_VALUE_INVALID', 'guest_id'],
      [withKey('uses_id', '99999999999'), 400, 'API_VALUE_INVALID', 'uses_id'],
      [
        text().replace('"quote_slider_id":2', '"quote_slider_id":55'),
        400,
        'API_VALUE_INVALID',
        'quote_slider_id',
      ],
      [
        text().replace('"quote_slider_id":2', '"quote_slider_id":1'),
        400,
        'API_VALUE_INVALID',
        'quote_slider_id',
      ],
      [JSON.stringify({ ...customOrder, quote_slider_id: 55 }), 400, 'API_VALUE_INVALID', 'quote_slider_id'],
      [
        text().replace('"quote_slider_id":2', '"quote_slider_id":1e300'),
        400,
        'API_VALUE_INVALID',
        'quote_slider_id',
      ],
      [text().replace('"width":90', '"width":"90"'), 400, 'API_VALUE_INVALID', 'configuration.width'],
      [text().replace('"width":90', '"width":-90'), 400, 'PRICING_VALUE_INVALID', 'configuration.width'],
      [text().replace('"width":90', '"width":1e309'), 400, 'PRICING_VALUE_INVALID', 'configuration.width'],
      [text().replace('"width":90,', ''), 400, 'API_VALUE_MISSING', 'configuration.width'],
      [
        text().replace('"quantity":200', '"quantity":null'),
        400,
        'API_VALUE_INVALID',
        'configuration.quantity',
      ],
      [
        text().replace('"quantity":200', '"quantity":2.5'),
        400,
        'API_VALUE_INVALID',
        'configuration.quantity',
      ],
      [text().replace('"kinds":1', '"kinds":0'), 400, 'PRICING_VALUE_INVALID', 'configuration.kinds'],
      [text().replace('"kinds":1', '"kinds":100'), 400, 'PRICING_VALUE_INVALID', 'configuration.kinds'],
      [
        text().replace('"product_id":17', '"product_id":4711'),
        400,
        'PRICING_UNKNOWN_PRODUCT',
        'configuration.product_id',
      ],
      [text().replace(/"cost":[\d.]+/, '"cost":-1'), 400, 'API_VALUE_INVALID', 'cost'],
      [text().replace(/"cost":[\d.]+/, '"cost":1e309'), 400, 'API_VALUE_INVALID', 'cost'],
      [text().replace(/"cost":[\d.]+/, '"cost":null'), 400, 'API_VALUE_INVALID', 'cost'],
      [text().replace('"width":90', '"width":9000'), 422, 'CART_NOT_PRICED', 'configuration.size'],
      [
        text().replace(
          '"print_features":[]',
          `"print_features":[${Array(41).fill('{"feature_id":1,"item_id":1,"side":"na"}')}]`,
        ),
        400,
        'API_VALUE_INVALID',
        'configuration.print_features',
      ],
      [
        `{"configuration":{"print_features":[${Array(347_000).fill('[]')}]}}`,
        413,
        'API_BODY_TOO_LARGE',
        'body',
      ],
      [`{"configuration":{"print_features":[${Array(3000).fill('[]')}]}}`, 413, 'API_BODY_TOO_LARGE', 'body'],
      [
        `{"configuration":{"print_features":[${Array(1500).fill('[]')}]}}`,
        400,
        'API_VALUE_MISSING',
        'configuration.featured_item_id',
      ],
    ];
    for (const [payload, status, code, field] of cases) {
      const answer = await post(payload);
      const shown = payload.toString().slice(0, 80);
      expect([shown, answer.status, answer.error.code, answer.error.field]).toEqual([
        shown,
        status,
        code,
        field,
      ]);
      expect(answer.error.message).toMatch(/[.]$/);
    }
    expect(({} as Record<string, unknown>).x).toBeUndefined();
    expect((await cart.get({ token })).good().cart.lines).toHaveLength(1);
  });

  test('in a change of a line, or in the address of a call, is refused', async () => {
    for (const change of [
      {},
      { quantity: 200 },
      { quantity: '200', kinds: 1 },
      { quantity: -200, kinds: 1 },
      { quantity: 200, kinds: 1e300 },
      { quantity: 200, kinds: 1, price: 0 },
      { quantity: null, kinds: 1 },
    ]) {
      const refused = await cart.change(line, change, { token });
      expect([change, refused.status]).toEqual([change, 400]);
      expect(refused.bad().field).toMatch(/quantity|kinds|price/);
    }
    for (const [method, url, status] of [
      ['GET', '/api/cart/get/cart?x=1', 400],
      ['GET', '/api/cart/get/cart?key=1&key=2', 400],
      ['GET', '/api/quote/get/quantities', 400],
      ['GET', '/api/quote/get/quantities?product_id=1.5', 400],
      ['GET', '/api/quote/get/quantities?product_id=%00', 400],
      ['GET', '/api/quote/get/featured-items?slug=a&slug=b', 400],
      ['GET', '/api/quote/get/featured-items?slug=%ff', 400],
      ['GET', '/api/quote/get/shipping-info/x', 400],
      ['GET', '/api/quote/get/shipping-info/%E0%A4%A', 400],
      ['GET', `/api/quote/get/shipping-info/${'9'.repeat(3000)}`, 400],
      ['GET', '/api/../etc/passwd', 404],
      ['GET', '/api', 404],
      ['GET', '/api/', 404],
      ['DELETE', '/api/cart/get/cart', 405],
      ['DELETE', `/api/cart/delete/item/${encodeURIComponent("' or 1=1 --")}`, 404],
      ['DELETE', '/api/cart/delete/item/%00', 404],
    ] as const) {
      const answer = await opened.app.inject({ method, url, headers: { 'kerf-cart': token } });
      expect([url, answer.statusCode]).toEqual([url, status]);
      expect(answer.json()).toMatchObject({
        status: 'ERROR',
        code: status,
        error: { code: expect.any(String) },
      });
    }
  });

  test('of another kind than JSON is refused as that', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'application/xml',
      'x',
    ])
      expect(await post(text(), { 'content-type': type })).toMatchObject({
        status: 415,
        error: { code: 'API_BODY_TYPE', field: 'content-type' },
      });
  });

  test('made by chance never makes the server fail', async () => {
    const seed = 16;
    const key = fc.oneof(
      fc.constantFrom(...Object.keys(card), 'cost', '__proto__', 'constructor'),
      fc.string(),
    );
    const value = fc.oneof(
      fc.integer(),
      fc.double(),
      fc.string({ unit: 'binary' }),
      fc.constant(null),
      fc.boolean(),
    );
    const isExpected = (status: number) => status < 500 && status >= 200;
    await fc.assert(
      fc.asyncProperty(fc.dictionary(key, value), fc.dictionary(key, value), async (inside, around) => {
        const body = { ...order, ...around, configuration: { ...card, ...inside } };
        expect(isExpected((await cart.add(body)).status)).toBe(true);
      }),
      { numRuns: 150, seed },
    );
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), fc.string({ unit: 'binary' }), async (json, name) => {
        const body = JSON.stringify(json);
        for (const url of ['/api/cart/create/item', '/api/cart/create/merge'])
          expect(
            isExpected((await post(body, { 'idempotency-key': encodeURIComponent(name) }, url)).status),
          ).toBe(true);
      }),
      { numRuns: 100, seed },
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(key, fc.oneof(fc.string(), fc.integer().map(String)))),
        async (pairs) => {
          const query = new URLSearchParams(pairs).toString();
          expect(isExpected((await opened.app.inject(`/api/get/pricing-data?${query}`)).statusCode)).toBe(
            true,
          );
        },
      ),
      { numRuns: 300, seed },
    );
    await fc.assert(
      fc.asyncProperty(fc.string(), async (text) => {
        const path = `/api/quote/get/featured-items?slug=${encodeURIComponent(text)}`;
        expect([404, 400, 200]).toContain((await opened.app.inject(path)).statusCode);
      }),
      { numRuns: 100, seed },
    );
  });
});
