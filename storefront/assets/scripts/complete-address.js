/**
 * Proposes suburbs while one, or a postal code, is typed: a combobox with a list, by the pattern of WAI-ARIA. Choosing
 * one fills suburb, state and postal code, and the town where none is typed: a suburb is one by itself. Without script, and
 * where nothing is found, the fields are what they are.
 */

/** @typedef {{ suburb: string, state: string, postal_code: string }} Suburb */
/** @typedef {'suburb' | 'city' | 'state' | 'postal_code'} Part */

/** From the last key to the question, ms. */
const pause = 150;
const leastTyped = 2;

/** @param {Suburb} suburb */
const wordsOf = ({ suburb, state, postal_code }) => `${suburb} ${state} ${postal_code}`;

/**
 * @param {string} search
 * @param {AbortSignal} signal
 * @returns {Promise<Suburb[]>}
 */
async function find(search, signal) {
  const answer = await fetch(`/api/address/get/suburbs?${new URLSearchParams({ search })}`, { signal });
  return answer.ok ? (await answer.json()).data.suburbs : [];
}

/**
 * Takes back what was said of a field, which holds something else now.
 * @param {HTMLElement} field
 */
function takeBack(field) {
  field.removeAttribute('aria-invalid');
  for (const kind of ['fault', 'doubt']) document.getElementById(`${field.id}-${kind}`)?.remove();
}

/**
 * Makes a field a combobox.
 * @param {HTMLInputElement} input
 * @param {HTMLElement} status Where what happens is announced.
 * @param {(chosen: Suburb) => string} choose Fills in what is chosen, and answers what that was.
 */
function propose(input, status, choose) {
  const list = document.createElement('ul');
  list.id = `${input.id}-list`;
  list.className = 'proposals';
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', 'Matches');
  list.hidden = true;
  input.after(list);
  for (const [name, value] of Object.entries({
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-controls': list.id,
  }))
    input.setAttribute(name, value);

  /** @type {Suburb[]} */
  let found = [];
  /** What they were found for. */
  let asked = '';
  let active = -1;
  let timer = 0;
  let question = new AbortController();

  /** @param {number} next */
  function activate(next) {
    list.children[active]?.setAttribute('aria-selected', 'false');
    active = next;
    const option = list.children[active];
    if (!option) return input.removeAttribute('aria-activedescendant');
    option.setAttribute('aria-selected', 'true');
    option.scrollIntoView({ block: 'nearest' });
    input.setAttribute('aria-activedescendant', option.id);
  }

  function close() {
    clearTimeout(timer);
    question.abort();
    activate(-1);
    list.hidden = true;
    input.setAttribute('aria-expanded', 'false');
  }

  /** @param {number} at */
  function take(at) {
    const chosen = found[at];
    close();
    if (!chosen) return;
    status.textContent = `${wordsOf(chosen)}: ${choose(chosen)} are filled in.`;
  }

  function open() {
    list.replaceChildren(
      ...found.map((each, at) => {
        const option = document.createElement('li');
        option.id = `${list.id}-${at}`;
        option.setAttribute('role', 'option');
        option.setAttribute('aria-selected', 'false');
        option.textContent = wordsOf(each);
        option.addEventListener('click', () => take(at));
        return option;
      }),
    );
    list.style.top = `${input.offsetTop + input.offsetHeight + 4}px`;
    list.hidden = found.length === 0;
    input.setAttribute('aria-expanded', String(!list.hidden));
    const count = found.length === 1 ? '1 suburb' : `${found.length} suburbs`;
    status.textContent = list.hidden ? '' : `${count}. Choose with the arrow keys and Enter.`;
  }

  async function ask() {
    question = new AbortController();
    try {
      const typed = input.value.trim();
      found = await find(typed, question.signal);
      asked = typed;
      if (document.activeElement === input) open();
    } catch {
      // Another key was quicker, or the line is down: what is typed by hand is as good.
    }
  }

  /**
   * Shows again what was found for the same words, as after Escape, or asks for what is typed now.
   * @param {boolean} isFromTop
   */
  async function reopen(isFromTop) {
    if (input.value.trim() === asked) open();
    else await ask();
    if (!list.hidden) activate(isFromTop ? 0 : found.length - 1);
  }

  input.addEventListener('input', (event) => {
    close();
    if (event instanceof InputEvent && event.isComposing) return;
    // What a browser fills in by itself is no question.
    if (document.activeElement === input && input.value.trim().length >= leastTyped)
      timer = setTimeout(ask, pause);
  });
  input.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (list.hidden) {
      if (!isArrow || input.value.trim().length < leastTyped) return;
      event.preventDefault();
      return reopen(event.key === 'ArrowDown');
    }
    const last = found.length - 1;
    if (event.key === 'ArrowDown') activate(active < last ? active + 1 : 0);
    else if (event.key === 'ArrowUp') activate(active > 0 ? active - 1 : last);
    else if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && active >= 0) take(active);
    else return;
    event.preventDefault();
  });
  input.addEventListener('blur', close);
  // A press on the list leaves the focus where it is.
  list.addEventListener('pointerdown', (event) => event.preventDefault());
  list.addEventListener('mousedown', (event) => event.preventDefault());
}

for (const address of document.querySelectorAll('[data-address]')) {
  /** @param {Part} part */
  const field = (part) => address.querySelector(`[name$="${part}"]`);
  const [suburb, city, state, code] = [field('suburb'), field('city'), field('state'), field('postal_code')];
  const isWhole =
    suburb instanceof HTMLInputElement &&
    city instanceof HTMLInputElement &&
    state instanceof HTMLSelectElement &&
    code instanceof HTMLInputElement;
  if (!isWhole) continue;
  const status = document.createElement('p');
  status.className = 'out';
  status.setAttribute('role', 'status');
  address.append(status);
  let town = '';
  /** @param {Suburb} chosen */
  const fill = (chosen) => {
    // What somebody typed themselves stays.
    const isTown = ['', suburb.value, town].includes(city.value.trim());
    if (isTown) city.value = town = chosen.suburb;
    suburb.value = chosen.suburb;
    state.value = chosen.state;
    code.value = chosen.postal_code;
    for (const each of [suburb, city, state, code]) if (each.value !== '') takeBack(each);
    return isTown ? 'suburb, town, state and postal code' : 'suburb, state and postal code';
  };
  propose(suburb, status, fill);
  propose(code, status, fill);
}
