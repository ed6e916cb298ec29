/** The fields of the playground: each a label, a control, what it means, and a sentence where a value can't be. */
import { element, sentenceParts } from './element.js';

/** Label, control and words. The control is told of both sentences. */
function field({ id, label, hint, extra = null }, control) {
  const error = element('p', { id: `${id}-error`, className: 'field-error' });
  control.id = id;
  control.setAttribute('aria-describedby', `${hint ? `${id}-hint ` : ''}${id}-error`);
  const made = element(
    'div',
    { className: 'field' },
    element('label', { htmlFor: id }, label),
    element('div', { className: 'controls' }, control, extra),
    hint ? element('p', { id: `${id}-hint`, className: 'hint' }, ...sentenceParts(hint)) : null,
    error,
  );
  return { made, say: (sentence) => say(control, error, sentence) };
}

function say(control, error, sentence) {
  if (error.textContent === (sentence ?? '')) return;
  error.textContent = sentence ?? '';
  if (sentence) control.setAttribute('aria-invalid', 'true');
  else control.removeAttribute('aria-invalid');
}

/**
 * One of several.
 * @param {{ id: string, label: string, hint?: string, value: string, options: [value: string, words: string][],
 *   onChange: (value: string) => void }} settings
 */
export function choiceField({ value, options, onChange, ...words }) {
  const control = element(
    'select',
    {},
    ...options.map(([each, text]) => element('option', { value: each, selected: each === value }, text)),
  );
  control.addEventListener('change', () => onChange(control.value));
  return field(words, control).made;
}

/** On or off. @param {{ id: string, label: string, hint?: string, value: boolean, onChange: (value: boolean) => void }} settings */
export function switchField({ id, label, hint, value, onChange }) {
  const control = element('input', { type: 'checkbox', id, checked: value });
  if (hint) control.setAttribute('aria-describedby', `${id}-hint`);
  control.addEventListener('change', () => onChange(control.checked));
  return element(
    'div',
    { className: 'field' },
    element('label', { className: 'switch' }, control, label),
    hint ? element('p', { id: `${id}-hint`, className: 'hint' }, ...sentenceParts(hint)) : null,
  );
}

/**
 * Something typed. What can't be is said under it, and is not handed on.
 * @param {{ id: string, label: string, hint?: string, value: string, placeholder?: string, mode?: string,
 *   most: number, extra?: Node, problemOf: (value: string) => string | null, onInput: (value: string) => void }} settings
 */
export function textField({ value, placeholder = '', mode = 'text', most, problemOf, onInput, ...words }) {
  const control = element('input', {
    type: 'text',
    value,
    placeholder,
    inputMode: mode,
    maxLength: most,
    autocomplete: 'off',
    spellcheck: false,
  });
  const { made, say: sayHere } = field(words, control);
  const take = () => {
    const typed = control.value.trim();
    const problem = typed ? problemOf(typed) : null;
    sayHere(problem);
    if (!problem) onInput(typed);
  };
  control.addEventListener('input', take);
  return made;
}
