/** The widgets on the page, each with a field for every attribute that its manifest entry has. */
import { element, sentenceParts } from './element.js';
import { choiceField, switchField, textField } from './fields.js';
import { attributeProblem, most } from './state.js';

/** The choice that lets somebody type a name that the shop does not list. */
const another = '\u0000another';

/**
 * Draws the widgets of a state.
 * @param {{ state: import('./state.js').State, vocabulary: import('./manifest.js').Vocabulary, items: object[], shop: string,
 *   onAttribute: (index: number, name: string, value: string | null, isTyping: boolean) => void,
 *   onRemove: (index: number) => void }} parts
 */
export function drawWidgets({ state, vocabulary, items, shop, onAttribute, onRemove }) {
  return state.widgets.map(({ tag, attributes }, index) => {
    const widget = vocabulary.widgets.find((each) => each.tag === tag);
    const id = `widget-${index + 1}`;
    const remove = element('button', { type: 'button', id: `${id}-remove` }, 'Remove');
    remove.setAttribute('aria-label', `Remove ${index + 1}, ${tag}`);
    remove.addEventListener('click', () => onRemove(index));
    return element(
      'fieldset',
      { id },
      element('legend', {}, `${index + 1}. <${tag}>`),
      element(
        'p',
        { className: 'hint' },
        ...sentenceParts(`${widget.description} `),
        element('a', { href: `${shop}/docs/widgets/${tag}`, target: '_blank' }, `Reference of ${tag}`),
      ),
      ...widget.attributes.map((attribute) =>
        attributeField({
          attribute,
          id: `${id}-${attribute.name}`,
          value: attributes[attribute.name],
          listed: listedFor(attribute.name, attributes, items, state),
          onChange: (value, isTyping) => onAttribute(index, attribute.name, value, isTyping),
        }),
      ),
      partsOf(widget, id),
      remove,
    );
  });
}

/** What the shop sells under an attribute's name, or null where it has no list. */
function listedFor(name, attributes, items, { widgets }) {
  if (name === 'item') return items;
  if (name !== 'product') return null;
  // Without an item of its own it joins the first of the page that has one.
  const slug = attributes.item ?? widgets.find((each) => each.attributes.item)?.attributes.item;
  return items.find((item) => item.slug === slug)?.products ?? null;
}

function attributeField({ attribute, id, value, listed, onChange }) {
  const { name, description, kind, choices } = attribute;
  const words = { id, label: name, hint: description };
  if (kind === 'switch')
    return switchField({
      ...words,
      value: value !== undefined,
      onChange: (isOn) => onChange(isOn ? '' : null),
    });
  if (kind === 'choice')
    return choiceField({
      ...words,
      value: value ?? '',
      options: [['', 'not set'], ...choices.map((each) => [each, each])],
      onChange: (chosen) => onChange(chosen || null),
    });
  const typed = (more) =>
    textField({
      ...words,
      ...more,
      value: value ?? '',
      placeholder: 'not set',
      most: most.value,
      mode: kind === 'number' ? 'decimal' : 'text',
      problemOf: (text) => attributeProblem(attribute, text),
      onInput: (text) => onChange(text || null, true),
    });
  return listed && listed.length > 0 ? listedField({ words, value, listed, typed, onChange }) : typed({});
}

/** A choice of what the shop sells; whoever wants to see what an unknown name does can type one. */
function listedField({ words, value, listed, typed, onChange }) {
  const isListed = value === undefined || listed.some(({ slug }) => slug === value);
  const other = typed({ id: `${words.id}-typed`, label: `${words.label}, typed`, hint: '' });
  other.hidden = isListed;
  const choice = choiceField({
    ...words,
    value: isListed ? (value ?? '') : another,
    options: [
      ['', 'not set'],
      ...listed.map(({ slug, name }) => [slug, `${name} (${slug})`]),
      [another, 'Another, typed'],
    ],
    onChange: (chosen) => {
      other.hidden = chosen !== another;
      if (chosen !== another) return onChange(chosen || null);
      const typedIn = other.querySelector('input');
      typedIn.focus();
      typedIn.select();
    },
  });
  return element('div', {}, choice, other);
}

function partsOf({ parts, tag }, id) {
  if (parts.length === 0) return null;
  return element(
    'details',
    { id: `${id}-parts` },
    element('summary', {}, `${parts.length} parts for ${tag}::part()`),
    element(
      'dl',
      {},
      ...parts.flatMap(({ name, description }) => [
        element('dt', {}, element('code', {}, name)),
        element('dd', {}, ...sentenceParts(description)),
      ]),
    ),
  );
}
