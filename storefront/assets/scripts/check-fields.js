/**
 * Says what is wrong with a field when it is left, and takes that back as soon as what is typed is right. The shop is
 * asked, so that there is one set of rules; it keeps what is typed as it answers. For forms with `data-check`.
 */

/** @typedef {{ field: string, message: string }} Words */

/** From the last key to the question, ms. */
const pause = 250;

/** A press under way: what is said meanwhile would move the button from under it. */
let press = Promise.resolve();
addEventListener(
  'pointerdown',
  () => {
    press = new Promise((done) => {
      for (const end of ['pointerup', 'pointercancel'])
        addEventListener(end, () => setTimeout(done, 100), { once: true });
    });
  },
  true,
);

/**
 * Puts words beneath a field, or takes them away.
 * @param {HTMLElement} field
 * @param {'fault' | 'doubt'} kind
 * @param {string} message
 */
function say(field, kind, message) {
  const id = `${field.id}-${kind}`;
  let words = document.getElementById(id);
  if (words?.textContent === message) return;
  words?.remove();
  const others = (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((each) => each && each !== id);
  if (message) {
    words = document.createElement('p');
    words.id = id;
    words.className = kind;
    words.setAttribute('role', 'alert');
    words.textContent = message;
    field.closest('.field')?.append(words);
    others.push(id);
  } else document.querySelector(`.said li:has(a[href="#${field.id}"])`)?.remove();
  field.setAttribute('aria-describedby', others.join(' '));
  if (kind === 'fault') field.toggleAttribute('aria-invalid', message !== '');
}

for (const form of document.querySelectorAll('form[data-check]')) {
  if (!(form instanceof HTMLFormElement)) continue;
  const left = new Set();
  let isTyped = false;
  let isSent = false;
  let turn = 0;
  let timer = 0;
  let question = new AbortController();

  /** @param {Words[]} faults @param {Words[]} doubts */
  function show(faults, doubts) {
    for (const field of form.querySelectorAll('.field :is(input, select)')) {
      const wordsIn = (/** @type {Words[]} */ list) =>
        list.find((each) => each.field === field.id)?.message ?? '';
      const fault = wordsIn(faults);
      const isHere = document.activeElement === field;
      if (fault === '' || (left.has(field) && !isHere)) say(field, 'fault', fault);
      const group = field.closest('[data-address]');
      const doubt = fault === '' ? wordsIn(doubts) : '';
      if (doubt === '' || !group?.contains(document.activeElement)) say(field, 'doubt', doubt);
    }
    const summary = form.querySelector('.said.refused');
    if (summary && !summary.querySelector('li')) summary.remove();
  }

  async function check() {
    const mine = ++turn;
    // What was typed before is asked about, and kept, no more: it could come after what is typed now.
    question.abort();
    question = new AbortController();
    const { signal } = question;
    const body = new URLSearchParams(/** @type {any} */ (new FormData(form)));
    body.set('go', 'stay');
    try {
      const answer = await fetch(form.action.split('#')[0], {
        method: 'POST',
        body,
        keepalive: true,
        signal,
      });
      const { faults, doubts } = await answer.json();
      await press;
      if (mine === turn && !isSent) show(faults, doubts);
    } catch {
      // The line is down: the form itself says what is wrong when it is sent.
    }
  }

  form.addEventListener('input', ({ target }) => {
    isTyped = true;
    clearTimeout(timer);
    // Nothing new is said while somebody types, only what was said is taken back.
    if (target instanceof Element && target.closest('.field')?.querySelector('.fault, .doubt'))
      timer = setTimeout(check, pause);
  });
  form.addEventListener('change', () => {
    isTyped = true;
    check();
  });
  form.addEventListener('focusout', ({ target }) => {
    left.add(target);
    if (isTyped) check();
  });
  form.addEventListener('submit', () => {
    isSent = true;
    clearTimeout(timer);
    question.abort();
  });
  addEventListener('pageshow', () => {
    isSent = false;
  });
}
