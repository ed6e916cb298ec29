import type { LetteringDesign } from '../../contract/lettering.js';
import { letteringDebounce, letteringProductId } from '../../contract/limits.js';
import type { Selection } from '../../contract/selection.js';
import { changeSelection } from '../change-selection.js';
import type { Runtime } from '../runtime.js';

/**
 * Changes what is spelled, in which font, how it is aligned; null takes the design away. The first design of a selection
 * takes its height from font and width, unless its size was chosen. Text is priced when typing has stopped, all else at once. Where the product has no
 * letters nothing changes.
 */
export function designLettering(rt: Runtime, name: string, design: LetteringDesign | null): void {
  const { range, selection: before } = rt.state.configurations[name] ?? {};
  if (before?.product_id !== letteringProductId) return;
  const isTyped = design !== null && design.text !== before.lettering?.text;
  changeSelection(
    rt,
    name,
    (_range, { lettering, ...selection }) => ({
      ...(design && !lettering ? fittedSize(selection, range?.opening_selection) : selection),
      // Half of a character can't be sent.
      ...(design && { lettering: { ...design, text: design.text.replace(/\p{Cs}/gu, '') } }),
    }),
    isTyped ? { typed: { field: 'lettering', wait: letteringDebounce } } : { ends: ['lettering'] },
  );
}

/** A selection whose height is that of its letters, where nobody chose its size: typed one, or took another than it opened with. */
export function fittedSize(selection: Selection, opening: Selection | undefined): Selection {
  const isTyped = selection.size_id === null;
  const isChosen = opening?.product_id === letteringProductId && opening.size_id !== selection.size_id;
  return isTyped || isChosen ? selection : { ...selection, size_id: null, height: '' };
}
