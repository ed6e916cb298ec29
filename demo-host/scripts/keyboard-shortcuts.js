// A site that is worked with single keys, unless somebody types into a field, as far as it can tell.
const used = document.querySelector('[data-used]');
const drawer = document.querySelector('[data-drawer]');
const shortcuts = {
  '/': () => document.querySelector('[data-search]').focus(),
  j: () => scrollBy(0, 200),
  k: () => scrollBy(0, -200),
  ' ': () => scrollBy(0, innerHeight),
  ArrowRight: () => scrollBy(200, 0),
  ArrowDown: () => scrollBy(0, 40),
  Escape: () => {
    drawer.hidden = true;
  },
};
// Numbers open the pages of the site.
for (const digit of '0123456789') shortcuts[digit] = () => scrollTo(0, 0);
document.addEventListener('keydown', (event) => {
  const isTyping = event.target.matches('input, select, textarea');
  const act = !isTyping && !event.ctrlKey && !event.metaKey && shortcuts[event.key];
  if (!act) return;
  event.preventDefault();
  used.value = used.value === 'none' ? event.key : `${used.value} ${event.key}`;
  act();
});
