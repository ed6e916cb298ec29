import { createShop } from '@kerf/sdk';

const shop = createShop({ api: 'https://shop.example/api', storage: localStorage });
const list = document.querySelector('#prices') as HTMLOListElement;
const button = document.querySelector('#add') as HTMLButtonElement;
const outcome = document.querySelector('#outcome') as HTMLElement;

function draw() {
  const card = shop.store.snapshot().configurations.card;
  if (!card) return;
  list.replaceChildren(
    ...card.rows.map(({ quantity, price }, index) => {
      const row = document.createElement('li');
      const choose = document.createElement('button');
      choose.textContent = `${quantity} for $${price.toFixed(2)}`;
      choose.ariaPressed = String(card.selection?.quantity_index === index);
      choose.onclick = () => shop.chooseOption('card', 'quantity_index', index);
      row.append(choose);
      return row;
    }),
  );
  button.disabled = card.pricing !== 'ready';
  outcome.textContent = card.problem?.message ?? card.pricingProblem?.message ?? '';
}

shop.store.subscribe(draw);
await shop.openConfiguration('card', { item: 'premium-business-card' });

button.onclick = async () => {
  const added = await shop.addToCart('card');
  outcome.textContent = added.ok ? 'It is in your cart.' : added.problem.message;
};
