/** Keeps in the page's address which product its times are of, so that a reload and a link show the same one. */
document.querySelector('kerf-shipping-info')?.shadowRoot?.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLSelectElement) || !target.form) return;
  const query = new URLSearchParams(/** @type {any} */ (new FormData(target.form)));
  history.replaceState(history.state, '', `?${query}`);
});
