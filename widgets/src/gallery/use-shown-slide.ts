import { followingSlide, type GallerySubject, openingSlide } from '@kerf/sdk/rules';
import { useState } from 'react';

/** The slide in view, and how the visitor moves to another; it follows the configuration by itself. */
export function useShownSlide(subject: GallerySubject): [index: number, show: (index: number) => void] {
  const [held, setHeld] = useState(() => ({ subject, index: openingSlide(subject) }));
  const { product, choice } = held.subject;
  if (product === subject.product && choice === subject.choice)
    return [held.index, (index) => setHeld({ subject, index })];
  const index = followingSlide(held.subject, subject, held.index);
  // Not in an effect: the slide that is left may no longer be there to be drawn.
  setHeld({ subject, index });
  return [index, (to) => setHeld({ subject, index: to })];
}
