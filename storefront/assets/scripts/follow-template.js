/** Makes a link to a template one of what is chosen now: the panel keeps the page's address in step with every choice. */

/** @param {Event} event */
function follow({ target }) {
  const link = target instanceof Element && target.closest('a[data-template]');
  if (link instanceof HTMLAnchorElement) link.search = location.search;
}

for (const name of ['pointerdown', 'keydown', 'contextmenu']) document.addEventListener(name, follow, true);
