const member = document.querySelector('#member');
const price = document.querySelector('#price');
const said = document.querySelector('#said');

document.addEventListener('kerf-price', ({ detail }) => {
  price.textContent =
    detail.total === null ? 'No price right now.' : `$${detail.total.toFixed(2)}, GST included`;
});

// Prevented, nothing is added: say why yourself.
document.addEventListener('kerf-before-add-to-cart', (event) => {
  if (member.checked) return;
  event.preventDefault();
  said.textContent = 'Only members can order. Tick the box if you are one.';
});

document.addEventListener('kerf-add-to-cart', ({ detail }) => {
  said.textContent = `Line ${detail.line} of your cart: ${detail.item}.`;
});

document.addEventListener('kerf-error', ({ detail }) => {
  said.textContent = detail.message;
});
