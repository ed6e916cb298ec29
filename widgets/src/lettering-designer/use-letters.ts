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
import { isFontHere, letterEngine, letterFont } from './letter-fonts.js';

/** Letters and how large they are cut, mm. */
export interface SizedLetters {
  set: SetLetters;
  widthMm: number;
  heightMm: number;
  /** That their font gives them at this width. */
  naturalMm: number;
  isAuto: boolean;
}

/** A design as it is drawn. */
export interface Letters extends SizedLetters {
  /** What is drawn of a design: while its letters are on their way, what was drawn before. */
  drawn: LetteringDesign;
  measured: readonly MeasuredCharacter[];
  fault: LetteringFault | null;
}

/** The letters of a design in a font that is here, at the size that is chosen; null where not all of it is here yet. */
export function sizeLetters(
  { text, align, font }: LetteringDesign,
  selection: Selection,
): SizedLetters | null {
  const opened = letterFont(font, text);
  if (!opened || !isFontHere(font, text)) return null;
  const set = opened.engine.setLetters(opened.font, { text, align });
  const widthMm = parseSize(selection.width);
  const typed = parseSize(selection.height);
  const isAuto = isAutoHeight(selection, typed);
  const naturalMm = autoHeight(set.box, widthMm);
  return { set, widthMm, heightMm: isAuto ? naturalMm : typed, naturalMm, isAuto };
}

/** The same with what can't be cut of them. */
export function useLetters(design: LetteringDesign, selection: Selection): Letters | null {
  const { text, align, font } = design;
  const { width, height } = selection;
  return useMemo((): Letters | null => {
    const sized = sizeLetters(design, selection);
    const engine = letterEngine();
    if (!sized || !engine) return null;
    const { set, widthMm, heightMm } = sized;
    const measured = widthMm ? engine.measureCharacters(set, widthMm, heightMm) : [];
    const fault = textFault(text) ?? missingFault(set.missing, font) ?? smallFault(measured);
    return { ...sized, drawn: design, measured, fault };
  }, [text, align, font, isFontHere(font, text), width, height, selection.lettering === undefined]);
}
