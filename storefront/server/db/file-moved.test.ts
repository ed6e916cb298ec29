import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cartCalls } from '../../tests/cart-calls.js';
import { type OpenApp, openApp } from '../../tests/open-app.js';
import { ordersIn } from '../../tests/orders.js';
import { temporaryPlace } from '../../tests/temporary-place.js';
import { isStorageFull } from './engine.js';
import { createFileInPlace } from './file-in-place.js';
import { databaseFile } from './sqlite.js';

describe('A shop whose embedded database can’t keep what is written', () => {
  let place: Awaited<ReturnType<typeof temporaryPlace>>;
  let opened: OpenApp;
  let cart: ReturnType<typeof cartCalls>;
  beforeEach(async () => {
    place = await temporaryPlace();
    opened = await openApp(place);
    cart = cartCalls(opened.app);
  });
  afterEach(async () => {
    await opened.app.close();
    await place.remove();
  });
  const ready = async () => {
    const answer = await opened.app.inject('/readyz');
    return [answer.statusCode, answer.json().error?.message];
  };

  test.each(['', '-wal'])(
    'acknowledges nothing and is not ready while its file is moved away (kerf.db%s)',
    async (ending) => {
      const order = await cart.order();
      const { token } = (await cart.add(order)).good();
      expect(await ready()).toEqual([200, undefined]);
      const file = databaseFile(place.dataDirectory) + ending;
      const away = path.join(place.dataDirectory, 'away');
      await mkdir(away);
      await rename(file, path.join(away, 'file'));
      expect(await ready()).toEqual([503, 'The file of the database is not where it was.']);
      const refused = await cart.add(order, { token });
      expect([refused.status, refused.bad().code]).toEqual([503, 'API_UNAVAILABLE']);
      await rename(path.join(away, 'file'), file);
      expect(await ready()).toEqual([200, undefined]);
      expect((await cart.add(order, { token })).status).toBe(201);
      expect(ordersIn((await cart.get({ token })).good().cart)).toBe(2);
    },
  );

  test('is not ready on a disk without room for a small write', async () => {
    const file = databaseFile(place.dataDirectory);
    const log = await open(`${file}-wal`);
    try {
      const refusal = (free: number) =>
        createFileInPlace(file, log.fd, async () => free)
          .requireRoom()
          .then(() => null, isStorageFull);
      expect([await refusal(1_048_576), await refusal(1_048_575)]).toEqual([null, true]);
    } finally {
      await log.close();
    }
  });

  test('is not ready where another file has its name, nor where it is gone', async () => {
    const order = await cart.order();
    const file = databaseFile(place.dataDirectory);
    await rename(file, `${file}.old`);
    const other = await temporaryPlace();
    await (await openApp(other)).app.close();
    await rename(databaseFile(other.dataDirectory), file);
    await other.remove();
    expect((await ready())[0]).toBe(503);
    expect((await cart.add(order)).status).toBe(503);
    await rm(file);
    expect((await ready())[0]).toBe(503);
    expect((await cart.add(order)).status).toBe(503);
  });
});
