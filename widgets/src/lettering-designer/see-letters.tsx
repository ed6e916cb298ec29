/** The letters of a design where they will be: united first, as they are cut, while somebody looks. */
import { outlineData, scaleTo, uniteLetters } from '@kerf/sdk/lettering';
import { useMemo } from 'react';
import type { DialogState } from './dialog-button.js';
import { SeeItThere } from './see-it-there.js';
import type { Letters } from './use-letters.js';
import { paintOf, type Vinyl, VinylPaint } from './vinyl.js';

export interface SeenLetters {
  letters: Letters;
  vinyl: Vinyl;
  /** What they say. */
  words: string;
}

export function SeeLetters({ letters, vinyl, words, ...state }: SeenLetters & DialogState) {
  const { set, widthMm, heightMm } = letters;
  const { isOpen } = state;
  const d = useMemo(
    () => (isOpen ? outlineData(scaleTo(uniteLetters(set), widthMm, heightMm)) : ''),
    [isOpen, set, widthMm, heightMm],
  );
  return (
    <SeeItThere
      {...state}
      d={d}
      widthMm={widthMm}
      heightMm={heightMm}
      words={words}
      fill={paintOf(vinyl, 'seen-vinyl')}
      paint={<VinylPaint vinyl={vinyl} id="seen-vinyl" width={widthMm} height={heightMm} />}
    />
  );
}
