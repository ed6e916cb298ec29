/** A link that leads on without script leads back with it, where the visitor came from another page of the shop. */
const link = document.querySelector('a[data-back]');
const { referrer } = document;
if (link && URL.canParse(referrer)) {
  const from = new URL(referrer);
  if (from.origin === location.origin && from.pathname !== location.pathname) {
    link.setAttribute('href', from.pathname + from.search);
    link.textContent = 'Back to where you were';
  }
}
