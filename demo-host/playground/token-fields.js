/** A field for every token: a colour can be picked too, and each goes back to its default on its own. */
import { element } from './element.js';
import { textField } from './fields.js';
import { most, tokenProblem } from './state.js';

const wrong = {
  colour: 'Give a colour, such as #0b5d3b or light-dark(#0b5d3b, #8fd0ae).',
  length: 'Give a length, such as 12px or 0.',
  text: 'Give a list of typefaces, such as Georgia, serif, or the word default.',
};
/** A property whose values are of the kind. */
const measure = { colour: 'color', length: 'width', text: 'font-family' };

/**
 * Draws the tokens.
 * @param {{ state: import('./state.js').State, vocabulary: import('./manifest.js').Vocabulary,
 *   onToken: (name: string, value: string, isTyping: boolean) => void, onReset: () => void }} parts
 *   An empty value is the default.
 */
export function drawTokens({ state, vocabulary, onToken, onReset }) {
  const all = element('button', { type: 'button', id: 'reset-tokens' }, 'Reset all tokens');
  all.addEventListener('click', onReset);
  return [...vocabulary.tokens.map((token) => tokenField(token, state, onToken)), all];
}

function tokenField({ name, standard, kind }, state, onToken) {
  const value = state.tokens[name] ?? '';
  const id = `token${name}`;
  const reset = element('button', { type: 'button', id: `${id}-reset` }, 'Reset');
  reset.setAttribute('aria-label', `Reset ${name}`);
  const picker =
    kind === 'colour' &&
    element('input', {
      type: 'color',
      id: `${id}-picker`,
      value: toHex(value || standard, state.scheme),
      'aria-label': `Pick ${name}`,
    });
  const made = textField({
    id,
    label: name,
    value,
    placeholder: standard,
    most: most.value,
    extra: element('span', { className: 'extra' }, picker || null, reset),
    problemOf: (typed) => tokenProblem(typed) ?? (isValue(kind, typed) ? null : wrong[kind]),
    onInput: (typed) => {
      if (picker) picker.value = toHex(typed || standard, state.scheme);
      onToken(name, typed, true);
    },
  });
  const typed = made.querySelector('input[type=text]');
  const set = (text) => {
    typed.value = text;
    typed.dispatchEvent(new Event('input'));
  };
  if (picker) picker.addEventListener('input', () => set(picker.value));
  reset.addEventListener('click', () => set(''));
  return made;
}

/** The word default, which is none of CSS’s, takes the typeface of the page. */
const isValue = (kind, typed) =>
  CSS.supports(measure[kind], typed) || (kind === 'text' && typed === 'default');

/** A colour as the picker takes it, or black where it has no such form. */
function toHex(colour, scheme) {
  const probe = element('i', { hidden: true });
  probe.style.colorScheme = scheme === 'system' ? 'light dark' : scheme;
  probe.style.color = colour;
  document.body.append(probe);
  const canvas = document.createElement('canvas').getContext('2d');
  canvas.fillStyle = getComputedStyle(probe).color;
  probe.remove();
  return /^#[0-9a-f]{6}$/.test(canvas.fillStyle) ? canvas.fillStyle : '#000000';
}
