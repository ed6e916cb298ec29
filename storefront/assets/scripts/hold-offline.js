/** A form that is sent without a connection stays where it is, with all that was typed, and says so until there is one. */

const message = 'You are offline, so nothing was sent. Press again once you are connected.';

/** @type {HTMLElement | null} */
let words = null;
const takeBack = () => {
  words?.remove();
  words = null;
};

addEventListener(
  'submit',
  (event) => {
    takeBack();
    const { target, submitter } = event;
    if (navigator.onLine || !(target instanceof HTMLFormElement) || target.method !== 'post') return;
    event.preventDefault();
    event.stopPropagation();
    words = document.createElement('p');
    words.className = 'said refused';
    words.setAttribute('role', 'alert');
    words.textContent = message;
    // Enter presses the form's first button, which may be one that nobody sees.
    const button = submitter?.matches('.act') ? submitter : target.querySelector('.act');
    if (button) button.after(words);
    else target.append(words);
  },
  true,
);
addEventListener('online', takeBack);
