/** What the widgets in the preview tell, newest first, and which of it the page prevents. */
import { byId, element, replaceKeeping } from './element.js';
import { switchField } from './fields.js';

/** The most events that are kept in sight. */
const mostEvents = 200;
/** How long it has to be quiet before the count is said aloud, ms. */
const quiet = 1000;

/** @returns {{ add(event: object): void, start(): void }} */
export function openEventList() {
  const list = byId('events');
  const count = byId('event-count');
  let heard = 0;
  let timer;
  const tellCount = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const shown = Math.min(heard, list.querySelectorAll('.event').length);
      const words = heard === 1 ? '1 event' : `${heard} events`;
      count.textContent = heard > shown ? `${words}, the newest ${shown} are here` : words;
    }, quiet);
  };
  const prepend = (line) => {
    list.prepend(line);
    while (list.children.length > mostEvents) list.lastElementChild.remove();
    tellCount();
  };
  byId('clear-events').addEventListener('click', () => {
    heard = 0;
    list.replaceChildren();
    tellCount();
  });
  tellCount();
  return {
    add(event) {
      heard += 1;
      prepend(drawEvent(event));
    },
    /** The preview was loaded: times begin anew. */
    start() {
      if (list.children.length > 0)
        prepend(element('li', { className: 'start' }, 'The preview was loaded again.'));
    },
  };
}

function drawEvent({ type, tag, detail, time, isPrevented }) {
  return element(
    'li',
    { className: 'event' },
    element(
      'details',
      {},
      element(
        'summary',
        {},
        element('strong', {}, type),
        ` <${tag}> ${Math.round(time)} ms`,
        isPrevented ? element('em', {}, ' prevented') : null,
        element('code', {}, detail.replaceAll(/\s+/g, ' ')),
      ),
      element('pre', {}, detail),
    ),
  );
}

/**
 * A switch for each event of the widgets on the page that can be prevented.
 * @param {{ state: import('./state.js').State, vocabulary: import('./manifest.js').Vocabulary,
 *   onPrevent: (name: string, isPrevented: boolean) => void }} parts
 */
export function drawPrevented({ state, vocabulary, onPrevent }) {
  const tags = new Set(state.widgets.map(({ tag }) => tag));
  const told = vocabulary.widgets.filter(({ tag }) => tags.has(tag)).flatMap(({ events }) => events);
  const names = vocabulary.preventable.filter((name) => told.some((event) => event.name === name));
  const place = byId('prevented');
  place.hidden = names.length === 0;
  replaceKeeping(place, [
    element('legend', {}, 'Prevent'),
    ...names.map((name) =>
      switchField({
        id: `prevent-${name}`,
        label: name,
        value: state.prevented.includes(name),
        onChange: (isOn) => onPrevent(name, isOn),
      }),
    ),
  ]);
}
