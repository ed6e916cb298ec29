/** Puts a button that copies beside each piece of code. Without script, or where a browser does not let a page copy, there is none. */

const shownFor = 2_000;

/** @param {Element} place */
function addButton(place) {
  const button = document.createElement('button');
  const said = document.createElement('span');
  button.type = 'button';
  button.textContent = 'Copy';
  said.setAttribute('role', 'status');
  said.className = 'out';
  const say = (/** @type {string} */ words) => {
    button.textContent = words;
    said.textContent = words;
    setTimeout(() => {
      button.textContent = 'Copy';
      said.textContent = '';
    }, shownFor);
  };
  button.addEventListener('click', () => {
    navigator.clipboard.writeText(place.querySelector('code')?.textContent ?? '').then(
      () => say('Copied'),
      () => say('Select it and copy'),
    );
  });
  place.append(button, said);
}

if (navigator.clipboard) for (const place of document.querySelectorAll('.code')) addButton(place);
