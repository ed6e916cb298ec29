import { createShop } from '@kerf/sdk';

const shop = createShop({ api: 'https://shop.example/api' });
await shop.openConfiguration('card', { item: 'premium-business-card' });

const { status, problem, rows } = shop.store.snapshot().configurations.card;
if (status !== 'ready') throw new Error(problem?.message ?? 'There is no such card.');
for (const { quantity, price } of rows) console.log(`${quantity} cards for $${price.toFixed(2)}`);
