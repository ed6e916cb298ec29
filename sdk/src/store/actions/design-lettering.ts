import type { LetteringDesign } from '../../contract/lettering.js';
import { letteringDebounce, letteringProductId } from '../../contract/limits.js';
import { changeSelection } from '../change-selection.js';
import type { Runtime } from '../runtime.js';

/**
 * Changes what is spelled, in which font, how it is aligned; null takes the design away. The first design of a selection
 * takes its height from font and width. Text is priced when typing has stopped, all else at once. Where the product has no
 * letters nothing changes.
 */
export function designLettering(rt: Runtime, name: string, design: LetteringDesign | null): void {
  const before = rt.state.configurations[name]?.selection;
  if (before?.product_id !== letteringProductId) return;
  const isTyped = design !== null && design.text !== before.lettering?.text;
  changeSelection(
    rt,
    name,
    (_range, { lettering, ...selection }) => ({
      ...selection,
      ...(design && !lettering && { size_id: null, height: '' }),
      // Half of a character can't be sent.
      ...(design && { lettering: { ...design, text: design.text.replace(/\p{Cs}/gu, '') } }),
    }),
    isTyped ? { typed: { field: 'lettering', wait: letteringDebounce } } : { ends: ['lettering'] },
  );
}
