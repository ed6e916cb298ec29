import { afterEach, beforeEach, expect, test } from 'vitest';
import { cartCalls } from '../../tests/cart-calls.js';
import { type OpenApp, openApp } from '../../tests/open-app.js';
import { card, pricingPath } from '../../tests/orders.js';
import { type StartedPostgres, startPostgres } from '../../tests/start-postgres.js';
import { temporaryPlace } from '../../tests/temporary-place.js';

let place: Awaited<ReturnType<typeof temporaryPlace>>;
let postgres: StartedPostgres;
let opened: OpenApp;
beforeEach(async () => {
  place = await temporaryPlace();
  postgres = await startPostgres();
  const variables = { ...place.variables, DATABASE_URL: postgres.url };
  opened = await openApp({ ...place, databaseUrl: postgres.url, variables });
});
afterEach(async () => {
  await opened.app.close();
  await place.remove();
});

test('A shop whose database is away says so, and goes on showing prices', async () => {
  const cart = cartCalls(opened.app);
  const order = await cart.order();
  expect((await cart.add(order)).status).toBe(201);
  expect((await opened.app.inject('/readyz')).statusCode).toBe(200);
  await postgres.stop();
  const ready = await opened.app.inject('/readyz');
  expect([ready.statusCode, ready.headers['retry-after']]).toEqual([503, '2']);
  expect(ready.json().error.message).toBe('The database does not answer.');
  const refused = await cart.add(order);
  expect([refused.status, refused.bad().code]).toEqual([503, 'API_UNAVAILABLE']);
  expect((await opened.app.inject('/healthz')).statusCode).toBe(200);
  expect((await opened.app.inject(pricingPath(card))).statusCode).toBe(200);
});
