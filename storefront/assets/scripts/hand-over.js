/**
 * Tells the page that opened this window how the sign-in ended, and closes it. Where none did, the form goes on by
 * itself. The page that asked is named by its origin, so that no other one hears it.
 */
const place = document.querySelector('[data-hand-over]');
if (place) {
  const message = JSON.parse(place.dataset.handOver);
  if (window.opener && message.app_id !== null) {
    window.opener.postMessage(message, place.dataset.origin);
    window.close();
  } else if (place instanceof HTMLFormElement) {
    place.requestSubmit();
  }
}
