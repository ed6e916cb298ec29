/** The markup to paste, and the button that copies it. */
import { byId } from './element.js';
import { writeMarkup } from './markup.js';

/** How long the button says that it copied, ms. */
const saidFor = 2000;

/** @param {{ shop: string }} parts @returns {{ show(state: import('./state.js').State): void }} */
export function openMarkupBox({ shop }) {
  const box = byId('markup');
  const button = byId('copy');
  const status = byId('copy-status');
  let timer;
  const say = (words, told) => {
    button.textContent = words;
    status.textContent = told;
    clearTimeout(timer);
    timer = setTimeout(() => {
      button.textContent = 'Copy';
      status.textContent = '';
    }, saidFor);
  };
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(box.value);
      say('Copied', 'The markup is copied.');
    } catch {
      // The clipboard is for pages over https and for those that may use it.
      box.focus();
      box.select();
      say(
        'Selected',
        'The browser does not let the page copy. The markup is selected: copy it with Ctrl+C or ⌘C.',
      );
    }
  });
  return {
    show(state) {
      const markup = writeMarkup(state, { shop });
      if (box.value !== markup) box.value = markup;
      box.rows = markup.split('\n').length + 1;
      byId('markup-note').textContent = noteOn(state);
    },
  };
}

function noteOn({ api, delay, widgets }) {
  if (widgets.length === 0) return 'No widget is on the page yet: add one.';
  return api === 'none' && delay === 0
    ? 'The preview has the same markup. Direction, colour scheme, typeface and style sheet are the page’s own and are not in it.'
    : 'Latency and failures are of the preview alone. They are not in the markup, nor is anything else of the page around the widgets.';
}
