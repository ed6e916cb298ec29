/** Keeps the prices of a card on its page while what is chosen has any: a special size has none, at no quantity. */

/** @type {Element | null} */
const section = document.querySelector('section:has(> .prices)');
/** Whether the quantity is one of the list. One of one's own may be without a price where the list has them. */
let isListed = true;

document.addEventListener('kerf-change', (event) => {
  if (event instanceof CustomEvent) isListed = (event.detail.selection?.quantity_index ?? 0) >= 0;
});
document.addEventListener('kerf-price', (event) => {
  if (!(event instanceof CustomEvent) || !section) return;
  if (event.detail.total !== null) section.removeAttribute('hidden');
  else if (isListed) section.setAttribute('hidden', '');
});
