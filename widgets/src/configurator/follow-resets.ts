import { applySelection } from '@kerf/sdk/actions';
import type { Range, Selection } from '@kerf/sdk/contract';
import { chosenProduct, offeredOptions, openingSelection, optionWords } from '@kerf/sdk/rules';
import type { Runtime } from '@kerf/sdk/runtime';

/** What the choice of a product or of a supply took back of what the visitor had chosen, in words. */
export interface Reset {
  words: string;
  /** What is selected since. */
  after: Selection;
  /** Goes back to what was. */
  undo(): void;
}

/** What is chosen from the panel's lists and typed into its fields, in words by what it is called. */
const wordsOf = (range: Range, selection: Selection): Map<string, string> =>
  new Map(
    offeredOptions(range, selection)
      .filter(({ isShown, field }) => isShown && field !== 'product_id')
      .map((option) => [option.label, optionWords(option, selection)]),
  );

/** What one selection had of a visitor's choices that the next lacks; '' for nothing, and where a choice was of something else. */
function resetWords(range: Range, before: Selection, after: Selection): string {
  const isOther = before.product_id !== after.product_id;
  if (!isOther && before.cutting_id === after.cutting_id) return '';
  // What a page of the product opens with is nobody's choice.
  const opened = wordsOf(range, openingSelection(range, chosenProduct(range, before).url_slug));
  const now = wordsOf(range, after);
  // The same supply may be chosen by the product alone.
  const chosen = offeredOptions(range, before).find(({ field }) => !isOther && field === 'cutting_id')?.label;
  const was = [...wordsOf(range, before)]
    .filter(
      ([label, words]) =>
        words && words !== opened.get(label) && words !== now.get(label) && label !== chosen,
    )
    .map(([label, words]) => `${label.replace(/ \(.+\)$/, '')} (was ${words})`);
  return was.length ? `Changed along with it: ${was.join(', ')}.` : '';
}

/** Tells what a choice took back of others, and what to go back to. Returns the function that ends it. */
export function followResets(runtime: Runtime, name: string, tell: (reset: Reset) => void): () => void {
  const now = () => runtime.snapshot().configurations[name];
  let last = now()?.selection ?? null;
  /** What the visitor went away from by going back. */
  let undone: Selection | null = null;
  return runtime.subscribe(() => {
    const { range, selection } = now() ?? {};
    if (!range || !selection || selection === last) return;
    const before = last;
    last = selection;
    if (!before || selection === undone) return;
    const words = resetWords(range, before, selection);
    if (!words) return;
    undone = before;
    tell({ words, after: selection, undo: () => applySelection(runtime, name, before) });
  });
}
