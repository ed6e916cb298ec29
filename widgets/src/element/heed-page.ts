/**
 * What a page says to a widget as it would to a field: a name, by a label, `aria-label` or `aria-labelledby`, and
 * `focus()`; and what its browser says to it: that there is a connection again, that no form may be
 * sent and no window opened. Fetched by every widget once it is drawn.
 */
import { prepareCalls } from '@kerf/sdk/runtime';
import type { Widget } from './widget-context.js';
import { windowBlocked } from './window-blocked.js';

type Host = NonNullable<Widget['host']>;

/** Parts that have a name of their own; a widget without any is named as a whole. */
const named = ':scope>:is(form,section,table,[role=group])';

/** Where the keyboard may come to, as far as a selector tells: a group of radios is met at the chosen one. */
const stops = ':is(a,button,input,select,summary,[tabindex]):not([tabindex="-1"],[type=radio]:not(:checked))';

const watched = {
  subtree: true,
  childList: true,
  characterData: true,
  attributeFilter: ['aria-label', 'aria-labelledby'],
};

/** How each widget looks what it is called: it may leave the page and come back. */
const heeding = /* @__PURE__ */ new WeakMap<HTMLElement, () => void>();

/**
 * Gives a widget the name that its page has for it, and the focus when the page asks for that. Until `end` its pictures that
 * could not be had are asked for again when there is a connection.
 */
export function heedPage(host: Host, end: AbortSignal): void {
  // A widget that is drawn has one.
  const shadow = host.shadowRoot as ShadowRoot;
  let look = heeding.get(host);
  if (!look) {
    look = nameAfterPage(host, shadow);
    heeding.set(host, look);
    host.focus = (options) => focusFirst(shadow, options);
    host.addEventListener('click', (event) => isByLabel(host, event) && host.focus());
    // A label that came later is met before anybody hears its name.
    host.addEventListener('focusin', look);
    shadow.addEventListener('click', sendAllTheSame);
    if (top !== self)
      shadow.addEventListener('click', (event) => openBehind(event as MouseEvent, host, shadow));
  }
  look();
  const again = () => {
    // Saying the same has it fetched anew.
    for (const picture of shadow.querySelectorAll('img')) if (!picture.naturalWidth) picture.src += '';
  };
  addEventListener('online', again, { signal: end });
  // Whoever comes to it may be about to have the shop called.
  for (const sign of ['pointerover', 'touchstart', 'focusin'])
    host.addEventListener(sign, prepareCalls, { once: true, passive: true, signal: end });
}

/**
 * A sandboxed frame that allows scripts but no forms sends none, and tells nobody: no form hears that it was to be sent.
 * Those of a widget go by script, so they may hear it all the same.
 */
function sendAllTheSame(event: Event): void {
  const button = (event.target as Element).closest<HTMLButtonElement>('[type=submit]');
  const form = button?.form;
  if (!form || !(form.noValidate || form.checkValidity())) return;
  const end = new AbortController();
  form.addEventListener('submit', () => end.abort(), { signal: end.signal });
  // A browser that sends it does so by the end of the press. A press that somebody prevented sends nothing.
  setTimeout(() => {
    if (end.signal.aborted) return;
    end.abort();
    if (event.defaultPrevented) return;
    form.dispatchEvent(new SubmitEvent('submit', { submitter: button, bubbles: true, cancelable: true }));
  });
}

/**
 * In a sandboxed frame that opens no windows a link to the shop does nothing, and tells nobody. So it is opened by script,
 * which learns of it; once everybody on the page has heard of the press, who may have prevented it.
 */
function openBehind(press: MouseEvent, host: Host, shadow: ShadowRoot): void {
  const link = (press.target as Element).closest<HTMLAnchorElement>('a[target=_blank]');
  if (!link || press.ctrlKey || press.metaKey || press.shiftKey || press.altKey) return;
  const heard = (event: Event) =>
    event === press && !event.defaultPrevented && openOrSay(press, link, host, shadow);
  addEventListener('click', heard, { once: true });
}

function openOrSay(event: MouseEvent, link: HTMLAnchorElement, host: Host, shadow: ShadowRoot): void {
  event.preventDefault();
  // Empty at first: what is refused stands in the console, and the address may carry the cart.
  const opened = open();
  if (opened) {
    try {
      opened.opener = null;
    } catch {
      // In a sandbox it is of another origin, which may be sent on and nothing else.
    }
    opened.location.replace(link.href);
    return;
  }
  shadow.querySelector('.window-blocked')?.remove();
  const words = document.createElement('p');
  words.role = 'alert';
  words.textContent = windowBlocked.message;
  const place = document.createElement('div');
  place.className = 'root window-blocked';
  place.append(words);
  shadow.append(place);
  host.emit('kerf-error', windowBlocked);
}

/** Returns what names the widget anew. While it is on the page, that happens by itself as well. */
function nameAfterPage(host: HTMLElement, shadow: ShadowRoot): () => void {
  const { labels } = host.attachInternals();
  let part: Element | null = null;
  /** What the part is called where the page says nothing. */
  let own: string | null = null;
  let given: string | null = null;
  const observer = new MutationObserver(look);
  function look() {
    observer.disconnect();
    const root = shadow.querySelector('.root');
    if (!root || !host.isConnected) return;
    const before = part;
    part = root.querySelector(named) ?? root;
    // Drawn anew, it has its own name again.
    if (part !== before || part.ariaLabel !== given) own = part.ariaLabel;
    const sources = sourcesOf(host, labels);
    given = sources.map(wordsOf).join(' ').trim() || own;
    root.role = root.ariaLabel = null;
    part.ariaLabel = given;
    if (part === root) root.role = given && 'group';
    for (const one of [host, root, ...sources]) observer.observe(one, watched);
  }
  return look;
}

/** What an element says. */
const wordsOf = (one: HTMLElement): string =>
  // biome-ignore lint/performance/useDomNodeTextContent: a label around a widget has in it what stands in its tag, unseen.
  one.ariaLabel ?? one.innerText;

/** What names a widget: what it points to, itself, or its labels. */
function sourcesOf(host: HTMLElement, labels: NodeList): HTMLElement[] {
  const tree = host.getRootNode() as Document | ShadowRoot;
  const found = (host.getAttribute('aria-labelledby') ?? '')
    .split(/\s+/)
    .flatMap((id) => tree.getElementById(id) ?? []);
  if (found.length) return found;
  return host.ariaLabel ? [host] : ([...labels] as HTMLElement[]);
}

/** Whether a press on a label came on to the widget. With a label around it, so does one in the widget itself. */
const isByLabel = (host: HTMLElement, event: MouseEvent): boolean =>
  event.isTrusted &&
  event.composedPath()[0] === host &&
  (host.getRootNode() as Document).elementFromPoint(event.clientX, event.clientY) !== host;

/** Moves the focus to where the keyboard would first come to. What is disabled or hidden does not take it. */
function focusFirst(shadow: ShadowRoot, options?: FocusOptions): void {
  for (const stop of shadow.querySelectorAll<HTMLElement>(stops)) {
    stop.focus(options);
    if (shadow.activeElement === stop) return;
  }
}
