import { describe, expect, test } from 'vitest';
import { cartCalls } from '../../tests/cart-calls.js';
import { openApp } from '../../tests/open-app.js';
import { temporaryPlace } from '../../tests/temporary-place.js';
import { hashToken } from './cart-token.js';
import { mergeCarts } from './merge-carts.js';

describe('Two carts that are merged', () => {
  test('are held in one order, whichever of them asks', async () => {
    const place = await temporaryPlace();
    const { app, database, world } = await openApp(place);
    const cart = cartCalls(app);
    const [one, other] = [
      (await cart.add(await cart.order())).good().token,
      (await cart.add(await cart.order())).good().token,
    ];
    const held = async (mine: string, sent: string) => {
      const order: unknown[] = [];
      const heard = database.db.withPlugin({
        transformQuery: ({ node }) => {
          if (node.kind === 'UpdateQueryNode' && JSON.stringify(node.table).includes('"carts"'))
            order.push(/"value":"([\w-]{43})"/.exec(JSON.stringify(node.where))?.[1]);
          return node;
        },
        transformResult: async ({ result }) => result,
      });
      const today = { catalogue: world.catalogue, now: world.now };
      await heard.transaction().execute((trx) => mergeCarts(trx, mine, sent, today));
      return order;
    };
    const rising = [hashToken(one), hashToken(other)].sort();
    expect(await held(one, other)).toEqual(rising);
    expect(await held(other, one)).toEqual(rising);
    await app.close();
    await place.remove();
  });
});
