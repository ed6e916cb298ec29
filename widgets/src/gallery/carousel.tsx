/** One slide in view, the ways to the others, and what is said when one is taken. */
import type { Product } from '@kerf/sdk/contract';
import { type GalleryChoice, gallerySlides, hasRollDispenser, productName } from '@kerf/sdk/rules';
import { useState } from 'react';
import { useWidget } from '../element/widget-context.js';
import { DispenserPromo } from './dispenser-promo.js';
import { Picker } from './picker.js';
import { Stage } from './stage.js';
import { useShownSlide } from './use-shown-slide.js';

export interface CarouselProps {
  product: Product;
  itemSlug: string;
  choice: GalleryChoice;
  /** Pieces of one set; null while a custom quantity is missing. */
  quantity: number | null;
  /** Address of the lettering designer; '' where the page has none. */
  designerUrl: string;
}

/** Drawn: few fonts have arrows, and what has to be found in another one held up the first view of a page. */
const Arrow = ({ path }: { path: string }) => (
  <svg className="arrow-mark" viewBox="0 0 16 16" aria-hidden="true">
    <path d={path} />
  </svg>
);

export function Carousel({ product, itemSlug, choice, quantity, designerUrl }: CarouselProps) {
  const { host } = useWidget();
  const [shown, setShown] = useShownSlide({ product, itemSlug, choice });
  const [said, setSaid] = useState('');
  const [isTold, setIsTold] = useState(false);
  const slides = gallerySlides(product, itemSlug, choice);
  const count = slides.length;
  const place = Math.max(
    0,
    slides.findIndex(({ index }) => index === shown),
  );
  const go = (to: number) => {
    const next = (to + count) % count;
    const slide = slides[next];
    if (!slide || next === place) return;
    setShown(slide.index);
    setSaid(`${next + 1} of ${count}: ${slide.alt}`);
    host?.emit('kerf-slide', { index: slide.index });
  };
  return (
    <section
      className="gallery"
      part="gallery"
      aria-roledescription="carousel"
      aria-label={`Pictures of ${productName(product)}`}
    >
      <div className="frame">
        {count > 1 && (
          <>
            <button
              className="arrow previous"
              part="previous"
              type="button"
              aria-label="Previous slide"
              onClick={() => go(place - 1)}
            >
              <Arrow path="M14 8H2m5-5-5 5 5 5" />
            </button>
            <button
              className="arrow next"
              part="next"
              type="button"
              aria-label="Next slide"
              onClick={() => go(place + 1)}
            >
              <Arrow path="M2 8h12M9 3l5 5-5 5" />
            </button>
          </>
        )}
        <Stage slides={slides} place={place} isAside={isTold} designerUrl={designerUrl} onSettle={go} />
      </div>
      <p className="out" role="status">
        {said}
      </p>
      <Picker slides={slides} place={place} onPick={go} />
      {hasRollDispenser(product.id, choice.cutting_id) && (
        <DispenserPromo quantity={quantity} isOpen={isTold} onOpen={setIsTold} />
      )}
    </section>
  );
}
