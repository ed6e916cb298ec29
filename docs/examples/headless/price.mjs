import { createShop } from '@kerf/sdk';

const shop = createShop({ api: 'https://shop.example/api' });
const card = () => shop.store.snapshot().configurations.card;

/** Resolves once the prices are those of what is chosen. Until then the earlier ones stand. */
async function settled() {
  while (card().pricing === 'pending')
    await new Promise((changed) => {
      const stop = shop.store.subscribe(() => changed(stop()));
    });
  return card();
}

await shop.openConfiguration('card', { item: 'premium-business-card' });
const { status, problem, range } = card();
if (status !== 'ready') throw new Error(problem?.message ?? 'There is no such card.');

const { printed_sides } = range.products[0].attributes;
const both = printed_sides.find(({ name }) => name === 'Two Sides');
shop.chooseOption('card', 'printed_side_id', both.id);

const { rows, pricingProblem } = await settled();
if (pricingProblem) throw new Error(pricingProblem.message);
for (const { quantity, price } of rows) console.log(`${quantity} cards for $${price.toFixed(2)}`);
