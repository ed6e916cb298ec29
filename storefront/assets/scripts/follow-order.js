/**
 * Keeps what a page says of an order true once something was done on it: why a form was refused before is over, and when it
 * arrives, after a piece of it is cancelled or approved, the shop says anew.
 */

const place = document.getElementById('arrival');
let question = new XMLHttpRequest();

document.addEventListener('kerf-order-change', (event) => {
  if (!(event instanceof CustomEvent)) return;
  document.querySelector('#said.refused')?.remove();
  if (event.detail.action === 'message') return;
  question.abort();
  // Unlike other ways to read a page, this one is open under trusted types.
  question = new XMLHttpRequest();
  question.open('GET', `/mypage/orders?master_id=${encodeURIComponent(event.detail.order)}`);
  question.responseType = 'document';
  // What is not known any more is not said.
  question.onload = () =>
    place?.replaceChildren(...(question.response?.getElementById('arrival')?.childNodes ?? []));
  question.onerror = () => place?.replaceChildren();
  question.send();
});
