// A single-page site: views come and go, and the same elements come back.
const place = document.querySelector('[data-view]');
const widgets = [...place.children];
document.querySelector('[data-remove]').addEventListener('click', () => place.replaceChildren());
document.querySelector('[data-put-back]').addEventListener('click', () => place.append(...widgets));
