/** The playground: settings on one side, what they make on the other, and all of it in the address. */
import { byId, element, replaceKeeping } from './element.js';
import { drawPrevented, openEventList } from './event-list.js';
import { readManifest } from './manifest.js';
import { openMarkupBox } from './markup-box.js';
import { drawAnswers, drawPage } from './page-fields.js';
import { openPreview } from './preview-frame.js';
import { emptyState, most, readState, writeState } from './state.js';
import { drawTokens } from './token-fields.js';
import { drawWidgets } from './widget-fields.js';

/** What an address without a word shows, where the shop has it. */
const firstTag = 'kerf-price-table';

const { shop } = document.querySelector('main').dataset;

async function readJson(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}.`);
  return answer.json();
}

const sayProblems = (sentences) =>
  byId('problems').replaceChildren(
    ...sentences.map((sentence) => element('p', { className: 'problem' }, sentence)),
  );

/** Opens the playground on what the shop has. */
function open(vocabulary, items) {
  const events = openEventList();
  const preview = openPreview({ onEvent: events.add, onStart: events.start });
  const markup = openMarkupBox({ shop });
  let state = emptyState();
  /** The field that was changed last: typing on in it makes no further entry in the history. */
  let typedIn = null;

  /** A new widget shows something at once: the first has an item, the others join it. */
  const place = (tag, others) => {
    const takesItem = vocabulary.widgets
      .find((each) => each.tag === tag)
      .attributes.some(({ name }) => name === 'item');
    const isFirst = !others.some(({ attributes }) => attributes.item);
    return { tag, attributes: takesItem && isFirst && items[0] ? { item: items[0].slug } : {} };
  };
  const startState = () => {
    const [first] = vocabulary.widgets;
    const tag = vocabulary.widgets.some((widget) => widget.tag === firstTag) ? firstTag : first?.tag;
    return { ...emptyState(), widgets: tag ? [place(tag, [])] : [] };
  };

  /** Shows the state everywhere but in the fields. */
  const show = (isTyping = false) => {
    preview.show(state, isTyping);
    markup.show(state);
  };
  const draw = () => {
    replaceKeeping(
      byId('widgets'),
      drawWidgets({ state, vocabulary, items, shop, onAttribute: changeAttribute, onRemove: removeWidget }),
    );
    replaceKeeping(
      byId('tokens'),
      drawTokens({ state, vocabulary, onToken: changeToken, onReset: () => change({ tokens: {} }) }),
    );
    replaceKeeping(byId('page'), drawPage({ state, onChoice: (name, value) => change({ [name]: value }) }));
    replaceKeeping(
      byId('answers'),
      drawAnswers({
        state,
        onChoice: (name, value) => change({ [name]: value }),
        onDelay: (delay) => change({ delay }, 'delay'),
      }),
    );
    drawPrevented({ state, vocabulary, onPrevent: changePrevented });
    byId('add-widget').hidden = state.widgets.length >= most.widgets;
  };

  /** Changes the state. `typed` names the field that somebody types in: it is left as it is. */
  function change(changed, typed = null) {
    state = { ...state, ...changed };
    const address = `?${writeState(state)}`;
    if (address !== location.search) {
      const isSameField = typed !== null && typed === typedIn;
      history[isSameField ? 'replaceState' : 'pushState'](null, '', address);
      typedIn = typed;
    }
    sayProblems([]);
    if (typed === null) draw();
    show(typed !== null);
  }
  function changeAttribute(index, name, value, isTyping) {
    const widgets = state.widgets.map((widget, at) => {
      if (at !== index) return widget;
      const { [name]: _, ...attributes } = widget.attributes;
      // A product of another item is none of this one.
      if (name === 'item') delete attributes.product;
      return {
        ...widget,
        attributes: value === null ? attributes : inOrder(widget.tag, { ...attributes, [name]: value }),
      };
    });
    change({ widgets }, isTyping ? `${index}.${name}` : null);
  }
  /** Attributes as the manifest lists them, so that the markup does not depend on who was set first. */
  const inOrder = (tag, attributes) =>
    Object.fromEntries(
      vocabulary.widgets
        .find((widget) => widget.tag === tag)
        .attributes.flatMap(({ name }) => (name in attributes ? [[name, attributes[name]]] : [])),
    );
  function changeToken(name, value) {
    const { [name]: _, ...others } = state.tokens;
    const tokens = value ? { ...others, [name]: value } : others;
    change({ tokens: Object.fromEntries(Object.entries(tokens).sort()) }, name);
  }
  function changePrevented(name, isPrevented) {
    const others = state.prevented.filter((each) => each !== name);
    change({ prevented: isPrevented ? [...others, name] : others });
  }
  function removeWidget(index) {
    change({ widgets: state.widgets.filter((_, at) => at !== index) });
    // The next one's button, or the place to add one.
    (byId(`widget-${Math.min(index + 1, state.widgets.length)}-remove`) ?? byId('new-tag')).focus();
  }
  const takeAddress = () => {
    typedIn = null;
    const read = readState(location.search, vocabulary);
    state = location.search.length > 1 ? read.state : startState();
    draw();
    sayProblems(read.problems);
    show();
  };

  byId('new-tag').append(...vocabulary.widgets.map(({ tag }) => element('option', { value: tag }, tag)));
  byId('add-widget').addEventListener('submit', (event) => {
    event.preventDefault();
    change({ widgets: [...state.widgets, place(byId('new-tag').value, state.widgets)] });
    byId(`widget-${state.widgets.length}`).querySelector('select, input, button').focus();
  });
  byId('start-again').addEventListener('click', () => change(startState()));
  addEventListener('popstate', takeAddress);
  takeAddress();
  // They scroll, and not every browser lets the keyboard into what scrolls.
  for (const each of [byId('events'), document.querySelector('.stage')]) each.tabIndex = 0;
  document.querySelector('.playground').hidden = false;
}

try {
  const [manifest, items] = await Promise.all([
    readJson(`${shop}/docs/custom-elements.json`),
    // Without the list of items their names can be typed.
    readJson('/playground/items.json').catch(() => []),
  ]);
  open(readManifest(manifest), items);
} catch (error) {
  console.error(error);
  sayProblems([
    `The shop at ${shop} does not tell what widgets it has. Build it with “npm run build”, start it, then load this page again.`,
  ]);
}
