/** What a person does first on a page, whatever it is. A script's own scrolling counts too: the page moves either way. */
const signs = [
  'pointermove',
  'pointerdown',
  'pointerup',
  'pointercancel',
  'click',
  'keydown',
  'wheel',
  'scroll',
  'focusin',
  'input',
  // Who comes back to a page that was hidden is there.
  'visibilitychange',
];

/** A finger's press becomes a click this long after it was lifted, if at all, ms. */
const clickFollows = 100;

interface Waiting {
  element: Element;
  answer(): void;
}

const waiting = new Set<Waiting>();
let listening: AbortController | undefined;
let isPressed = false;
let lifted: ReturnType<typeof setTimeout>;

/** Whether somebody pressed, typed or scrolled before anybody listened. */
const isSomebodyThere = (): boolean => Boolean(navigator.userActivation?.hasBeenActive || scrollY);

/**
 * Calls `answer` once a person gave a first sign of being there: moved, pressed, typed, scrolled. A press counts when it
 * is over: what it began on may be drawn anew, and would never hear its end. Of several elements, the one that was
 * touched is answered first. All that wait share one set of listeners, which goes with the sign.
 */
export function onFirstSign(element: Element, answer: () => void): void {
  if (isSomebodyThere()) {
    answer();
    return;
  }
  waiting.add({ element, answer });
  if (listening) return;
  listening = new AbortController();
  const { signal } = listening;
  for (const type of signs) addEventListener(type, heed, { capture: true, passive: true, signal });
}

function heed(event: Event): void {
  const { type } = event;
  if (document.visibilityState !== 'visible') return;
  const touched = event.composedPath();
  if (type === 'pointerdown') isPressed = true;
  else if (type === 'pointerup') lifted = setTimeout(answerAll, clickFollows, touched);
  // The focus that a press brings comes before its end; a finger that moves may be about to scroll.
  else if (type === 'focusin' ? !isPressed : type !== 'pointermove' || !(event as PointerEvent).buttons)
    answerAll(touched);
}

function answerAll(touched: readonly EventTarget[]): void {
  clearTimeout(lifted);
  listening?.abort();
  listening = undefined;
  isPressed = false;
  const all = [...waiting];
  waiting.clear();
  const isTouched = ({ element }: Waiting) => Number(touched.includes(element));
  for (const { answer } of all.sort((one, other) => isTouched(other) - isTouched(one))) answer();
}
