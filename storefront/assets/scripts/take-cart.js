/**
 * The cart that a link brought, in the part of the address that no server and no log sees. Sent without an answer, since a
 * question that stands here is about another one. Without a link, and with nothing asked, there is nothing to do here.
 */
const form = document.querySelector('form[data-take-cart]');
function take() {
  const token = new URLSearchParams(location.hash.slice(1)).get('cart');
  const { takeCart: next } = form.dataset;
  if (token) {
    history.replaceState(null, '', location.pathname);
    form.elements.namedItem('token').value = token;
    form.requestSubmit();
  } else if (next !== 'asks') location.replace(next);
}
if (form) {
  take();
  // Pasted into the address of this very page, a link changes nothing else.
  addEventListener('hashchange', take);
}
