/** Keeps the prices of a card on its page while there are any: a special size has none, at no quantity. */

/** @type {Element | null} */
const section = document.querySelector('section:has(> .prices)');

/** Whether the table lists a price. One's own quantity may be without one where the list has them. */
const hasPrices = () =>
  [...(section?.querySelector('kerf-price-table')?.shadowRoot?.querySelectorAll('td') ?? [])].some(
    ({ textContent }) => textContent?.trim(),
  );

document.addEventListener('kerf-price', (event) => {
  if (!(event instanceof CustomEvent) || !section) return;
  if (event.detail.total !== null) section.removeAttribute('hidden');
  // The table is drawn in the frame after it was told.
  else
    requestAnimationFrame(() => requestAnimationFrame(() => section.toggleAttribute('hidden', !hasPrices())));
});
