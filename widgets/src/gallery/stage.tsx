/** All slides in a row that scrolls sideways, by touch as by the buttons, and comes to rest on one of them. */
import type { Slide } from '@kerf/sdk/rules';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { SlideView } from './slide-view.js';
import { wantsMotion } from './wants-motion.js';

export interface StageProps {
  slides: readonly Slide[];
  /** Of the slide in view, from 0. */
  place: number;
  /** Something stands before the gallery, so that its films pause. */
  isAside: boolean;
  designerUrl: string;
  /** The visitor moved it to rest on a slide. */
  onSettle: (place: number) => void;
}

/** Where the browser does not tell that the row came to rest: how long nothing must have moved, ms. */
const restsAfter = 120;

/** Where the row is scrolled to for a slide. Measured from the first one, so that it holds right to left too. */
function offsetOf(row: HTMLElement, place: number): number {
  const [first, slide] = [row.children[0], row.children[place]];
  return first instanceof HTMLElement && slide instanceof HTMLElement
    ? slide.offsetLeft - first.offsetLeft
    : 0;
}

export function Stage({ slides, place, isAside, designerUrl, onSettle }: StageProps) {
  const row = useRef<HTMLDivElement>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const drawn = slides.map(({ index }) => index).join();
  const drawnBefore = useRef('');
  // How it goes to a slide that was asked for. A glide that is interrupted by the next one rests for an instant between
  // slides, which nobody chose; what was left of it is added to a jump by some browsers, which end one slide further.
  const going = useRef<'glide' | 'jump' | null>(null);

  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return;
    // Where it is drawn first it is brought there below, once it is laid out: to ask before would hold up the page.
    if (!drawnBefore.current) {
      drawnBefore.current = drawn;
      return;
    }
    // To the slide beside it; gliding past others, or among others than before, shows what nobody asked for.
    const isSameRow = drawnBefore.current === drawn;
    drawnBefore.current = drawn;
    const left = offsetOf(element, place);
    const way = Math.abs(left - element.scrollLeft);
    const isNear = way < element.clientWidth * 1.5;
    going.current = way <= 1 ? null : isSameRow && wantsMotion() && isNear ? 'glide' : 'jump';
    element.scrollTo({ left, behavior: going.current === 'glide' ? 'smooth' : 'instant' });
  }, [place, drawn]);

  const placeNow = useRef(place);
  placeNow.current = place;
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const takeOver = () => {
      going.current = null;
    };
    for (const hand of ['pointerdown', 'wheel']) element.addEventListener(hand, takeOver, { passive: true });
    const observer = new ResizeObserver(() => {
      const left = offsetOf(element, placeNow.current);
      if (Math.abs(left - element.scrollLeft) > 1) element.scrollTo({ left, behavior: 'instant' });
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      clearTimeout(rest.current);
    };
  }, []);

  const settle = (element: HTMLElement) => {
    const { scrollLeft, clientWidth } = element;
    if (!clientWidth) return;
    const at = Math.round(Math.abs(scrollLeft) / clientWidth);
    if (at === place) going.current = null;
    else if (going.current === 'jump')
      element.scrollTo({ left: offsetOf(element, place), behavior: 'instant' });
    else if (!going.current) onSettle(at);
  };

  /** Of its own, since the browser's drops a key that comes while the row glides. */
  const pressKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const { key, target, currentTarget } = event;
    if (target !== currentTarget || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const forth = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1;
    const to = { ArrowRight: place + forth, ArrowLeft: place - forth, Home: 0, End: slides.length - 1 }[key];
    if (to === undefined) return;
    event.preventDefault();
    if (slides[to]) onSettle(to);
  };

  return (
    <div
      className="stage"
      part="stage"
      ref={row}
      // A stop of its own, with the arrow keys.
      {...(slides.length > 1 && { role: 'group', 'aria-label': 'Slides', tabIndex: 0, onKeyDown: pressKey })}
      onScrollEnd={({ currentTarget }) => settle(currentTarget)}
      onScroll={({ currentTarget }) => {
        if ('onscrollend' in currentTarget) return;
        clearTimeout(rest.current);
        rest.current = setTimeout(settle, restsAfter, currentTarget);
      }}
    >
      {slides.map((slide, at) => (
        <SlideView
          key={slide.index}
          slide={slide}
          label={`${at + 1} of ${slides.length}`}
          isShown={at === place}
          // The row stands at its begin until a script moves it.
          isFirst={at === place || at === 0}
          isAside={isAside}
          designerUrl={designerUrl}
        />
      ))}
    </div>
  );
}
