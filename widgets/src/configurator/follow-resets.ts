import type { Range, Selection } from '@kerf/sdk/contract';
import { chosenProduct, type Fact, factsOf, offeredOptions, openingSelection } from '@kerf/sdk/rules';
import type { Runtime } from '@kerf/sdk/runtime';

/** What the choice of a product or of a supply took back of what the visitor had chosen, in words, and both selections. */
export interface Reset {
  words: string;
  before: Selection;
  after: Selection;
}

/** What somebody chose themselves: what a page of the product opens with is nobody's choice. */
function ownFacts(range: Range, selection: Selection): Fact[] {
  const opening = openingSelection(range, chosenProduct(range, selection).url_slug);
  const opened = new Map(factsOf(range, opening));
  return factsOf(range, selection).filter(([label, words]) => opened.get(label) !== words);
}

/** What one selection had of a visitor's choices that the next lacks; '' for nothing, and where a choice was of something else. */
function resetWords(range: Range, before: Selection, after: Selection): string {
  const isOther = before.product_id !== after.product_id;
  if (!isOther && before.cutting_id === after.cutting_id) return '';
  const supply = offeredOptions(range, before).find(({ field }) => field === 'cutting_id')?.label;
  const now = new Map(factsOf(range, after));
  const lost = ownFacts(range, before).filter(
    // The same supply may be chosen by the product alone.
    ([label, words]) => now.get(label) !== words && (isOther || label !== supply),
  );
  if (!lost.length) return '';
  const was = lost.map(([label, words]) => `${label.replace(/ \(.+\)$/, '')} (was ${words})`);
  return `Changed along with it: ${was.join(', ')}.`;
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
    tell({ words, before, after: selection });
  });
}
