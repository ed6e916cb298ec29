import type { LetteringDesign, Selection } from '@kerf/sdk/contract';
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
import { useMemo } from 'react';
import { letterFont } from './letter-fonts.js';

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

/** The letters of a design in a font that is here, at the size that is chosen; null where none is here yet. */
export function useLetters({ text, align, font }: LetteringDesign, selection: Selection): Letters | null {
  const set = useMemo(() => {
    const opened = letterFont(font);
    return opened?.engine.setLetters(opened.font, { text, align });
  }, [font, text, align]);
  const widthMm = parseSize(selection.width);
  const typed = parseSize(selection.height);
  return useMemo((): Letters | null => {
    const opened = letterFont(font);
    if (!set || !opened) return null;
    const isAuto = isAutoHeight(selection, typed);
    const naturalMm = autoHeight(set.box, widthMm);
    const heightMm = isAuto ? naturalMm : typed;
    const measured = widthMm ? opened.engine.measureCharacters(set, widthMm, heightMm) : [];
    const fault = textFault(text) ?? missingFault(set.missing, font) ?? smallFault(measured);
    return { set, font, widthMm, heightMm, naturalMm, isAuto, measured, fault };
  }, [set, widthMm, typed, font, text]);
}
