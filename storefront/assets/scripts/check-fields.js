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
  }
  field.setAttribute('aria-describedby', others.join(' '));
  if (kind === 'fault') field.toggleAttribute('aria-invalid', message !== '');
}

/**
 * Changes a form, while what has the focus stays where it is seen: somebody types there.
 * @param {HTMLFormElement} form
 * @param {() => void} change
 */
function changeInPlace(form, change) {
  const { activeElement } = document;
  const top = () => activeElement?.getBoundingClientRect().top ?? 0;
  const before = top();
  change();
  scrollBy({ top: top() - before, behavior: 'instant' });
  // Nothing is left to scroll at the top of the page, so the room of what went stays.
  const rest = before - top();
  if (rest >= 1)
    form.style.paddingBlockStart = `${Number.parseFloat(getComputedStyle(form).paddingBlockStart) + rest}px`;
}

/** What stood in the field that somebody was in, for the same form of the next page of this tab. */
const typingKey = 'kerf-typing';

/** @typedef {{ at: string, name: string, text: string }} Typing `at` is where its form goes. */

/** @param {unknown} field @returns {field is HTMLInputElement} */
const isTextField = (field) =>
  field instanceof HTMLInputElement && !['hidden', 'password'].includes(field.type);

/** @param {Typing} typing */
function keepTyping(typing) {
  try {
    sessionStorage.setItem(typingKey, JSON.stringify(typing));
  } catch {
    // Nothing can be kept.
  }
}

/** @param {string} at @returns {Typing | null} */
function takeTyping(at) {
  try {
    const typing = JSON.parse(sessionStorage.getItem(typingKey) ?? 'null');
    sessionStorage.removeItem(typingKey);
    return typing?.at === at ? typing : null;
  } catch {
    return null;
  }
}

for (const form of document.querySelectorAll('form[data-check]')) {
  if (!(form instanceof HTMLFormElement)) continue;
  /** Who goes past an empty field may come back to it: only what was typed into is spoken of. */
  const typed = new Set();
  const left = new Set();
  /** The ids of fields that have nothing wrong. */
  const mended = new Set();
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
      const isDone = typed.has(field) && left.has(field) && document.activeElement !== field;
      if (fault === '' || isDone) say(field, 'fault', fault);
      if (fault === '') mended.add(field.id);
      else mended.delete(field.id);
      const group = field.closest('[data-address]');
      const doubt = fault === '' ? wordsIn(doubts) : '';
      if (doubt === '' || !group?.contains(document.activeElement)) say(field, 'doubt', doubt);
    }
    tidy();
  }

  /** Takes what is mended off the list of what is wrong, but never what has the focus, which would be lost with it. */
  function tidy() {
    const summary = form.querySelector('.said.refused');
    if (!summary) return;
    const isFree = (/** @type {Element} */ part) => !part.contains(document.activeElement);
    const links = [...summary.querySelectorAll('li a')];
    const done = links.filter((link) => mended.has(link.getAttribute('href')?.slice(1)) && isFree(link));
    if (done.length === 0 && links.length > 0) return;
    // It was said once: what becomes of it is only read.
    summary.removeAttribute('role');
    for (const link of done) link.closest('li')?.remove();
    const rest = links.length - done.length;
    if (rest === 0 && isFree(summary)) summary.remove();
    const head = summary.querySelector('p');
    if (!head?.textContent || rest === 0) return;
    head.textContent =
      rest === 1
        ? 'Please correct one thing before you go on:'
        : head.textContent.replace(/\d+/, String(rest));
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
      if (mine === turn && !isSent) changeInPlace(form, () => show(faults, doubts));
    } catch {
      // The line is down: the form itself says what is wrong when it is sent.
    }
  }

  form.addEventListener('input', ({ target }) => {
    typed.add(target);
    clearTimeout(timer);
    // Nothing new is said while somebody types, only what was said is taken back.
    if (target instanceof Element && target.closest('.field')?.querySelector('.fault, .doubt'))
      timer = setTimeout(check, pause);
  });
  form.addEventListener('change', ({ target }) => {
    typed.add(target);
    check();
  });
  form.addEventListener('focusout', ({ target }) => {
    left.add(target);
    if (typed.size > 0) check();
  });
  // The questions and what is sent in the end go different ways, and can overtake each other.
  form.addEventListener('formdata', ({ formData }) => {
    formData.set('typed_at', (performance.timeOrigin + performance.now()).toFixed(1));
  });
  form.addEventListener('submit', () => {
    isSent = true;
    clearTimeout(timer);
    question.abort();
  });
  // The field that somebody is in when the page goes was not left: a question would come too late for the page that follows.
  addEventListener('pagehide', () => {
    const { activeElement: field } = document;
    if (isSent || !isTextField(field) || !typed.has(field) || !form.contains(field)) return;
    keepTyping({ at: form.action, name: field.name, text: field.value });
  });
  const kept = takeTyping(form.action);
  const field = kept && form.elements.namedItem(kept.name);
  if (isTextField(field) && field.value !== kept?.text) {
    field.value = kept?.text ?? '';
    typed.add(field);
    check();
  }
  addEventListener('pageshow', () => {
    isSent = false;
  });
}
