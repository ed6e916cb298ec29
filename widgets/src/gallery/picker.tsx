/** Small pictures of all slides: one tab stop, arrows, Home and End move, and moving shows. */
import { pictureCopy, type Slide } from '@kerf/sdk/rules';
import { useEffect, useRef } from 'react';
import { PlayMark } from './play-mark.js';
import { useMedia } from './use-media.js';
import { wantsMotion } from './wants-motion.js';

export interface PickerProps {
  slides: readonly Slide[];
  /** Of the slide in view, from 0. */
  place: number;
  onPick: (place: number) => void;
}

export function Picker({ slides, place, onPick }: PickerProps) {
  const row = useRef<HTMLDivElement>(null);
  const shown = useRef(0);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    const [list, thumb] = [row.current, row.current?.children[place]];
    if (!list || !(thumb instanceof HTMLElement)) return;
    // The row alone: bringing the picture into view would move the page as well.
    list.scrollTo({
      left: thumb.offsetLeft - (list.clientWidth - thumb.offsetWidth) / 2,
      behavior: wantsMotion() ? 'smooth' : 'instant',
    });
  }, [place]);

  function move(event: KeyboardEvent) {
    const forward = row.current?.matches(':dir(rtl)') ? -1 : 1;
    const steps: Record<string, number> = {
      ArrowRight: place + forward,
      ArrowLeft: place - forward,
      Home: 0,
      End: slides.length - 1,
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const to = (step + slides.length) % slides.length;
    onPick(to);
    const thumb = row.current?.children[to];
    if (thumb instanceof HTMLElement) thumb.focus({ preventScroll: true });
  }

  if (slides.length < 2) return <div className="picker" />;
  return (
    <div
      className="picker"
      part="picker"
      role="toolbar"
      aria-label="Choose a slide"
      ref={row}
      onKeyDown={move}
    >
      {slides.map((slide, at) => (
        <button
          className="thumb"
          part={at === place ? 'thumbnail thumbnail-current' : 'thumbnail'}
          key={slide.index}
          type="button"
          aria-label={`${at + 1} of ${slides.length}: ${slide.alt}`}
          aria-current={at === place ? 'true' : undefined}
          tabIndex={at === place ? 0 : -1}
          onClick={() => onPick(at)}
        >
          <Thumb slide={slide} />
        </button>
      ))}
    </div>
  );
}

function Thumb({ slide }: { slide: Slide }) {
  const at = useMedia();
  if (slide.kind === 'designer')
    return (
      <span className="letters" aria-hidden="true">
        Aa
      </span>
    );
  return (
    <>
      <img
        className="picture"
        src={at(pictureCopy(slide.picture, 'thumb'))}
        width={72}
        height={54}
        alt=""
        loading="lazy"
        decoding="async"
      />
      {slide.kind === 'film' && (
        <span className="film-mark">
          <PlayMark />
        </span>
      )}
    </>
  );
}
