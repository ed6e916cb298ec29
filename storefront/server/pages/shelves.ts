import type { Shelf } from '../../pages/business-cards/index.js';
import type { RangeEntry } from '../../pages/range-grid.js';

const titles = {
  type: { title: 'By type', text: 'The kind of piece first; stock and finish on its page.' },
  material: { title: 'By material', text: 'The stock first: how thick, how white, how it takes ink.' },
} as const;

/** The landing page's shelves with what stands on them; an empty one is left out. */
export function shelves(entries: readonly (RangeEntry & { shelf: Shelf['id'] | null })[]): Shelf[] {
  return (['type', 'material'] as const)
    .map((id) => ({ id, ...titles[id], entries: entries.filter((entry) => entry.shelf === id) }))
    .filter((shelf) => shelf.entries.length > 0);
}
