import type { LetteringDesign, Range, Selection } from '@kerf/sdk/contract';
import type { SetLetters } from '@kerf/sdk/lettering';
import {
  autoHeight,
  isAutoHeight,
  type LetteringFault,
  type MeasuredCharacter,
  missingFault,
  parseSize,
  smallFault,
  textFault,
} from '@kerf/sdk/rules';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useWidget } from '../element/widget-context.js';
import { fetchLetterFont, letterFont } from './letter-fonts.js';

/** A design as it is drawn, mm. */
export interface Letters {
  set: SetLetters;
  /** The font that it is set in, which while another one is on its way is the one before. */
  font: string;
  widthMm: number;
  heightMm: number;
  /** That its font gives it at this width. */
  naturalMm: number;
  isAuto: boolean;
  measured: readonly MeasuredCharacter[];
  fault: LetteringFault | null;
}

interface Opened extends LetteringDesign {
  range: Range;
  selection: Selection;
}

/** The letters of a design at the size that is chosen, at once with every key; null until its first font is here. */
export function useLetters({ selection, ...design }: Opened): {
  letters: Letters | null;
  hasFailed: boolean;
  retry: () => void;
} {
  const { runtime } = useWidget();
  const { text, font, align } = design;
  const [tries, setTries] = useState(0);
  const [fetched, setFetched] = useState('');
  const [failed, setFailed] = useState('');
  useEffect(() => {
    if (letterFont(font)) return;
    let isGone = false;
    fetchLetterFont(runtime, font).then(
      () => isGone || setFetched(font),
      () => isGone || setFailed(font),
    );
    return () => {
      isGone = true;
    };
  }, [runtime, font, tries]);
  const last = useRef('');
  if (letterFont(font)) last.current = font;
  const shown = last.current;
  const set = useMemo(() => {
    const opened = letterFont(shown);
    return opened?.engine.setLetters(opened.font, { text, align });
  }, [shown, text, align, fetched]);
  const widthMm = parseSize(selection.width);
  const typed = parseSize(selection.height);
  const letters = useMemo((): Letters | null => {
    const opened = letterFont(shown);
    if (!set || !opened) return null;
    const isAuto = isAutoHeight(selection, typed);
    const naturalMm = autoHeight(set.box, widthMm);
    const heightMm = isAuto ? naturalMm : typed;
    const measured = widthMm ? opened.engine.measureCharacters(set, widthMm, heightMm) : [];
    const fault = textFault(text) ?? missingFault(set.missing, shown) ?? smallFault(measured);
    return { set, font: shown, widthMm, heightMm, naturalMm, isAuto, measured, fault };
  }, [set, widthMm, typed, shown, text]);
  return {
    letters,
    hasFailed: failed === font && !letterFont(font),
    retry: () => {
      setFailed('');
      setTries(tries + 1);
    },
  };
}
