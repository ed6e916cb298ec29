/** All slides in a row that scrolls sideways, by touch as by the buttons, and comes to rest on one of them. */
import type { Slide } from '@kerf/sdk/rules/gallery/slide';
import { useEffect, useLayoutEffect, useRef } from 'react';
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

/** How long nothing must have moved before the row is taken to rest, ms. */
const restsAfter = 120;

/** Scrolls the row, and nothing around it, to a slide. Measured from the first one, so that it holds right to left too. */
function bring(row: HTMLElement | null, place: number, behavior: ScrollBehavior): void {
  const [first, slide] = [row?.children[0], row?.children[place]];
  if (first instanceof HTMLElement && slide instanceof HTMLElement)
    row?.scrollTo({ left: slide.offsetLeft - first.offsetLeft, behavior });
}

export function Stage({ slides, place, isAside, designerUrl, onSettle }: StageProps) {
  const row = useRef<HTMLDivElement>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const drawn = slides.map(({ index }) => index).join();
  const drawnBefore = useRef('');

  useLayoutEffect(() => {
    // Other slides than before stand elsewhere; gliding past them would show what nobody asked for.
    const isSameRow = drawnBefore.current === drawn;
    drawnBefore.current = drawn;
    bring(row.current, place, isSameRow && wantsMotion() ? 'smooth' : 'instant');
  }, [place, drawn]);

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const observer = new ResizeObserver(() => bring(element, place, 'instant'));
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);

  useEffect(() => () => clearTimeout(rest.current), []);

  return (
    <div
      className="stage"
      part="stage"
      ref={row}
      // A stop of its own: the arrow keys scroll it.
      {...(slides.length > 1 && { role: 'group', 'aria-label': 'Slides', tabIndex: 0 })}
      onScroll={({ currentTarget }) => {
        clearTimeout(rest.current);
        const { scrollLeft, clientWidth } = currentTarget;
        rest.current = setTimeout(
          () => clientWidth && onSettle(Math.round(Math.abs(scrollLeft) / clientWidth)),
          restsAfter,
        );
      }}
    >
      {slides.map((slide, at) => (
        <SlideView
          key={slide.index}
          slide={slide}
          label={`${at + 1} of ${slides.length}`}
          isShown={at === place}
          isAside={isAside}
          designerUrl={designerUrl}
        />
      ))}
    </div>
  );
}
