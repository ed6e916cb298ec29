/**
 * The frame with the preview. What changes the markup loads it again; what can change under the widgets is told to it,
 * so that what somebody has chosen in them stays.
 */
import { byId } from './element.js';
import { writeState } from './state.js';

/** How long typing has to rest before the preview is loaded again, ms. */
const rest = 350;

/**
 * @param {{ onEvent: (event: object) => void, onStart: () => void }} parts
 * @returns {{ show(state: import('./state.js').State, isTyping: boolean): void }}
 */
export function openPreview({ onEvent, onStart }) {
  const frame = byId('preview');
  const alone = byId('preview-alone');
  let latest;
  let shown = '';
  let timer;

  const tell = () => {
    const { direction, scheme, font, styles, tokens, prevented } = latest;
    const message = { source: 'kerf-playground', direction, scheme, font, styles, tokens, prevented };
    frame.contentWindow.postMessage(message, location.origin);
  };
  const load = () => {
    const key = loadedBy(latest);
    if (key === shown) return;
    shown = key;
    // Replaced, so that Back leads to the state before and not to the frame before.
    frame.contentWindow.location.replace(`/playground/preview?${writeState(latest)}`);
  };
  addEventListener('message', ({ source, origin, data }) => {
    if (source !== frame.contentWindow || origin !== location.origin) return;
    if (data?.source !== 'kerf-playground') return;
    if (data.kind === 'start') onStart();
    else onEvent(data);
  });
  // What was changed while it loaded.
  frame.addEventListener('load', () => latest && tell());

  return {
    show(state, isTyping) {
      latest = state;
      alone.href = `/playground/preview?${writeState(state)}`;
      frame.style.width = state.width === 'full' ? '' : `${state.width}px`;
      clearTimeout(timer);
      if (loadedBy(state) === shown) tell();
      else timer = setTimeout(load, isTyping ? rest : 0);
    },
  };
}

/** What of a state the preview has to be loaded for. The first token brings a style block, the last takes it away. */
const loadedBy = ({ widgets, tokens, api, delay }) =>
  JSON.stringify([widgets, Object.keys(tokens).length > 0, api, delay]);
