/**
 * Keeps what a page says of an order true: why a form was refused before is over once something was done on it, and when it
 * arrives, after it came further by whoever it was, the shop says anew.
 */

const place = document.getElementById('arrival');
let question = new XMLHttpRequest();

document.addEventListener('kerf-order-change', () => document.querySelector('#said.refused')?.remove());

document.addEventListener('kerf-order-progress', (event) => {
  if (!(event instanceof CustomEvent)) return;
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
