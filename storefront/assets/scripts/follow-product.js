/** Keeps a page's title, heading, lead and breadcrumb true when another product is chosen in the panel. */

/** @typedef {{ label: string, path: string | null }} Crumb */
/** @typedef {Record<string, { title: string, tab: string, description: string, trail: Crumb[] }>} ProductWords By product id. */

/** @param {Crumb} crumb */
function crumbElement({ label, path }) {
  const item = document.createElement('li');
  const step = document.createElement(path ? 'a' : 'span');
  if (path) step.setAttribute('href', path);
  else step.setAttribute('aria-current', 'page');
  step.textContent = label;
  item.append(step);
  return item;
}

/** @type {ProductWords} */
const words = JSON.parse(document.getElementById('product-words')?.textContent ?? '{}');

document.addEventListener('kerf-change', (event) => {
  if (!(event instanceof CustomEvent)) return;
  const chosen = words[event.detail.selection?.product_id];
  const heading = document.querySelector('main h1');
  if (!chosen || !heading) return;
  document.title = chosen.tab;
  heading.textContent = chosen.title;
  const lead = document.querySelector('.quote > .lead');
  if (lead) lead.textContent = chosen.description;
  document.querySelector('.crumbs ol')?.replaceChildren(...chosen.trail.map(crumbElement));
});
