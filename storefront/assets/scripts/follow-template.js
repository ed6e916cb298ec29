/** Makes the links to templates ones of what is chosen now: the panel keeps the page's address in step with every choice. */

/** Some more than the panel takes to write the address after a choice, ms. */
const written = 500;

function follow() {
  for (const link of document.querySelectorAll('a[data-template]'))
    if (link instanceof HTMLAnchorElement) link.search = location.search;
}

// A link that is opened in another tab has its address before it is pressed.
document.addEventListener('kerf-change', () => setTimeout(follow, written));
for (const name of ['pointerdown', 'keydown', 'contextmenu']) document.addEventListener(name, follow, true);
