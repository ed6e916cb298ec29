import { notFetched } from './not-fetched.js';
import { goneEvent } from './widget-context.js';

/**
 * Says over what a server drew, which stays as it is, that what takes it over did not come. `retry` is called when somebody
 * asks for that, and by itself when there is a connection again. Returns what says it once more, and what ends it.
 */
export function sayLost(shadow: ShadowRoot, retry: () => void): { again(): void; end(): void } {
  const place = document.createElement('div');
  place.className = 'root';
  // In sight wherever on it somebody is.
  place.style.cssText = 'position:sticky;inset-block-end:16px;z-index:1';
  const notice = document.createElement('div');
  notice.className = 'error-notice';
  notice.part.add('error-notice');
  const words = document.createElement('p');
  words.role = 'alert';
  const button = document.createElement('button');
  button.className = 'button';
  button.type = 'button';
  button.textContent = 'Try again';
  button.onclick = retry;
  // The button goes with the fault: whoever pressed it goes on from where they were.
  let held: EventTarget | null = null;
  button.onfocus = ({ relatedTarget }) => {
    held = relatedTarget;
  };
  notice.append(words, button);
  place.append(notice);
  shadow.append(place);
  const listening = new AbortController();
  const { signal } = listening;
  function end() {
    listening.abort();
    const drawn = shadow.querySelector<HTMLElement>('.root');
    if (shadow.activeElement === button && drawn) {
      drawn.tabIndex = -1;
      ((held as HTMLElement | null) ?? drawn).focus({ preventScroll: true });
    }
    place.remove();
  }
  addEventListener('online', retry, { signal });
  shadow.addEventListener(goneEvent, end, { signal });
  return {
    // Words that come anew are heard anew.
    again: () => words.replaceChildren(notFetched.message),
    end,
  };
}
